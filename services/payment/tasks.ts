import type { Tasks } from '../jobs'
import { askPayments } from './ask'
import { expireOrders } from './expire'
import { forgetLooseProofs } from './proofs'
import { refundPayment } from './refund'

/** What the payment module does when its jobs are due. */
export const paymentTasks: Tasks = {
  'ask-payments': askPayments,
  'expire-orders': expireOrders,
  'refund-payment': refundPayment,
  'forget-loose-proofs': forgetLooseProofs,
}
