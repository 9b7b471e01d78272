import { type InferType, object, string } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { paymentLimits } from './limits'
import { paymentApp } from './app'
import { pollPayments } from './results/poll-payments'
import { closePayments } from './attempts/close-payments'
import { expireOrders } from './attempts/expire-orders'
import { paymentPersonalData } from './personal-data'
import { deleteUnusedProofs, deleteProofPicture } from './transfers/transfer-proofs'
import { refundPayment } from './refunds/refund-payment'
import { resumeRefunds } from './refunds/queue-refund'

/** Without a payment, whatever paid for the order. */
const refund = object({
  order_id: string().uuid().required(),
  payment_id: string().uuid().optional(),
  reason: string().required(),
})
const ofOrder = object({ order_id: string().uuid().required() })
const picture = object({ image_url: string().required() })

declare module '../jobs' {
  interface JobPayloads {
    'refund-payment': InferType<typeof refund>
    'close-payments': InferType<typeof ofOrder>
    'forget-proof': InferType<typeof picture>
  }
}

export const payment = defineModule({
  name: 'payment',
  apps: { payment: paymentApp },
  jobs: [
    // Polls providers for the result of payments without a webhook call.
    defineJob({ name: 'ask-payments', cron: '* * * * *', run: pollPayments }),
    // Ends orders whose time to pay has passed.
    defineJob({ name: 'expire-orders', cron: '* * * * *', run: expireOrders }),
    // Sends money back.
    defineJob({ name: 'refund-payment', payload: refund, run: refundPayment }),
    // Goes on with refunds that came to a halt.
    defineJob({ name: 'resume-refunds', cron: '7 * * * *', run: resumeRefunds }),
    // An order ended or was paid on delivery: its payments do not wait any more.
    defineJob({ name: 'close-payments', payload: ofOrder, run: closePayments }),
    defineJob({ name: 'forget-loose-proofs', cron: '27 20 * * *', run: deleteUnusedProofs }),
    // Deletes the picture of a proof that is kept no more.
    defineJob({
      name: 'forget-proof',
      payload: picture,
      run: ({ image_url }) => deleteProofPicture(image_url),
    }),
  ],
  personalData: paymentPersonalData,
  limits: paymentLimits,
})
