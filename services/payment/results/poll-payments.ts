import { inArray, sql } from 'drizzle-orm'
import { database } from '../../database'
import { log } from '../../log'
import type { Attempt } from '../attempts/attempts'
import { onlineCodes } from '../methods'
import type { Verdict } from '../port'
import { queryProvider, isDown } from './query-provider'
import { PollingRound } from './polling-round'
import { notifications, payments } from '../schema'
import { settle } from './settle'

const BATCH = 60
/** A provider that never heard of a payment will not any more, so long after its page has closed. */
const UNKNOWN_MS = 15 * 60_000
/** A payment that was never finished. Should its money come all the same, it is refunded. */
const FORGOTTEN_MS = 86_400_000

/** Verdict of a payment that came to nothing; null while something may still come of it. */
function lapsed({ reference, amount, expires_at, created_at }: Attempt, isKnown: boolean): Verdict | null {
  const end = (expires_at ?? created_at).getTime()
  if (Date.now() < end + (isKnown ? FORGOTTEN_MS : UNKNOWN_MS)) return null
  return { reference, amount, state: 'failed', providerReference: null, paidAt: null }
}

/** Queries the provider for an attempt and settles the answer. @throws PAYMENT_PROVIDER_FAILED, PAYMENT_METHOD_OFF */
export async function queryAndSettle(attempt: Attempt): Promise<void> {
  const answer = await queryProvider(attempt)
  const verdict = answer && answer.state !== 'pending' ? answer : lapsed(attempt, answer !== null)
  if (verdict) await settle(attempt.method, 'query', verdict)
}

/** No report said that it failed: the shop closed it with its order, and it may be paid all the same. */
const UNREPORTED = sql`NOT EXISTS (SELECT FROM ${notifications} AS report
  WHERE report.reference = ${payments.reference} AND report.state IN ('failed', 'cancelled'))`

/**
 * Attempts without a reported result for two minutes, marked as queried: of several runners each takes others. The pauses between two
 * questions grow with the attempt's age, from a minute to half an hour.
 */
async function claimUnreported(): Promise<Attempt[]> {
  const pause = sql`LEAST(GREATEST((asked_at - created_at) / 2, interval '1 minute'), interval '30 minutes')`
  const silent = sql`(SELECT id FROM ${payments}
    WHERE state IN ('pending', 'cancelled') AND (state = 'pending' OR ${UNREPORTED})
      AND created_at BETWEEN now() - interval '7 days' AND now() - interval '2 minutes'
      AND ${inArray(payments.method, onlineCodes())} AND (asked_at IS NULL OR asked_at < now() - ${pause})
    ORDER BY asked_at NULLS FIRST, created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`
  return database()
    .update(payments)
    .set({ asked_at: sql`now()` })
    .where(sql`${payments.id} IN ${silent}`)
    .returning()
}

/** The job `ask-payments`: webhooks get lost, so providers are queried. Those that do not answer are skipped until the next run. */
export async function pollPayments(): Promise<void> {
  const round = new PollingRound()
  const byMethod = Map.groupBy(await claimUnreported(), ({ method }) => method)
  await Promise.all(Array.from(byMethod.values(), (attempts) => queryInTurn(attempts, round)))
}

async function queryInTurn(attempts: readonly Attempt[], round: PollingRound): Promise<void> {
  for (const attempt of attempts) {
    if (round.isOver || round.isDown(attempt.method)) return
    try {
      await queryAndSettle(attempt)
    } catch (error) {
      round.noteFault(attempt.method)
      if (!isDown(error))
        log.error({ err: error, reference: attempt.reference }, 'a payment could not be asked for')
    }
  }
}
