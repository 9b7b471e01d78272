import { voucherRefusalText } from '@/components/orders/parts/failure/refusal-text'
import type { Translate } from '@/components/orders/parts/translate'
import type { VoucherRefusal } from '@/domain/bag/pricing/vouchers'
import { byCode, reasonIn } from '@/lib/client/failure-details'
import { bagFailureText } from '../failure-text'

const isNumber = (value: unknown) => typeof value === 'number'
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isList = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === 'string')

/** The values in each reason's sentence. */
const NAMED: Record<VoucherRefusal['code'], Readonly<Record<string, (value: unknown) => boolean>>> = {
  MIN_AMOUNT: { missing: isNumber },
  MIN_COUNT: { missing: isNumber },
  BRANDS: { brands: isList },
  CATEGORIES: { categories: isList },
  PRODUCTS: { products: isList },
  SCOPE: { brands: isList, categories: isList, products: isList },
  NO_GOODS: {},
  NOT_YOURS: {},
  NOT_STARTED: { starts_at: isDate },
  EXPIRED: { ended_at: isDate },
  USED_UP: {},
  MEMBER_ONLY: {},
  USED_ALREADY: {},
  PAYMENT_METHOD: { methods: isList },
  NOT_STACKABLE: {},
  GIFT_GONE: {},
  GIFT_ALREADY_GIVEN: {},
  NO_SHIPPING_YET: {},
  NO_BENEFIT: {},
}
/** The reason a voucher was refused, when a sentence exists and its values are present. */
export const voucherRefusalOf = (failure: unknown): VoucherRefusal | null =>
  byCode(failure, { VOUCHER_REFUSED: true }) ? reasonIn<VoucherRefusal>(failure, NAMED) : null

const SENTENCES = { VOUCHER_UNKNOWN: 'vouchers.unknown', VOUCHER_REFUSED: 'vouchers.refused' } as const

/** Text for a refused code. */
export function voucherFailureText(failure: unknown, t: Translate): string {
  const reason = voucherRefusalOf(failure)
  if (reason) return voucherRefusalText(reason, t)
  const sentence = byCode(failure, SENTENCES)
  return sentence ? t(sentence) : bagFailureText(failure, t)
}
