import { database, type Database, persistentTransaction } from '../../database'
import type { Attempt as JobAttempt, JobPayloads } from '../../jobs'
import { log } from '../../log'
import { storeProviderReference } from '../attempts/attempts'
import { isOnline, onlineMethod } from '../methods'
import type { Refund } from '../port'
import { queryProvider } from '../results/query-provider'
import { beginRefund, type Refunding } from './begin-refund'
import { queueRefund } from './queue-refund'
import { recordRefund } from './record-refund'

/** The provider holds no such payment: nothing can come back from there. */
const failedRefund = (code: string): Refund => ({ state: 'failed', providerReference: null, code })

/**
 * The provider's number of what was paid; a buyer's return does not always bring it, so it is asked for then. Where the provider has no
 * money of this payment (the staff found it elsewhere), the refund has failed before it was asked for.
 */
async function transactionNumber({ attempt }: Refunding): Promise<string | Refund> {
  if (attempt.provider_reference !== null) return attempt.provider_reference
  const answer = await queryProvider(attempt)
  if (!answer) return failedRefund('unknown-payment')
  if (answer.state !== 'paid') return failedRefund(`payment-${answer.state}`)
  if (!answer.providerReference) throw new Error('the provider does not name the payment that is to go back')
  await storeProviderReference(database(), attempt.id, answer.providerReference)
  return answer.providerReference
}

async function requestRefund(refunding: Refunding): Promise<Refund> {
  const { attempt, refund } = refunding
  const providerReference = await transactionNumber(refunding)
  if (typeof providerReference !== 'string') return providerReference
  return onlineMethod(attempt.method).refund({
    reference: attempt.reference,
    createdAt: attempt.created_at,
    paidAmount: attempt.amount,
    providerReference,
    refundReference: refund.reference,
    amount: refund.amount,
    requestedAt: refund.created_at,
    reason: `Hoàn tiền ${attempt.reference}`,
    by: 'shop',
  })
}

const MINUTE_MS = 60_000
/** Longer than any bank takes: after that people ask. */
const PATIENCE_MS = 14 * 86_400_000

/** Requests again later: the older a refund, the longer the pause. */
async function requestAgainLater(tx: Database, { attempt, refund }: Refunding): Promise<void> {
  const age = Date.now() - refund.created_at.getTime()
  const pause = Math.min(360 * MINUTE_MS, Math.max(2 * MINUTE_MS, age / 2))
  await queueRefund(tx, attempt, refund.reason, new Date(Date.now() + pause))
}

const NEEDS_PEOPLE =
  'a refund needs people: note it with `npm run orders -- <order> refund --payment <reference> --by-hand` when it is done'

/** Records what the provider said, the order and its payments locked again: meanwhile the end may have been recorded by hand. */
async function recordAnswer(tx: Database, wish: Parameters<typeof beginRefund>[1], answer: Refund) {
  const now = await beginRefund(tx, wish)
  // Money that did go back is noted whatever was said before it.
  const isNews =
    now?.refund.state === 'pending' || (now?.refund.state === 'failed' && answer.state === 'refunded')
  if (!now || !isNews) return
  const isOld = Date.now() - now.refund.created_at.getTime() > PATIENCE_MS
  const state = answer.state === 'pending' && isOld ? 'failed' : answer.state
  await recordRefund(tx, now, { ...answer, state }, { by: 'payment', actor: `payment:${now.attempt.id}` })
  if (state === 'pending') await requestAgainLater(tx, now)
  if (state === 'failed') log.error({ reference: now.refund.reference, code: answer.code }, NEEDS_PEOPLE)
}

/** Requests the refund. When a provider never answers, the staff look there first whether the money went back all the same. */
async function requestOrGiveUp(begun: Refunding, isLast: boolean): Promise<Refund> {
  try {
    return await requestRefund(begun)
  } catch (error) {
    if (!isLast) throw error
    log.error({ err: error, reference: begun.refund.reference }, 'a refund was never answered')
    return failedRefund('no-answer')
  }
}

/**
 * The job `refund-payment`: sends money back to where it came from, under one name at every try, so that no try pays twice. Without a
 * payment it finds the one that is meant and leaves it to that one's own job. Transfers and cash wait for people, who note with
 * `refundOrder` that they paid them back.
 */
export async function refundPayment(
  payload: JobPayloads['refund-payment'],
  { isLast }: JobAttempt,
): Promise<void> {
  const begun = await persistentTransaction(async (tx) => {
    const found = await beginRefund(tx, payload)
    if (found?.refund.state !== 'pending') return null
    if (isOnline(found.attempt.method) && payload.payment_id === undefined) {
      await queueRefund(tx, found.attempt, found.refund.reason)
      return null
    }
    return found
  })
  if (!begun) return
  const { attempt } = begun
  if (!isOnline(attempt.method)) {
    log.info({ reference: attempt.reference }, 'money is to be paid back by hand')
    return
  }
  const answer = await requestOrGiveUp(begun, isLast)
  await persistentTransaction((tx) => recordAnswer(tx, { ...payload, payment_id: attempt.id }, answer))
}
