import { MONEY_UNITS } from '../../search/price-words'
import { foldText } from '../../text'

/** The highest amount a price filter has, dong; a higher one means this. */
export const AMOUNT_MAX = 999_999_999

const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/
const AMOUNT = /^([\d.,\s]*\d)\s*([a-z]*?)\s*(?:vnd|dong|d|₫)?$/
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/

/**
 * An amount of money as shoppers type it, in dong and at most AMOUNT_MAX: '150000', '150.000', '150 000', '150,000 ₫', '150k', '1,5 triệu'.
 * Null for what is no amount.
 */
export function readAmount(text: string): number | null {
  const [, digits = '', unit = ''] = AMOUNT.exec(foldText(text.trim())) ?? []
  const scale = unit === '' ? 1 : Object.hasOwn(MONEY_UNITS, unit) ? MONEY_UNITS[unit] : undefined
  if (scale === undefined || !(GROUPED.test(digits) || PLAIN.test(digits))) return null
  const number = Number(GROUPED.test(digits) ? digits.replace(/\D/g, '') : digits.replace(',', '.'))
  return Math.min(Math.round(number * scale), AMOUNT_MAX)
}
