import { and, eq } from 'drizzle-orm'
import { type Affiliate, CODE_PATTERN } from '@/domain/affiliate/affiliate'
import { notFound } from '@/domain/error'
import type { Database } from '../../database'
import { partners } from '../schema'

export type PartnerRow = typeof partners.$inferSelect

/** The approved partner of a code; null for any other. */
export async function approvedPartner(db: Database, code: string): Promise<PartnerRow | null> {
  const asked = code.toUpperCase()
  if (!CODE_PATTERN.test(asked)) return null
  const [row] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.code, asked), eq(partners.state, 'approved')))
  return row ?? null
}

/** A member's partner row, whatever its state. */
export async function partnerOfMember(db: Database, userId: number): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.user_id, userId))
  return row ?? null
}

const toAffiliate = ({ id, name, cookie_days }: PartnerRow): Affiliate => ({
  _id: id,
  name,
  tracking_cookies_validity: cookie_days,
})

/** What anyone may know of the affiliate of a code (AFF-03, ORD-55). @throws NOT_FOUND for an unknown one and for one that is not approved */
export async function affiliateOf(db: Database, code: string): Promise<Affiliate> {
  const partner = await approvedPartner(db, code)
  if (!partner) throw notFound('affiliate')
  return toAffiliate(partner)
}
