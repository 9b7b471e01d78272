import { array, type InferType, number, object, string } from 'yup'

/** Slugs of the documents that a member and a buyer agree to. */
export const AGREED_DOCUMENTS = ['termsandconditions', 'privacypolicy'] as const

/** Documents that only those agree to who take part in something; from then on they learn of new versions as of the others. */
export const PARTNER_DOCUMENTS = ['affiliateterms'] as const
export type PartnerDocument = (typeof PARTNER_DOCUMENTS)[number]

const ALL_DOCUMENTS = [...AGREED_DOCUMENTS, ...PARTNER_DOCUMENTS] as const

/** Where an agreement was given: with the account, with an order, to the notice of a new version, or with an application. */
export const AGREEMENT_SOURCES = ['registration', 'order', 'notice', 'application'] as const
export type AgreementSource = (typeof AGREEMENT_SOURCES)[number]

const documentSchema = object({
  slug: string().oneOf(ALL_DOCUMENTS).required(),
  /** the version in force */
  version: number().required(),
  title: string().required(),
  /** what is different from the version before; empty in the first one */
  changes: string().defined(),
  /** day: '2026-01-01' */
  in_force: string().required(),
  /** null: the member has not agreed to this version */
  accepted_at: string().nullable().default(null),
})
export type AgreedDocument = InferType<typeof documentSchema>

/** GET and PUT /user/me/agreements: the documents in force, those without an agreement first. */
export const agreementsSchema = object({ documents: array(documentSchema.required()).required() })
export type Agreements = InferType<typeof agreementsSchema>

/** PUT /user/me/agreements: the versions that were shown. */
export const agreementsInput = object({
  documents: array(
    object({
      slug: string().oneOf(ALL_DOCUMENTS).required(),
      version: number().integer().min(1).max(1_000_000).required(),
    }).required(),
  )
    .min(1)
    .max(ALL_DOCUMENTS.length)
    .required(),
})
