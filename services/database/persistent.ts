import { setTimeout } from 'node:timers/promises'
import { log } from '../log'
import { sqlStateOf } from '../redact-sql-error'
import { type Database, transaction } from './client'

const MOST_TRIES = 4
/** Two transactions waited for each other, or saw what the other changed: the one that was refused may try again. */
const PASSING = ['40P01', '40001']

/** From the third try on it is no coincidence. */
const NOTED_TRY = 3

const isPassing = (error: unknown): boolean => PASSING.includes(sqlStateOf(error) ?? '')

/** As `transaction`, and tries again as a whole after a deadlock or a failed serialization: `work` must bear being run more than once. */
export async function persistentTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction(work)
    } catch (error) {
      if (!isPassing(error) || tried >= MOST_TRIES) throw error
      if (tried + 1 === NOTED_TRY) log.warn({ err: error, try: NOTED_TRY }, 'transaction is tried again')
      await setTimeout(Math.random() * 40 * tried)
    }
  }
}
