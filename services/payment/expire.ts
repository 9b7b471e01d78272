import { database, persistentTransaction } from '../database'
import { log } from '../log'
import { lockOrder, moveOrder, overdueOrders } from '../order'
import { askAndSettle } from './ask'
import { attemptsOf } from './attempts'
import { isOnline } from './methods'
import { isDown } from './provider'

const BATCH = 200
/** How long an order outlives its time while its provider does not answer. Money that comes later goes back. */
const PATIENCE_MS = 3_600_000

/** The job `expire-orders`: ends orders nobody paid in time; what they took is free again (issue 4 §3). */
export async function expireOrders(): Promise<void> {
  const down = new Set<string>()
  for (const id of await overdueOrders(database(), new Date(), BATCH)) {
    try {
      await expireOrder(id, down)
    } catch (error) {
      log.error({ err: error, order_id: id }, 'an order could not be ended')
    }
  }
}

/** `down`: methods whose providers did not answer in this round, and are not asked again. */
async function expireOrder(orderId: string, down: Set<string>): Promise<void> {
  const isKnown = await askForMoney(orderId, down)
  await persistentTransaction(async (tx) => {
    const { unpaid_until } = await lockOrder(tx, orderId)
    // Paid or begun anew since it was found.
    if (unpaid_until === null || unpaid_until.getTime() > Date.now()) return
    if (!isKnown && Date.now() < unpaid_until.getTime() + PATIENCE_MS) return
    await moveOrder(tx, { orderId, event: 'expire', by: 'clock', actor: 'clock', reason: 'payment_expired' })
  })
}

/** Asks for what may have been paid unheard. False when a provider does not answer. */
async function askForMoney(orderId: string, down: Set<string>): Promise<boolean> {
  let isKnown = true
  for (const attempt of await attemptsOf(database(), orderId)) {
    const { method, state } = attempt
    if (state !== 'pending' || !isOnline(method)) continue
    try {
      if (down.has(method)) isKnown = false
      else await askAndSettle(attempt)
    } catch (error) {
      if (!isDown(error)) throw error
      down.add(method)
      isKnown = false
    }
  }
  return isKnown
}
