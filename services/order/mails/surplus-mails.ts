import type { SurplusEvent } from '@/domain/order/events'
import type { Database } from '../../database'
import { queueMessage } from '../../message'
import { orderLink } from '../guest-key'
import type { OrderFacts } from '../order-facts'
import type { Surplus } from '../templates/order-parts'
import { surplusReceived } from '../templates/surplus-received'
import { surplusReturned } from '../templates/surplus-returned'

interface SurplusMailing {
  order: OrderFacts
  event: SurplusEvent
  /** id of its row in the history */
  eventId: number
  surplus: Surplus
}

const MAILS = { 'receive-surplus': surplusReceived, 'return-surplus': surplusReturned }

/** Queues the mail to the buyer about money that pays for nothing, once for each row of the history. Without an address there is none. */
export async function queueSurplusMail(
  tx: Database,
  { order, event, eventId, surplus }: SurplusMailing,
): Promise<void> {
  const { name, email } = order.contact
  if (!email) return
  const values = { name, reference: order.reference_code, link: orderLink(order), ...surplus }
  const mail = MAILS[event]({ channel: 'email', recipient: email, values })
  await queueMessage(tx, mail, { onceKey: `order:${order.id}:${event}:${eventId}` })
}
