import { lt, sql } from 'drizzle-orm'
import type { Affiliate } from '@/domain/affiliate/affiliate'
import { isRobot } from '@/domain/affiliate/robots'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../../database'
import { keyedDigest } from '../../digest'
import { mayAttempt } from '../../limits'
import { affiliateLimits } from '../limits'
import { affiliateOf } from '../partners/partners'
import { clicks } from '../schema'

interface Visitor {
  deviceId: string
  /** the visitor's network */
  network: string
  userAgent: string
}

const today = sql`(now() AT TIME ZONE ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`

/** The day in Vietnam: 'YYYY-MM-DD'. */
async function dayNow(db: Database): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`SELECT ${today}::text AS day`)
  return rows[0]?.day ?? ''
}

/**
 * Counts a visit by a link, once a visitor and day; robots are not visitors. A device counts by a digest that is another one each day, so
 * that rows of two days do not tell of one visitor. Gives what the browser may know of the affiliate.
 * @throws NOT_FOUND for a code of no approved affiliate
 */
export async function countClick(
  db: Database,
  code: string,
  { deviceId, network, userAgent }: Visitor,
): Promise<Affiliate> {
  const affiliate = await affiliateOf(db, code)
  if (isRobot(userAgent)) return affiliate
  const day = await dayNow(db)
  if (!(await mayAttempt(affiliateLimits['affiliate-click'], `${affiliate._id}:${network}`))) return affiliate
  const visitor = keyedDigest('affiliate-click', `${day}/${deviceId || network}`).slice(0, 22)
  await db.insert(clicks).values({ partner_id: affiliate._id, day, visitor }).onConflictDoNothing()
  return affiliate
}

/** Deletes the digests of visitors of past days; the counts stay. */
export async function deleteOldClicks(db: Database): Promise<void> {
  await db
    .delete(clicks)
    .where(lt(clicks.day, sql`${today} - ${sql.raw(String(KEPT_DAYS.affiliateClick))}::int`))
}
