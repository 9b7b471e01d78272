import type { VoucherRefusal } from '@/domain/bag/vouchers'
import { DomainError } from '@/domain/error'
import { failureText, type Translate } from './failure-text'
import { refusalText } from './refusal-text'

/** `details.reason` of a refused voucher, in the shape our own service gives it. */
function isRefusal(reason: unknown): reason is VoucherRefusal {
  return typeof reason === 'object' && reason !== null && 'code' in reason && typeof reason.code === 'string'
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
  if (failure instanceof DomainError && failure.code === 'VOUCHER_UNKNOWN') return t('vouchers.unknown')
  return failureText(failure, t)
}
