import { refusalText } from '@/components/order-parts/refusal-text'
import type { Translate } from '@/components/order-parts/translate'
import type { VoucherRefusal } from '@/domain/bag/vouchers'
import { DomainError } from '@/domain/error'
import { failureText } from './failure-text'

const isNumber = (value: unknown) => typeof value === 'number'
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isList = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === 'string')

/** What the sentence of each reason names. */
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
const rules = new Map(Object.entries(NAMED))

/** `details.reason` of a refused voucher, when it is one there is a sentence for and names what the sentence needs. */
function isRefusal(reason: unknown): reason is VoucherRefusal {
  if (typeof reason !== 'object' || reason === null || !('code' in reason)) return false
  const named = rules.get(String(reason.code))
  if (!named) return false
  return Object.entries(named).every(([name, isRight]) => isRight(Reflect.get(reason, name)))
}

export const refusalOf = (failure: unknown): VoucherRefusal | null => {
  const reason =
    failure instanceof DomainError && failure.code === 'VOUCHER_REFUSED' ? failure.details?.reason : null
  return isRefusal(reason) ? reason : null
}

/** Why a code was not taken. */
export function voucherFailure(failure: unknown, t: Translate): string {
  const reason = refusalOf(failure)
  if (reason) return refusalText(reason, t)
  const code = failure instanceof DomainError ? failure.code : ''
  if (code === 'VOUCHER_UNKNOWN') return t('vouchers.unknown')
  if (code === 'VOUCHER_REFUSED') return t('vouchers.refused')
  return failureText(failure, t)
}
