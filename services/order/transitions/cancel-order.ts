import { type InferType, mixed, object, string } from 'yup'
import { CANCELLATION_REASONS } from '@/domain/order/cancellation'
import { badRequest } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { readReference } from '@/domain/order/reference'
import { persistentTransaction } from '../../database'
import type { OrderFacts } from '../order-facts'
import { moveOrder } from './move-order'
import { buyerName } from '../buyer-guard'

type BuyerReason = (typeof CANCELLATION_REASONS)['buyer'][number]

/** PUT /order/{id}/cancelled (ORD-47). */
export const cancellationSchema = object({
  cancellation_reason: mixed<BuyerReason>().oneOf(CANCELLATION_REASONS.buyer).required(),
  reference_code: string().max(40).required(),
  /** what the buyer writes beside the reason 'other' */
  note: string().trim().max(300).optional(),
})

/**
 * The buyer cancels: once, however often it is asked. The reference shows that it is this order that is meant.
 * @throws BAD_REQUEST (400) for another order's reference, ORDER_REFUSED (409) with details.refusal when it is too late
 */
export async function cancelByBuyer(
  order: OrderFacts,
  { cancellation_reason: reason, reference_code, note }: InferType<typeof cancellationSchema>,
): Promise<void> {
  if (readReference(reference_code)?.reference !== order.reference_code)
    throw badRequest('the reference is not that of the order', { field: 'reference_code' })
  const actor = buyerName(order)
  const move = { orderId: order.id, event: 'cancel', by: 'buyer', actor, reason, note } as const
  const outcome = await persistentTransaction((tx) => moveOrder(tx, move))
  if (outcome.moved || (outcome.refusal === 'ALREADY_DONE' && outcome.from === 'cancelled')) return
  throw domainError('ORDER_REFUSED', 'the order cannot be cancelled any more', {
    refusal: outcome.refusal,
  })
}
