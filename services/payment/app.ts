import { object, string } from 'yup'
import { notFound } from '@/domain/error'
import { callerOf, loadSession } from '../account'
import { browser, UUID_PARAM } from '../browser'
import { database } from '../database'
import { body, pickFields, query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { paymentLimits } from './limits'
import { offerProofUpload } from '../media'
import { buyerName, isOrderKey, requireOrderBuyer, orderFacts, readOrder } from '../order'
import { methodViews, orderPayment } from './payment-view'
import { checkProofOpen, proofSchema, saveProof } from './transfers/transfer-proofs'
import { retryPayment } from './attempts/retry-payment'
import { handleReturn } from './results/buyer-return'
import { startOf } from './attempts/start-payment'
import { handleWebhook } from './results/webhook'

const app = serviceApp()
  .get('/payment-methods', browser(), query(object({ fields: string().max(200).optional() })), (context) => {
    const { fields } = context.req.valid('query')
    return context.json(success(methodViews().map((method) => pickFields(method, fields))))
  })
  .get('/orders/:id/payment', browser({ params: { id: UUID_PARAM } }), requireOrderBuyer, async (context) =>
    context.json(success(await orderPayment(database(), context.get('order')))),
  )

const withProofs = app
  .post(
    '/orders/:id/proof-place',
    browser({ params: { id: UUID_PARAM } }),
    body(object({ fileName: string().max(200).required(), contentType: string().max(60).required() })),
    requireOrderBuyer,
    async (context) => {
      const order = context.get('order')
      checkProofOpen(order)
      await countAttempt(paymentLimits.proof, order.id)
      return context.json(success(offerProofUpload(order.id, context.req.valid('json'))))
    },
  )
  .post(
    '/orders/:id/transfer-proof',
    browser({ params: { id: UUID_PARAM } }),
    body(proofSchema),
    requireOrderBuyer,
    async (context) => {
      const order = context.get('order')
      await countAttempt(paymentLimits.proof, order.id)
      await saveProof(order.id, context.req.valid('json'), buyerName(order))
      return context.json(success(await readOrder(database(), order.id)))
    },
  )

/** POST /payments: OVO's call (ORD-45), here for every online method; the order's buyer alone, a guest by `key`. @throws NOT_FOUND */
const withPayments = withProofs.post(
  '/payments',
  browser(),
  body(
    object({
      id_order: string().max(40).required(),
      phone_no: string().max(30).optional(),
      payment_method: string().max(40).optional(),
      key: string().max(100).optional(),
    }),
  ),
  loadSession,
  async (context) => {
    const { id_order, payment_method, key = context.req.query('key') } = context.req.valid('json')
    const order = await orderFacts(database(), id_order)
    const memberId = context.get('session')?.userId ?? null
    const isOwn =
      order.user_id === null ? key !== undefined && isOrderKey(order.id, key) : order.user_id === memberId
    if (!isOwn) throw notFound('order')
    await countAttempt(paymentLimits.retry, order.id)
    return context.json(
      success(await retryPayment({ orderId: order.id, method: payment_method ?? null, ...startOf(context) })),
    )
  },
)

/** Calls of the payment service (PAY-02, ORD-45). The last two are the storefront's own, for providers and those who come back from them. */
export const paymentApp = withPayments
  .on(['GET', 'POST'], '/notifications/:method', async (context) =>
    handleWebhook(context.req.param('method'), {
      headers: context.req.raw.headers,
      body: context.req.method === 'POST' ? await context.req.text() : '',
      query: new URL(context.req.url).searchParams,
    }),
  )
  .post('/returns/:method', body(object({ query: string().max(8_000).defined() })), async (context) => {
    await countAttempt(paymentLimits.return, callerOf(context).address)
    const returned = await handleReturn(
      context.req.param('method'),
      new URLSearchParams(context.req.valid('json').query),
    )
    return context.json(success(returned))
  })

export type PaymentApp = typeof paymentApp
