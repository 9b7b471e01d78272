import type { PaymentKind } from './payment/payment-methods'

/** Events of an order, and the parties that cause them (BUY-16). */
export const ORDER_EVENTS = [
  'place',
  'pay',
  'retry',
  'confirm-payment',
  'verify',
  'pick',
  'pack',
  'print-slip',
  'ship',
  'transit',
  'out-for-delivery',
  'ready-to-pickup',
  'deliver',
  'fail-delivery',
  'return',
  'refund',
  'cancel',
  'expire',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** What the history has beside the events that move an order: money that pays for nothing came, and went back. */
export const SURPLUS_EVENTS = ['receive-surplus', 'return-surplus'] as const
export type SurplusEvent = (typeof SURPLUS_EVENTS)[number]

export type HistoryEvent = OrderEvent | SurplusEvent

export const ORDER_CAUSES = ['buyer', 'staff', 'payment', 'carrier', 'clock'] as const
export type OrderCause = (typeof ORDER_CAUSES)[number]

export const FULFILMENTS = ['delivery', 'pickup'] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

export interface OrderContext {
  by: OrderCause
  /** `none`: vouchers and points left nothing to pay */
  payment: PaymentKind | 'none'
  fulfilment: Fulfilment
  /** the shop has the buyer's money; cash on delivery is paid once delivered */
  is_paid: boolean
}
