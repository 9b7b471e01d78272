import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { type Database, transaction } from './client'

const MOST_TRIES = 4
/** Two transactions waited for each other, or saw what the other changed: the one that was refused may try again. */
const PASSING = ['40P01', '40001']

function isPassing(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof DatabaseError && PASSING.includes(cause.code ?? '')
}

/** As `transaction`, and tries again as a whole after a deadlock or a failed serialization: `work` must bear being run more than once. */
export async function persistentTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction(work)
    } catch (error) {
      if (!isPassing(error) || tried >= MOST_TRIES) throw error
      await setTimeout(Math.random() * 40 * tried)
    }
  }
}
