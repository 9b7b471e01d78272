import { mayCancel } from '@/domain/order/cancellation'
import type { OrderCause } from '@/domain/order/events'
import type { PaymentKind } from '@/domain/order/payment/payment-methods'
import { ORDER_GROUPS, ORDER_STATE_IDS, ORDER_STATES, type OrderGroup } from '@/domain/order/states'
import { type Facts, table } from './fact'

/** Ways to pay of this shop's orders, as a condition names them. */
const KINDS: readonly { kind: PaymentKind; name: string }[] = [
  { kind: 'cod', name: 'trả tiền khi nhận hàng' },
  { kind: 'transfer', name: 'chuyển khoản' },
  { kind: 'online', name: 'trả bằng ví, thẻ hoặc cổng thanh toán' },
]

/** Where an order passes on its way to the buyer, in this order. */
const WAY: readonly OrderGroup[] = [
  'waiting_payment',
  'payment_verification',
  'awaiting_cod_verification',
  'order_verified',
  'payment_accepted',
  'in_progress',
  'shipped',
  'in_transit',
  'delivering',
  'delivered',
]

/** Whether a party may cancel an order that is paid so, in some state of the group. */
const mayCancelIn = (group: OrderGroup, by: OrderCause, payment: PaymentKind): boolean =>
  ORDER_STATE_IDS.filter((id) => ORDER_STATES[id].group === group).some((state) =>
    mayCancel(state, { by, payment, fulfilment: 'delivery', is_paid: false }),
  )

function ruleOf(group: OrderGroup): string {
  const open = KINDS.filter(({ kind }) => mayCancelIn(group, 'buyer', kind))
  if (open.length === KINDS.length) return 'Được'
  if (open.length > 0) return `Được, nếu ${open.map(({ name }) => name).join(' hoặc ')}`
  return KINDS.some(({ kind }) => mayCancelIn(group, 'staff', kind))
    ? 'Chúng mình hủy giúp bạn, nếu hàng chưa gửi'
    : 'Không hủy được nữa'
}

/** Rows of neighbours with one rule. */
function rows(): string[][] {
  const joined: { names: string[]; rule: string }[] = []
  for (const group of WAY) {
    const rule = ruleOf(group)
    const last = joined.at(-1)
    if (last?.rule === rule) last.names.push(ORDER_GROUPS[group].nameFormated)
    else joined.push({ names: [ORDER_GROUPS[group].nameFormated], rule })
  }
  return joined.map(({ names, rule }) => [names.join(', '), rule])
}

/** Until when an order is cancelled by its buyer, from the state machine of orders. */
export const cancellingFacts = (): Facts => ({
  cancel_until: table(['Trạng thái của đơn', 'Bạn tự hủy'], rows()),
})
