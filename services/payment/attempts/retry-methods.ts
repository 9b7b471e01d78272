import { paymentRefusal } from '@/domain/order/payment/payable-methods'
import type { RetryMethod } from '@/domain/order/payment/payment'
import { paymentKindOf } from '@/domain/order/payment/payment-methods'
import { retryOf } from '@/domain/order/payment/retry'
import { wireState } from '@/domain/order/states'
import type { Database } from '../../database'
import type { OrderFacts } from '../../order'
import { methodsBoundTo } from '../../voucher'
import { methodsOn } from '../methods'

/** Whether the payment of the order may be retried at this moment. */
export function retryStateOf(order: OrderFacts): ReturnType<typeof retryOf> {
  const { payment_method, cancellation_reason, created_at } = order
  return retryOf(
    {
      state: wireState(order.state).state,
      payment_method: { code: payment_method },
      created_at: created_at.toISOString(),
      is_payment_failed: order.state === 'payment_failed' || cancellation_reason === 'payment_failed',
    },
    new Date(),
  )
}

/**
 * The methods that answer at once and are on here, each with the reason why it cannot pay this order. The method the order has is never
 * refused for its vouchers. `bound`: the methods that its vouchers are for, null for any.
 */
export async function retryMethods(
  db: Database,
  { id, total, payment_method }: OrderFacts,
): Promise<{ methods: RetryMethod[]; bound: string[] | null }> {
  const bound = await methodsBoundTo(db, id)
  const isBound = (code: string) => code !== payment_method && bound !== null && !bound.includes(code)
  const methods = methodsOn()
    .filter((code) => paymentKindOf(code) === 'online')
    .map((code): RetryMethod => ({
      code,
      refusal: paymentRefusal(code, { total, has_egift: false }) ?? (isBound(code) ? 'VOUCHER' : null),
    }))
  return { methods, bound }
}
