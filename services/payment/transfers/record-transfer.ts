import { DomainError } from '@/domain/error'
import { database, type Database, persistentTransaction } from '../../database'
import { lockOrder, type Moved, moveOrder, type OrderFacts } from '../../order'
import { type Attempt, attemptsOf, changeAttempt, lockAttempts } from '../attempts/attempts'
import { openPayment } from '../attempts/open-payment'
import { isOnline } from '../methods'
import type { Verdict } from '../port'
import { queryProvider } from '../results/query-provider'
import { settle } from '../results/settle'

/** How a payment stands at its provider; null where that is unknown there, or the method was switched off. @throws PAYMENT_PROVIDER_FAILED */
async function standingOf(attempt: Attempt): Promise<Verdict | null> {
  try {
    return await queryProvider(attempt)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PAYMENT_METHOD_OFF') return null
    throw error
  }
}

/** Settles what the order's providers were paid already, so that the staff do not count the same money once more. @throws PAYMENT_PROVIDER_FAILED */
async function settlePaidOnline(orderId: string): Promise<void> {
  for (const attempt of await attemptsOf(database(), orderId)) {
    if (attempt.state !== 'pending' || !isOnline(attempt.method)) continue
    const verdict = await standingOf(attempt)
    if (verdict?.state === 'paid') await settle(attempt.method, 'query', verdict)
  }
}

const isWaitingTransfer = ({ method, state }: Attempt) => state === 'pending' && !isOnline(method)

/**
 * The payment of an order that waits for a transfer. An order that was to be paid at a provider gets one of its own: what is still paid
 * there is not this money, and goes back.
 */
async function transferOf(tx: Database, { id, reference_code, total }: OrderFacts): Promise<string> {
  const waiting = (await lockAttempts(tx, id)).find(isWaitingTransfer)
  if (waiting) return waiting.id
  const opening = { orderId: id, reference_code, method: 'bank_transfer', amount: total, expiresAt: null }
  return (await openPayment(tx, opening)).paymentId
}

/**
 * The staff found the money of an order on the shop's account: the transfer is paid, and the order moves on.
 * @throws NOT_FOUND; PAYMENT_PROVIDER_FAILED when a provider cannot say now whether the order was paid there
 */
export async function recordTransfer(orderId: string, actor: string): Promise<Moved> {
  await settlePaidOnline(orderId)
  return persistentTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const move = await moveOrder(tx, { orderId, event: 'pay', by: 'staff', actor })
    if (move.moved)
      await changeAttempt(tx, await transferOf(tx, order), { state: 'paid', paid_at: new Date() })
    return move
  })
}
