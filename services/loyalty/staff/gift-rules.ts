import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database'
import type { Gift } from '../gifts/gift-rule'
import { gift_rules } from '../schema'

export type GiftRuleRow = typeof gift_rules.$inferSelect

/** All rules of gifts, those that end last first. */
export const giftRules = (db: Database): Promise<GiftRuleRow[]> =>
  db.select().from(gift_rules).orderBy(desc(gift_rules.ends_at), desc(gift_rules.id))

/** Adds a rule; gives its id. */
export async function addGiftRule(
  db: Database,
  rule: { gift: Gift; points: number; voucherId: number | null; startsAt: Date; endsAt: Date; note: string },
): Promise<number> {
  const { gift, points, voucherId, startsAt, endsAt, note } = rule
  const [row] = await db
    .insert(gift_rules)
    .values({ gift, points, voucher_id: voucherId, starts_at: startsAt, ends_at: endsAt, note })
    .returning({ id: gift_rules.id })
  if (!row) throw new Error('the rule was not stored')
  return row.id
}

/** Removes a rule; false when there is none. */
export async function removeGiftRule(db: Database, id: number): Promise<boolean> {
  const gone = await db.delete(gift_rules).where(eq(gift_rules.id, id)).returning({ id: gift_rules.id })
  return gone.length > 0
}
