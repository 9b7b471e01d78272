import { setTimeout } from 'node:timers/promises'
import { log } from '../log'
import { sqlStateOf } from '../redact-sql-error'
import { type Database, transaction } from './client'

const MOST_ATTEMPTS = 4
/** SQLSTATEs of deadlocks and serialization failures: the transaction can be retried. */
const RETRYABLE = ['40P01', '40001']

/** The attempt that is logged: a single retry is expected now and then. */
const LOGGED_ATTEMPT = 3

const isRetryable = (error: unknown): boolean => RETRYABLE.includes(sqlStateOf(error) ?? '')

/** As `transaction`, retried as a whole after a deadlock or serialization failure: `work` may run several times. */
export async function persistentTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(work)
    } catch (error) {
      if (!isRetryable(error) || attempt >= MOST_ATTEMPTS) throw error
      if (attempt + 1 === LOGGED_ATTEMPT)
        log.warn({ err: error, try: LOGGED_ATTEMPT }, 'transaction is retried')
      await setTimeout(Math.random() * 40 * attempt)
    }
  }
}
