import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { INTEGER_MAX } from '../constants'
import { pictureSchema } from '../picture'
import { VOUCHER_TYPES, type VoucherType } from '../voucher'
import { OFFER_GIVERS } from './bank-offer'
import { parseSections } from './sections'
import { TOKEN_RULE_KINDS } from './tokens'

/** Ids of rows, dong and counts are integers of PostgreSQL. */
const count = () => number().integer().min(1).max(INTEGER_MAX)
const ids = () => array(count().required()).max(500).default([])
const scope = () => object({ brand_ids: ids(), category_ids: ids(), product_ids: ids() })
const key = () =>
  string()
    .max(60)
    .matches(/^[a-z0-9-]+$/)
    .required()
const text = (max: number) => string().max(max).default('')

/** An instant with its offset: '2026-12-01T00:00:00+07:00'. */
const instant = () =>
  string()
    .max(40)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/)
    .test('instant', 'is no instant', (value) => !value || !Number.isNaN(Date.parse(value)))
    .required()

/** A picture whose size a column of integers holds. */
const picture = pictureSchema.shape({ width: count().required(), height: count().required() })

const discount = object({
  kind: string()
    .oneOf(['amount', 'percentage'] as const)
    .required(),
  value: count().required(),
  max: count().nullable().default(null),
})

export const tokenRuleInput = object({
  key: key(),
  kind: string().oneOf(TOKEN_RULE_KINDS).required(),
  tokens: count().required(),
  per_amount: count().nullable().default(null),
  daily_cap: count().nullable().default(null),
  total_cap: count().nullable().default(null),
  scope: scope(),
})
export type TokenRuleInput = InferType<typeof tokenRuleInput>

/** What a prize's voucher takes off or gives; each member gets one of their own. */
const prizeVoucher = object({
  discount: discount.nullable().default(null),
  gift_product_id: count().nullable().default(null),
  min_amount: count().nullable().default(null),
  payment_methods: array(string().max(40).required()).max(20).default([]),
  /** how long a member's voucher is good */
  days: count().max(366).default(30),
})
  .nullable()
  .default(null)
  .test(
    'gives',
    'takes something off or gives a product',
    (value) => value?.discount !== null || value.gift_product_id !== null,
  )

export const prizeInput = object({
  name: string().max(200).required(),
  type: mixed<VoucherType>().oneOf(VOUCHER_TYPES).required(),
  description: text(5_000),
  image: picture.nullable().default(null),
  points: count().required(),
  /** pieces in all, those redeemed included */
  stock: number().integer().min(0).max(INTEGER_MAX).required(),
  per_member: count().nullable().default(null),
  is_form_needed: boolean().default(false),
  /** null: a thing that the shop hands over */
  voucher: prizeVoucher,
  partner_id: string().max(200).nullable().default(null),
  tnc: text(20_000),
  email_banner: string().max(2_048).nullable().default(null),
  start_date: instant(),
  end_date: instant(),
}).test(
  'form',
  'asks for phone and ID number only for a thing that is handed over, not for a voucher',
  (value) => !(value.is_form_needed && value.voucher !== null),
)
export type PrizeInput = InferType<typeof prizeInput>

export const bankOfferInput = object({
  key: key(),
  bank: string().max(100).required(),
  name: string().max(200).required(),
  description: text(5_000),
  given_by: string().oneOf(OFFER_GIVERS).required(),
  /** of an offer of the shop: the code of a public voucher */
  voucher_code: string().max(60).nullable().default(null),
  card_prefixes: array(
    string()
      .max(8)
      .matches(/^\d{4,8}$/)
      .required(),
  )
    .max(100)
    .default([]),
  discount: discount.nullable().default(null),
  min_amount: count().nullable().default(null),
  payment_methods: array(string().max(40).required()).max(20).default([]),
  scope: scope(),
  how_to: array(string().max(500).required()).max(20).default([]),
  start_date: instant(),
  end_date: instant(),
}).test(
  'giver',
  'an offer of the shop has a voucher_code and no card_prefixes, for the shop sees no card; one of the bank has a discount and no voucher_code',
  ({ given_by, voucher_code, card_prefixes, discount: given }) =>
    given_by === 'shop'
      ? voucher_code !== null && card_prefixes.length === 0
      : voucher_code === null && given !== null,
)
export type BankOfferInput = InferType<typeof bankOfferInput>

/** Says which section cannot be shown, instead of leaving it out. */
const sections = mixed<readonly unknown[]>()
  .test(
    'sections',
    ({ path }) => `${path} is no list of sections`,
    (value) => Array.isArray(value),
  )
  .test('each', 'a section is wrong', (value, context) => {
    const [first] = parseSections(value).dropped
    return first
      ? context.createError({ message: `sections[${first.index}] ${first.type}: ${first.reason}` })
      : true
  })
  .default([])

/** The file of `npm run campaigns -- import`: a campaign with its rules and prizes, and offers of banks. Each part may be left out. */
export const campaignFileSchema = object({
  campaign: object({
    slug: key(),
    name: string().max(200).required(),
    description: text(5_000),
    tnc: text(20_000),
    image: picture.nullable().default(null),
    is_display_icon_web: boolean().default(false),
    is_top_spender: boolean().default(false),
    is_top_review: boolean().default(false),
    sections,
    start_date: instant(),
    end_date: instant(),
    rules: array(tokenRuleInput.required()).max(100).default([]),
    prizes: array(prizeInput.required()).max(200).default([]),
  })
    .nullable()
    .default(null),
  bank_offers: array(bankOfferInput.required()).max(500).default([]),
})
export type CampaignFile = InferType<typeof campaignFileSchema>
