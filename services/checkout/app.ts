import type { Context } from 'hono'
import { object, string } from 'yup'
import { isUuid } from '@/domain/ids'
import { placeOrderSchema } from '@/domain/order/placed-order'
import { loadLiveSession, type Session } from '../account'
import { browser, UUID_PARAM } from '../browser'
import type { CartOwner } from '../cart'
import { body, serviceApp, success } from '../http'
import { idempotencyKey } from '../idempotency-key'
import { countAttempt } from '../limits'
import { paymentLimits } from '../payment'
import { requireOrderBuyer } from '../order'
import { retryPayment, startOf } from '../payment'
import { placeOrder } from './place-order'

function cartOwnerOf(context: Context, session: Session | null): CartOwner {
  const deviceId = context.req.header('x-device-id') ?? ''
  return { memberId: session?.userId ?? null, deviceId: isUuid(deviceId) ? deviceId : '' }
}

/** Placing an order and paying it again (ORD-45, ORD-46): the order service's calls that need cart and payment. */
export const checkoutApp = serviceApp()
  .post('/orders', browser(), body(placeOrderSchema), loadLiveSession, idempotencyKey, async (context) => {
    const { order, isNew } = await placeOrder({
      owner: cartOwnerOf(context, context.get('session')),
      input: context.req.valid('json'),
      key: context.req.valid('header')['idempotency-key'],
      start: startOf(context),
    })
    return context.json(success(order), isNew ? 201 : 200)
  })
  .put(
    '/order/:id/retry',
    browser({ params: { id: UUID_PARAM } }),
    body(object({ payment_method: string().max(40).optional() })),
    requireOrderBuyer,
    async (context) => {
      const { id } = context.get('order')
      await countAttempt(paymentLimits.retry, id)
      const method = context.req.valid('json').payment_method ?? null
      return context.json(success(await retryPayment({ orderId: id, method, ...startOf(context) })))
    },
  )

export type CheckoutApp = typeof checkoutApp
