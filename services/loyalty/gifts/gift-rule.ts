import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { REFERRAL_POINTS } from '@/domain/constants'
import { settings } from '@/settings'
import type { Database } from '../../database'
import { gift_rules } from '../schema'

export type Gift = 'referral' | 'birthday'

interface GiftRule {
  points: number
  /** the voucher that the gift's own is made from */
  voucherId: number | null
}

const ordinaryPoints = (gift: Gift): number =>
  gift === 'referral' ? REFERRAL_POINTS : settings.BIRTHDAY_POINTS

/** What a gift brings now: the rule whose time it is, the one that brings most of several, and otherwise what the shop always gives. */
export async function giftRule(db: Database, gift: Gift): Promise<GiftRule> {
  const [rule] = await db
    .select({ points: gift_rules.points, voucherId: gift_rules.voucher_id })
    .from(gift_rules)
    .where(
      and(
        eq(gift_rules.gift, gift),
        lte(gift_rules.starts_at, sql`now()`),
        gt(gift_rules.ends_at, sql`now()`),
      ),
    )
    .orderBy(desc(gift_rules.points), desc(gift_rules.id))
    .limit(1)
  return rule ?? { points: ordinaryPoints(gift), voucherId: null }
}
