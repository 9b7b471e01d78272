import { isUndecided } from '../failure'
import { type Attempt, dropPendingKey, keepPendingKey, readPendingKey } from './pending-keys'

/**
 * Makes a call that acts once for each key: with the key of the last attempt while its outcome is not known, else with a new one. The key is
 * dropped once `call` has resolved or the shop has refused for good. @throws the call's failure
 */
export async function sendOnce<Answer>(
  attempt: Attempt,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = readPendingKey(attempt) ?? crypto.randomUUID()
  keepPendingKey(attempt, key)
  try {
    const answer = await call(key)
    dropPendingKey(attempt)
    return answer
  } catch (failure) {
    if (!isUndecided(failure)) dropPendingKey(attempt)
    throw failure
  }
}
