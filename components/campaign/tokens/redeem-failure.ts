import { DomainError } from '@/domain/error'
import { truncate } from '@/domain/text'
import { withInstruction } from '@/lib/client/failure'

/** Longest text of a service that is shown as it came (D-21). */
const MOST_CHARACTERS = 300

interface Texts {
  /** the specification's sentence (GAM-11) */
  short: string
  failed: string
}

/** What a failed redemption says: the known lack of tokens, else the service's sentence or code as received (GAM-12), else why it got no answer. */
export function redeemFailure(failure: unknown, { short, failed }: Texts): string {
  if (!(failure instanceof DomainError) || failure.status >= 500 || failure.code === 'NETWORK')
    return withInstruction(failed, failure)
  if (failure.code === 'INSUFFICIENT_POINTS') return short
  return truncate([failure.text, failure.message].find(Boolean) ?? failure.code, MOST_CHARACTERS)
}
