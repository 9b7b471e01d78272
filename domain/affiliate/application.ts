import { boolean, type InferType, mixed, number, object, string } from 'yup'
import { required, words } from '../forms/fields'
import { texts } from '../forms/texts'
import { BANK_BINS } from './banks'
import { isCitizenNumber, isSameHolder, isTaxCode } from './identity'

/** The document that affiliates agree to: content/vi/pages/<slug>. */
export const AFFILIATE_TERMS = 'affiliateterms'

export const PARTNER_KINDS = ['person', 'company'] as const
export type PartnerKind = (typeof PARTNER_KINDS)[number]

/** '079 203 001234' → '079203001234' */
const withoutGaps = (value: unknown) => (typeof value === 'string' ? value.replace(/[\s.]/g, '') : value)

const ACCOUNT = /^[0-9A-Z]{6,19}$/

const idNumber = string()
  .transform(withoutGaps)
  .max(14, texts.wrongType)
  .required(texts.missing)
  .when('kind', ([kind], schema) =>
    kind === 'company'
      ? schema.test('tax-code', texts.taxCode, (value) => isTaxCode(value))
      : schema.test('citizen', texts.citizenNumber, (value) => isCitizenNumber(value)),
  )

/** Where payouts go. The holder is the applicant: the shop pays no third person. */
const account = {
  bank_bin: string().max(6).oneOf(BANK_BINS, texts.choose).required(texts.choose),
  account_number: string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[\s.-]/g, '').toUpperCase() : value,
    )
    .max(19, texts.accountNumber)
    .required(texts.missing)
    .matches(ACCOUNT, texts.accountNumber),
  account_holder: words(120).test(
    'holder',
    texts.accountHolder,
    (value, { parent }: { parent: { legal_name?: string } }) => isSameHolder(value, parent.legal_name ?? ''),
  ),
}

/** POST /affiliates: what the E-commerce Law wants known of an affiliate, and where the money goes. */
export const applicationSchema = object({
  /** what visitors read */
  name: words(60),
  channels: required(1_000),
  kind: mixed<PartnerKind>().oneOf(PARTNER_KINDS).required(),
  legal_name: words(120),
  id_number: idNumber,
  ...account,
  /** the version of AFFILIATE_TERMS that was shown */
  terms_version: number().integer().min(1).max(1_000_000).required(),
  is_agreed: boolean().oneOf([true], texts.agree).required(),
})
export type Application = InferType<typeof applicationSchema>
