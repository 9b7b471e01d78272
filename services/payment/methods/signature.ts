import { createHash, timingSafeEqual } from 'node:crypto'
import type { PaymentCode } from '@/domain/order/payment/payment-methods'
import { domainError } from '@/domain/error-codes'
import { log } from '../../log'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, whatever the lengths. @throws INVALID_SIGNATURE */
export function checkSignature(provider: PaymentCode, expected: string, given: string | null | undefined) {
  if (given && timingSafeEqual(digest(expected), digest(given))) return
  log.warn({ provider }, 'payment signature refused')
  throw domainError('INVALID_SIGNATURE', 'the signature is not valid', undefined, 400)
}
