import type { Database } from '../../database'
import { lockOrder, type Moved, moveOrder } from '../../order'
import { type Attempt, changeAttempt, lockAttempts } from '../attempts/attempts'

const UNPAID: readonly Attempt['state'][] = ['pending', 'failed', 'cancelled']

/**
 * The staff found the money of an order on the shop's account: the transfer is paid, and the order moves on. As part of `tx`.
 * @throws NOT_FOUND
 */
export async function recordTransfer(tx: Database, orderId: string, actor: string): Promise<Moved> {
  await lockOrder(tx, orderId)
  const attempts = await lockAttempts(tx, orderId)
  const move = await moveOrder(tx, { orderId, event: 'pay', by: 'staff', actor })
  const waiting = attempts.findLast(({ state }) => UNPAID.includes(state))
  if (move.moved && waiting) await changeAttempt(tx, waiting.id, { state: 'paid', paid_at: new Date() })
  return move
}
