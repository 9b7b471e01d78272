import { DomainError } from '@/domain/error'
import { numberIn } from '@/lib/client/failure-details'

export interface RetryWait {
  unit: 'seconds' | 'minutes'
  count: number
}

const MINUTE = 60

/** How long to wait after too many attempts (429), in the unit to show; null for other failures and when it is not given. */
export function retryWaitOf(failure: unknown): RetryWait | null {
  if (!(failure instanceof DomainError) || failure.status !== 429) return null
  const seconds = numberIn(failure, 'retry_after')
  if (seconds === null || seconds <= 0) return null
  return seconds <= 2 * MINUTE
    ? { unit: 'seconds', count: Math.ceil(seconds) }
    : { unit: 'minutes', count: Math.ceil(seconds / MINUTE) }
}
