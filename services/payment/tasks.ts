import type { Tasks } from '../jobs'
import { askPayments } from './ask'
import { closePayments } from './close'
import { expireOrders } from './expire'
import { forgetLooseProofs, forgetProofPicture } from './proofs'
import { refundPayment } from './refund'
import { resumeRefunds } from './refund-job'

/** What the payment module does when its jobs are due. */
export const paymentTasks: Tasks = {
  'ask-payments': askPayments,
  'expire-orders': expireOrders,
  'refund-payment': refundPayment,
  'resume-refunds': resumeRefunds,
  'close-payments': closePayments,
  'forget-loose-proofs': forgetLooseProofs,
  'forget-proof': ({ image_url }) => forgetProofPicture(image_url),
}
