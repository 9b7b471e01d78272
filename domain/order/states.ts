/**
 * Order states and the 14 groups (+ other) they are shown and filtered by (ORD-17 to ORD-30).
 * `color` is the name of a colour token of the stylesheet.
 */
export type StateColor = 'gold-dark' | 'success' | 'ink' | 'accent' | 'accent-dark' | 'sale' | 'muted'

interface Group {
  /** 1 to 14; `other` is where everything else falls through, and has none. */
  index: number | null
  nameFormated: string
  color: StateColor
}

export const ORDER_GROUPS = {
  waiting_payment: { index: 1, nameFormated: 'Chờ thanh toán', color: 'gold-dark' },
  payment_verification: { index: 2, nameFormated: 'Đang xác minh thanh toán', color: 'gold-dark' },
  payment_accepted: { index: 3, nameFormated: 'Đã thanh toán', color: 'success' },
  in_progress: { index: 4, nameFormated: 'Đang chuẩn bị hàng', color: 'ink' },
  shipped: { index: 5, nameFormated: 'Đã gửi hàng', color: 'accent' },
  delivered: { index: 6, nameFormated: 'Đã giao hàng', color: 'success' },
  cancelled_or_refund: { index: 7, nameFormated: 'Đã hủy hoặc hoàn tiền', color: 'muted' },
  order_verified: { index: 8, nameFormated: 'Đã xác nhận đơn hàng', color: 'success' },
  undelivered: { index: 9, nameFormated: 'Giao không thành công', color: 'sale' },
  return: { index: 10, nameFormated: 'Trả hàng', color: 'sale' },
  awaiting_cod_verification: { index: 11, nameFormated: 'Chờ xác nhận đơn COD', color: 'gold-dark' },
  in_transit: { index: 12, nameFormated: 'Đang vận chuyển', color: 'accent' },
  delivering: { index: 13, nameFormated: 'Đang giao hàng', color: 'accent' },
  ready_to_pickup: { index: 14, nameFormated: 'Sẵn sàng nhận tại cửa hàng', color: 'accent-dark' },
  other: { index: null, nameFormated: 'Khác', color: 'muted' },
} as const satisfies Record<string, Group>
export type OrderGroup = keyof typeof ORDER_GROUPS

interface State {
  /** as the wire says it: `state.name` */
  name: string
  /** the coarser word beside it on the wire */
  soco_state: string
  group: OrderGroup
}

/** The states an order of this shop can be in; the key is `state.id`. */
export const ORDER_STATES = {
  order_created: { name: 'Order created', soco_state: 'Waiting payment', group: 'waiting_payment' },
  awaiting_payment: { name: 'Awaiting payment', soco_state: 'Waiting payment', group: 'waiting_payment' },
  awaiting_bank_transfer: {
    name: 'Awaiting bank transfer',
    soco_state: 'Payment verification',
    group: 'waiting_payment',
  },
  payment_confirm: {
    name: 'Payment Confirm',
    soco_state: 'Payment verification',
    group: 'payment_verification',
  },
  payment_accepted: {
    name: 'Payment accepted',
    soco_state: 'Payment accepted',
    group: 'payment_accepted',
  },
  awaiting_cod_verification: {
    name: 'Awaiting COD verification',
    soco_state: 'Awaiting COD verification',
    group: 'awaiting_cod_verification',
  },
  order_verified: { name: 'Order verified', soco_state: 'Order verified', group: 'order_verified' },
  picking_in_progress: { name: 'Picking in Progress', soco_state: 'In progress', group: 'in_progress' },
  packed: { name: 'Packed', soco_state: 'In progress', group: 'in_progress' },
  delivery_slip_printed: { name: 'Delivery Slip Printed', soco_state: 'In progress', group: 'in_progress' },
  shipped: { name: 'Shipped', soco_state: 'Shipped', group: 'shipped' },
  in_transit: { name: 'In transit', soco_state: 'In transit', group: 'in_transit' },
  delivering: { name: 'Delivering', soco_state: 'Delivering', group: 'delivering' },
  ready_to_pickup: { name: 'Ready to pickup', soco_state: 'Ready to pickup', group: 'ready_to_pickup' },
  delivered: { name: 'Delivered', soco_state: 'Delivered', group: 'delivered' },
  undelivered: { name: 'Undelivered', soco_state: 'Undelivered', group: 'undelivered' },
  return: { name: 'Return', soco_state: 'Return', group: 'return' },
  cancelled: { name: 'Cancelled', soco_state: 'Cancelled', group: 'cancelled_or_refund' },
  payment_failed: { name: 'Payment Failure', soco_state: 'Payment Failure', group: 'cancelled_or_refund' },
  expired: { name: 'Expired', soco_state: 'Expired', group: 'cancelled_or_refund' },
  refund: { name: 'Refund', soco_state: 'Refund', group: 'cancelled_or_refund' },
} as const satisfies Record<string, State>
export type OrderStateId = keyof typeof ORDER_STATES

export const isOrderState = (id: string): id is OrderStateId => Object.hasOwn(ORDER_STATES, id)

export const ORDER_STATE_IDS = Object.keys(ORDER_STATES).filter(isOrderState)

const GROUP_OF_NAME = new Map<string, OrderGroup>([
  ...Object.values(ORDER_STATES).map(({ name, group }) => [name.toLowerCase(), group] as const),
  // Spellings of an outside backend.
  ['canceled', 'cancelled_or_refund'],
  ['refunded', 'cancelled_or_refund'],
  ['returned', 'return'],
])

/** The group of a state name, in any case of letters: a known name, else any "Awaiting …" waits for payment, else `other`. */
export function groupOf(name: string): OrderGroup {
  const wanted = name.trim().toLowerCase()
  return GROUP_OF_NAME.get(wanted) ?? (/^awaiting\b/.test(wanted) ? 'waiting_payment' : 'other')
}

/** An order's state on the wire. */
export function wireState(id: OrderStateId) {
  const { name, soco_state, group } = ORDER_STATES[id]
  return { state: { id, name, color: ORDER_GROUPS[group].color }, soco_state }
}
