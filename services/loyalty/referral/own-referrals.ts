import { desc, eq } from 'drizzle-orm'
import { maskName } from '@/domain/loyalty/masked-name'
import type { OwnReferrals } from '@/domain/loyalty/referral'
import { settings } from '@/settings'
import { usersById } from '../../account'
import type { Database } from '../../database'
import { giftRule } from '../gifts/gift-rule'
import { referralTotals } from './totals'
import { referrals } from '../schema'

/** Invitations that are listed. */
const MOST_LISTED = 100

/** A member's invitations with masked names, newest first. */
export async function ownReferrals(db: Database, userId: number): Promise<OwnReferrals> {
  const [rows, totals, rule, own] = await Promise.all([
    db
      .select()
      .from(referrals)
      .where(eq(referrals.referrer_id, userId))
      .orderBy(desc(referrals.created_at), desc(referrals.user_id))
      .limit(MOST_LISTED),
    referralTotals(db, userId),
    giftRule(db, 'referral'),
    usersById(db, [userId]),
  ])
  const invited = await usersById(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return {
    points: rule.points,
    totals,
    link: `/register/${encodeURIComponent(own.get(userId)?.user_name ?? '')}`,
    per_month: settings.REFERRALS_PER_MONTH,
    invited: rows.map(({ user_id, state, points, created_at }) => ({
      name: maskName(invited.get(user_id)?.name ?? ''),
      state,
      points,
      created_at: created_at.toISOString(),
    })),
  }
}
