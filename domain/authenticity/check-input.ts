import { type InferType, mixed, object, string } from 'yup'
import { rowId } from '../catalog/listing/catalog-filter'
import { emailFormat } from '../forms/fields'
import { texts } from '../forms/texts'
import { BATCH, tidyBatch } from './batch'
import { CODE_LENGTH, type CodeFault, readCode } from './code'

/** Where a shopper says they bought what they check; '' when they do not say. */
export const SELLERS = ['', 'nang-web', 'nang-store', 'elsewhere', 'gift'] as const
export type Seller = (typeof SELLERS)[number]

/** Most characters of the name of another shop. */
export const SELLER_NAME_LENGTH = 100

const FAULTS: Readonly<Record<CodeFault, string>> = {
  missing: 'Bạn nhập mã trên hộp nhé',
  short: `Mã còn thiếu ký tự. Mã có ${CODE_LENGTH} ký tự, không tính dấu gạch`,
  long: `Mã thừa ký tự. Mã có ${CODE_LENGTH} ký tự, không tính dấu gạch`,
  symbols: 'Mã chỉ gồm chữ cái và chữ số. Bạn tắt bộ gõ tiếng Việt rồi nhập lại nhé',
  typo: 'Có ký tự gõ nhầm. Bạn so lại với mã trên hộp nhé',
}

/** What is wrong with a typed code, in the shopper's words; null for one that may be right. */
export function codeFaultText(typed: string): string | null {
  const read = readCode(typed)
  return 'fault' in read ? FAULTS[read.fault] : null
}

const code = () =>
  string()
    .default('')
    .max(60, texts.max)
    .test('code', (value, context) => {
      const message = codeFaultText(value)
      return message === null || context.createError({ message })
    })

/** What the form of a check asks (PDP-30). */
export const checkFormSchema = object({
  code: code(),
  batch: string()
    .transform((value: unknown) => (typeof value === 'string' ? tidyBatch(value) : value))
    .max(30, texts.max)
    .default('')
    .test(
      'batch',
      'Số lô gồm chữ cái không dấu, chữ số, dấu gạch và dấu chấm',
      (value) => value === '' || BATCH.test(value),
    ),
  bought_from: mixed<Seller>().oneOf(SELLERS, texts.choose).default(''),
  seller_name: string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .max(SELLER_NAME_LENGTH, texts.max)
    .default(''),
  /** for a mail in case the batch is recalled; members get it at the address of their account */
  email: emailFormat().default(''),
})
export type CheckForm = InferType<typeof checkFormSchema>

/** POST /v3/authenticity/checks */
export const checkInputSchema = checkFormSchema.shape({
  /** the product whose page the check was opened from */
  product_id: rowId.optional(),
})
export type CheckInput = InferType<typeof checkInputSchema>
