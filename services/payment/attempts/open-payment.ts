import { sql } from 'drizzle-orm'
import { payableMethods, type ToPay } from '@/domain/order/payment/payable-methods'
import type { PaymentCode } from '@/domain/order/payment/payment-methods'
import type { Database } from '../../database'
import { isOnline, methodsOn } from '../methods'
import { payments } from '../schema'

/** The methods that can pay an order of this kind here and now, in the order of the domain's table. */
export const offeredMethods = (order: ToPay): PaymentCode[] => payableMethods(methodsOn(), order)

export interface Opening {
  orderId: string
  /** the order's, of which the attempt's own is made */
  reference_code: string
  method: string
  /** dong, more than nothing */
  amount: number
  /** when the order can no longer be paid; null for cash on delivery */
  expiresAt: Date | null
}

/** Stands between an order's reference and the number of the attempt; no letter of references, so no two attempts can share a name. */
const ATTEMPT = 'V'

/**
 * Opens an attempt to pay an order, in the transaction that places it, or that holds its row for a retry, so that attempts are counted
 * one transaction at a time. No provider is asked yet: `startPayment` does that after the commit.
 */
export async function openPayment(
  tx: Database,
  { orderId, reference_code, method, amount, expiresAt }: Opening,
): Promise<{ paymentId: string; isOnline: boolean }> {
  const attempt = sql`(SELECT count(*) + 1 FROM ${payments} WHERE order_id = ${orderId})`
  const [row] = await tx
    .insert(payments)
    .values({
      order_id: orderId,
      method,
      reference: sql`${reference_code + ATTEMPT} || ${attempt}`,
      amount,
      created_at: sql`date_trunc('second', now())`,
      expires_at: expiresAt,
    })
    .returning({ id: payments.id })
  if (!row) throw new Error('the payment was not written')
  return { paymentId: row.id, isOnline: isOnline(method) }
}
