import { DomainError } from '@/domain/error'
import { truncate } from '@/domain/text'
import { isUnanswered, withInstruction } from '@/lib/client/failure'

/** Longest text of a service that is shown as it came (D-21). */
const MOST_CHARACTERS = 300

interface Texts {
  /** the specification's sentence (GAM-11) */
  short: string
  failed: string
  /** no service has answered: it may have been redeemed */
  unknown: string
}

/** What a failed redemption says: the known lack of tokens, else the service's sentence or code as received (GAM-12), else that it is not known yet. */
export function prizeFailure(failure: unknown, { short, failed, unknown }: Texts): string {
  if (isUnanswered(failure)) return withInstruction(unknown, failure)
  if (!(failure instanceof DomainError)) return withInstruction(failed, failure)
  if (failure.code === 'INSUFFICIENT_POINTS') return short
  return truncate([failure.text, failure.message].find(Boolean) ?? failure.code, MOST_CHARACTERS)
}
