import { DomainError } from '@/domain/error'
import { isSignedOut } from '@/lib/client/failure'
import { byCode, hasDetail } from '@/lib/client/failure-details'

/** Codes with a sentence of their own. */
const KNOWN = {
  RETRY_OVER: 'retryOver',
  OUT_OF_STOCK: 'outOfStock',
  VOUCHER_GONE: 'voucherGone',
  ORDER_AWAITS_PAYMENT: 'awaitsPayment',
} as const

/** The text of `orders.failure` for a failed call (ORD-51): 'Vui lòng thử lại.' unless the code is known. */
export function orderFailureText(failure: unknown) {
  if (isSignedOut(failure)) return 'signIn'
  if (!(failure instanceof DomainError)) return 'tryAgain'
  return byCode(failure, KNOWN) ?? (hasDetail(failure, 'refusal') ? 'tooLate' : 'tryAgain')
}
