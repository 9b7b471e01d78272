import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { tooManyRequests } from '@/domain/error'
import { type Database, database } from '../../database'
import { limitFactor } from '../../limits'
import { guess_guards } from '../schema'
import type { Checker } from './checker'

/**
 * Slows down who guesses codes: after a few failures each further one doubles the pause, of the member or device and of the network. A day
 * without a failure forgets them.
 */

/** Failures without a pause: a person mistypes, and many share a mobile network. */
const FREE_FAILURES = { checker: 4, network: 20 } as const
const FIRST_PAUSE_S = 30
const LONGEST_PAUSE_S = 86_400
const FORGET = sql`interval '1 day'`

interface Guarded {
  key: string
  free: number
}

/** A member is known by more than the network: others in it do not stop them. */
const guardedOf = ({ userId, key, network }: Checker): Guarded[] => [
  { key: `checker:${key}`, free: FREE_FAILURES.checker },
  ...(userId === null ? [{ key: `network:${network}`, free: FREE_FAILURES.network }] : []),
]

/** Seconds that follow this many failures. */
export const pauseAfter = (failures: number, free: number): number =>
  failures <= free ? 0 : Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (failures - free - 1))

/** @throws TOO_MANY_REQUESTS while a pause lasts */
export async function refuseGuesser(db: Database, checker: Checker): Promise<void> {
  const keys = guardedOf(checker).map(({ key }) => key)
  const [row] = await db
    .select({ until: sql<string | null>`max(${guess_guards.blocked_until})` })
    .from(guess_guards)
    .where(and(inArray(guess_guards.key, keys), gt(guess_guards.blocked_until, sql`now()`)))
  if (row?.until != null) throw tooManyRequests((Date.parse(row.until) - Date.now()) / 1_000)
}

/** Counts a failure. */
export async function countFailure(tx: Database, checker: Checker): Promise<void> {
  for (const { key, free } of guardedOf(checker)) {
    const [row] = await tx
      .insert(guess_guards)
      .values({ key, failures: 1, failed_at: sql`now()` })
      .onConflictDoUpdate({
        target: guess_guards.key,
        set: {
          failures: sql`CASE WHEN ${guess_guards.failed_at} < now() - ${FORGET} THEN 1 ELSE ${guess_guards.failures} + 1 END`,
          failed_at: sql`now()`,
        },
      })
      .returning({ failures: guess_guards.failures })
    const pause = pauseAfter(row?.failures ?? 0, free * limitFactor())
    if (pause > 0)
      await tx
        .update(guess_guards)
        .set({ blocked_until: sql`now() + make_interval(secs => ${pause})` })
        .where(eq(guess_guards.key, key))
  }
}

/** Forgets failures of long ago. */
export const deleteOldGuards = () =>
  database()
    .delete(guess_guards)
    .where(lt(guess_guards.failed_at, sql`now() - ${FORGET} * 2`))
