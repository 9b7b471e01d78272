import type { ValidationError } from 'yup'
import { texts } from './texts'

type Text = (limit: number) => string

const vietnamese = (value: number) => value.toLocaleString('vi-VN')

/** What to do about a text, number, list or date beyond a limit of its schema. */
const LIMITS: Record<string, Text> = {
  'string min': (min) => texts.min({ min }),
  'string max': (max) => texts.max({ max }),
  'string length': (length) => `Nhập đúng ${vietnamese(length)} ký tự`,
  'number min': (min) => `Nhập số từ ${vietnamese(min)} trở lên`,
  'number max': (max) => `Nhập số không quá ${vietnamese(max)}`,
  'number more': (more) => `Nhập số lớn hơn ${vietnamese(more)}`,
  'number less': (less) => `Nhập số nhỏ hơn ${vietnamese(less)}`,
  'array min': (min) => `Chọn ít nhất ${vietnamese(min)} mục`,
  'array max': (max) => `Chọn tối đa ${vietnamese(max)} mục`,
  'array length': (length) => `Chọn đúng ${vietnamese(length)} mục`,
}

/** What to do about a value that breaks a rule without a limit, by the name of yup's test. */
const RULES: Record<string, string> = {
  required: texts.required,
  optionality: texts.required,
  nullable: texts.required,
  oneOf: texts.choose,
  integer: 'Nhập số nguyên, không có phần lẻ',
  email: texts.emailInvalid,
  url: 'Nhập địa chỉ trang web đầy đủ, bắt đầu bằng https://',
  trim: 'Bỏ khoảng trắng ở đầu và cuối',
  min: 'Chọn ngày muộn hơn',
  max: 'Chọn ngày sớm hơn',
  'is-value': texts.agree,
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

function textOfRule({ type = '', value, params = {} }: ValidationError): string {
  for (const name of ['min', 'max', 'length', 'more', 'less']) {
    const limit = params[name]
    const text = LIMITS[`${kindOf(value)} ${name}`]
    if (text && typeof limit === 'number') return text(limit)
  }
  return RULES[type] ?? texts.wrongType
}

/**
 * The text of a wrong field for the shopper (FRM-01): the schema's own, and in the place of yup's English one, which names the field as
 * the code does, what to do. Looked at when a value is refused: a schema that was made before yup's locale was set
 * (./texts.ts) has the English texts for good.
 */
export function fieldText(fault: ValidationError): string {
  const { errors, path = '' } = fault
  const [text = texts.wrongType] = errors
  return text.startsWith(`${path === '' ? 'this' : path} `) ? textOfRule(fault) : text
}
