import { array, type InferType, number, object, string } from 'yup'

/** Slugs of the documents that a member and a buyer agree to. */
export const AGREED_DOCUMENTS = ['termsandconditions', 'privacypolicy'] as const

/** Where an agreement was given: with the account, with an order, or to the notice of a new version. */
export const AGREEMENT_SOURCES = ['registration', 'order', 'notice'] as const
export type AgreementSource = (typeof AGREEMENT_SOURCES)[number]

const documentSchema = object({
  slug: string().oneOf(AGREED_DOCUMENTS).required(),
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
      slug: string().oneOf(AGREED_DOCUMENTS).required(),
      version: number().integer().min(1).max(1_000_000).required(),
    }).required(),
  )
    .min(1)
    .max(AGREED_DOCUMENTS.length)
    .required(),
})
