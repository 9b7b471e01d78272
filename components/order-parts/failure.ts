import { DomainError } from '@/domain/error'

/** Codes that say more than that something failed. */
const KNOWN = {
  RETRY_OVER: 'retryOver',
  OUT_OF_STOCK: 'outOfStock',
  VOUCHER_GONE: 'voucherGone',
  ORDER_AWAITS_PAYMENT: 'awaitsPayment',
} as const satisfies Record<string, string>

const isKnown = (code: string): code is keyof typeof KNOWN => Object.hasOwn(KNOWN, code)

export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof DomainError && failure.status === 401

/** The text of `orders.failure` for what went wrong with an order (spec 2 §8): 'Vui lòng thử lại.' unless more is known. */
export function failureText(failure: unknown) {
  if (isSignedOut(failure)) return 'signIn'
  if (!(failure instanceof DomainError)) return 'tryAgain'
  if (isKnown(failure.code)) return KNOWN[failure.code]
  return failure.details?.refusal === undefined ? 'tryAgain' : 'tooLate'
}
