import { inArray, sql } from 'drizzle-orm'
import { database } from '../../database'
import { log } from '../../log'
import type { Attempt } from '../attempts/attempts'
import { onlineCodes } from '../methods'
import type { Verdict } from '../port'
import { askProvider, isDown } from './query-provider'
import { Round } from './polling-round'
import { notifications, payments } from '../schema'
import { settle } from './settle'

const BATCH = 60
/** A provider that never heard of a payment will not any more, so long after its page has closed. */
const UNKNOWN_MS = 15 * 60_000
/** A payment nobody finished. Should its money come all the same, it goes back. */
const FORGOTTEN_MS = 86_400_000

/** Verdict of a payment that came to nothing; null while something may still come of it. */
function lapsed({ reference, amount, expires_at, created_at }: Attempt, isKnown: boolean): Verdict | null {
  const end = (expires_at ?? created_at).getTime()
  if (Date.now() < end + (isKnown ? FORGOTTEN_MS : UNKNOWN_MS)) return null
  return { reference, amount, state: 'failed', providerReference: null, paidAt: null }
}

/** Asks how an attempt stands and makes the answer true here. @throws PAYMENT_PROVIDER_FAILED, PAYMENT_METHOD_OFF */
export async function askAndSettle(attempt: Attempt): Promise<void> {
  const told = await askProvider(attempt)
  const verdict = told && told.state !== 'pending' ? told : lapsed(attempt, told !== null)
  if (verdict) await settle(attempt.method, 'query', verdict)
}

/** Nobody told that it came to nothing: the shop closed it with its order, and it may be paid all the same. */
const UNTOLD = sql`NOT EXISTS (SELECT FROM ${notifications} AS told
  WHERE told.reference = ${payments.reference} AND told.state IN ('failed', 'cancelled'))`

/**
 * Attempts nobody told the result of for two minutes, marked as asked: of several runners each takes others. The pauses between two
 * questions grow with the attempt's age, from a minute to half an hour.
 */
async function takeSilent(): Promise<Attempt[]> {
  const pause = sql`LEAST(GREATEST((asked_at - created_at) / 2, interval '1 minute'), interval '30 minutes')`
  const silent = sql`(SELECT id FROM ${payments}
    WHERE state IN ('pending', 'cancelled') AND (state = 'pending' OR ${UNTOLD})
      AND created_at BETWEEN now() - interval '7 days' AND now() - interval '2 minutes'
      AND ${inArray(payments.method, onlineCodes())} AND (asked_at IS NULL OR asked_at < now() - ${pause})
    ORDER BY asked_at NULLS FIRST, created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`
  return database()
    .update(payments)
    .set({ asked_at: sql`now()` })
    .where(sql`${payments.id} IN ${silent}`)
    .returning()
}

/** The job `ask-payments`: notifications get lost, so providers are asked. Those that do not answer are left alone until the next time. */
export async function askPayments(): Promise<void> {
  const round = new Round()
  const byMethod = Map.groupBy(await takeSilent(), ({ method }) => method)
  await Promise.all(Array.from(byMethod.values(), (attempts) => askInTurn(attempts, round)))
}

async function askInTurn(attempts: readonly Attempt[], round: Round): Promise<void> {
  for (const attempt of attempts) {
    if (round.isOver || round.isDown(attempt.method)) return
    try {
      await askAndSettle(attempt)
    } catch (error) {
      round.noteFault(attempt.method)
      if (!isDown(error))
        log.error({ err: error, reference: attempt.reference }, 'a payment could not be asked for')
    }
  }
}
