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
