import type { OrderEvent } from '@/domain/order/events'
import { ORDER_STATES } from '@/domain/order/states'
import { type Database, persistentTransaction } from '../../database'
import { queueMessage } from '../../message'
import { createGiftCode, giftCardName } from '../../voucher'
import { type EgiftLine, egiftLinesOf, sendingTime } from './queue-egifts'
import { lockOrder } from '../order-facts'
import { moveOrder } from '../transitions/move-order'
import { egift } from '../templates/egift'

/** Issues a card's code and its mail, once for any number of calls. Worth the card's list price. */
async function sendCard(tx: Database, line: EgiftLine, unit: number): Promise<void> {
  const name = giftCardName(line.id, unit)
  const { code, ends_at } = await createGiftCode(tx, { amount: line.list_price, givenFor: name })
  const { recipient_email, recipient_name, sender_name, message } = line.egift_info
  await queueMessage(
    tx,
    egift({
      channel: 'email',
      recipient: recipient_email,
      values: { recipient_name, sender_name, message, code, amount: line.list_price, ends_at },
    }),
    { onceKey: name },
  )
}

/** Events of an order of gift cards alone, which is not packed or carried. */
const BY_MAIL: readonly OrderEvent[] = ['pack', 'ship', 'deliver']

async function finish(tx: Database, orderId: string): Promise<void> {
  for (const event of BY_MAIL) await moveOrder(tx, { orderId, event, by: 'staff', actor: 'egifts' })
}

/**
 * The job `issue-egifts`: mails the cards of one line to their recipient. An order that ended before that day sends nothing. With its
 * last card an order of gift cards alone is delivered.
 */
export async function issueEgifts({
  order_id,
  line_id,
}: {
  order_id: string
  line_id: string
}): Promise<void> {
  await persistentTransaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (!order.is_paid || ORDER_STATES[order.state].group === 'cancelled_or_refund') return
    const lines = await egiftLinesOf(tx, order_id)
    const line = lines.find(({ id }) => id === line_id)
    if (!line) return
    for (let unit = 1; unit <= line.quantity; unit += 1) await sendCard(tx, line, unit)
    const isLast = lines.every((each) => sendingTime(each).getTime() <= Date.now())
    if (isLast && order.shipping_method === 'email') await finish(tx, order_id)
  })
}
