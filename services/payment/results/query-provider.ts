import { DomainError } from '@/domain/error'
import type { Attempt } from '../attempts/attempts'
import { onlineMethod } from '../methods'
import type { Verdict } from '../port'

/** Nothing can be known or had from a provider now: it does not answer, or is not set up any more. */
export const isDown = (error: unknown): boolean =>
  error instanceof DomainError && ['PAYMENT_PROVIDER_FAILED', 'PAYMENT_METHOD_OFF'].includes(error.code)

/** How a payment stands at its provider; null when it never heard of it. @throws PAYMENT_PROVIDER_FAILED, PAYMENT_METHOD_OFF */
export const queryProvider = ({ method, reference, amount, created_at }: Attempt): Promise<Verdict | null> =>
  onlineMethod(method).query({ reference, amount, createdAt: created_at })
