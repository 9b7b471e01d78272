import { type InferType, mixed, number, object, string } from 'yup'
import { texts } from '../forms/texts'
import { VOUCHER_TYPES, type VoucherType } from '../voucher'

/** '079 203 001234' → '079203001234' */
const withoutGaps = (value: unknown) => (typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value)

/** A citizen's number of 12 digits, or the former one of 9. */
const ID_NUMBER = /^(\d{12}|\d{9})$/

const day = () =>
  string()
    .max(10)
    .matches(/^\d{2}\/\d{2}\/\d{4}$/, texts.wrongType)
    .required()

const phone = string()
  .transform(withoutGaps)
  .max(13, texts.phoneInvalid)
  .matches(/^(\+?\d{9,12})?$/, texts.phoneInvalid)
  .default('')

const idNumber = string()
  .transform(withoutGaps)
  .max(12, texts.idNumber)
  .test('id-number', texts.idNumber, (value) => !value || ID_NUMBER.test(value))
  .default('')

/** Body of POST /user/me/tokens/redeem (GAM-08); `kpi` is the ID number. Phone and ID number come both or not at all (GAM-09). */
export const redeemInputSchema = object({
  points: number().integer().min(1).max(1_000_000_000).required(),
  phone_no: phone,
  kpi: idNumber,
  partner_id: string().max(200).nullable().default(null),
  tnc: string().max(20_000).nullable().default(null),
  email_banner: string().max(2_048).nullable().default(null),
  prize_name: string().max(200).required(),
  type: mixed<VoucherType>().oneOf(VOUCHER_TYPES).required(),
  campaign_id: string()
    .max(10)
    .matches(/^[1-9]\d{0,8}$/)
    .required(),
  start_date: day(),
  end_date: day(),
})
export type RedeemInput = InferType<typeof redeemInputSchema>

/** The form step of a redemption: the same rules, and both must be given. */
export const redeemFormSchema = object({
  phone_no: phone.required(texts.phoneRequired),
  kpi: idNumber.required(texts.idNumberRequired),
})

/** Of phone and ID number the field that is missing where only one was given; null where both or none were (GAM-09). */
export function missingOfPair({
  phone_no,
  kpi,
}: Pick<RedeemInput, 'phone_no' | 'kpi'>): 'phone_no' | 'kpi' | null {
  if (phone_no === '' && kpi !== '') return 'phone_no'
  return phone_no !== '' && kpi === '' ? 'kpi' : null
}
