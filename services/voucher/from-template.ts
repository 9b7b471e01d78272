import { eq } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import type { Database } from '../database'
import { issue, type IssuedVoucher } from './issued-vouchers'
import { vouchers } from './schema'

/**
 * Issues a member a voucher for one order like voucher `from`, once for each `givenFor`: same type, discount, rules and methods. A gift
 * joins the member's next order by itself; anything else is chosen in the bag. @throws NOT_FOUND
 */
export async function issueLike(
  tx: Database,
  { ownerId, from, givenFor, days }: { ownerId: number; from: number; givenFor: string; days: number },
): Promise<IssuedVoucher> {
  const [template] = await tx.select().from(vouchers).where(eq(vouchers.id, from))
  if (!template) throw notFound('voucher')
  const { type, name, description, discount, tiers, gift_product_id, rules, payment_methods } = template
  return issue(
    tx,
    { prefix: 'QUA', days, givenFor },
    {
      ...{ type, name, description, discount, tiers, gift_product_id, rules, payment_methods },
      is_auto_applied: gift_product_id !== null,
      is_member_only: true,
      owner_id: ownerId,
    },
  )
}
