import { eq } from 'drizzle-orm'
import { NEXT_PURCHASE_DAYS } from '@/domain/constants'
import { notFound } from '@/domain/error'
import type { Database } from '../database'
import { issue, type IssuedVoucher } from './issued-vouchers'
import { vouchers } from './schema'

interface ForMember {
  ownerId: number
  /** id of the voucher whose discount, rules and methods the member's has */
  from: string | number
  /** cause for which it is issued once */
  givenFor: string
}

/** What the issued voucher has from its template. @throws NOT_FOUND */
async function templateColumns(tx: Database, id: string | number) {
  const [template] = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.id, Number(id)))
  if (!template) throw notFound('voucher')
  const { type, name, description, discount, tiers, gift_product_id, rules, payment_methods } = template
  return { type, name, description, discount, tiers, gift_product_id, rules, payment_methods }
}

/**
 * Issues a member a voucher for one order like voucher `from`, once for each `givenFor`. A gift joins the member's next order by itself;
 * anything else is chosen in the bag. @throws NOT_FOUND
 */
export async function issueFromTemplate(
  tx: Database,
  { ownerId, from, givenFor, days }: ForMember & { days: number },
): Promise<IssuedVoucher> {
  const columns = await templateColumns(tx, from)
  return issue(
    tx,
    { prefix: 'QUA', days, givenFor },
    {
      ...columns,
      is_auto_applied: columns.gift_product_id !== null,
      is_member_only: true,
      owner_id: ownerId,
    },
  )
}

/** Issues what an order promised: a voucher like `from` for the member's next purchase, for NEXT_PURCHASE_DAYS. @throws NOT_FOUND */
export async function issueNextPurchaseVoucher(
  tx: Database,
  { ownerId, from, givenFor }: ForMember,
): Promise<IssuedVoucher> {
  const { name, description, discount, rules, payment_methods } = await templateColumns(tx, from)
  return issue(
    tx,
    { prefix: 'CAMON', days: NEXT_PURCHASE_DAYS, givenFor },
    {
      ...{ type: 'next_purchase_voucher', name, description, discount, rules, payment_methods },
      is_member_only: true,
      owner_id: ownerId,
    },
  )
}
