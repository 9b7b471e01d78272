import 'server-only'
import { cached, tags } from '@/lib/cache-manifest'
import { settings } from '@/settings'
import { readLevels, readRewards, readWaysToEarn } from '@/lib/reads/points/points-reads'

/** Data of the pages of points, one cached function a page. Rewards begin and end by the clock, hence 'minutes'. */

/** The public part of /points-rewards. */
export async function getPointsPage() {
  'use cache'
  cached('minutes', tags.rewards, tags.levels)
  const [levels, rewards] = await Promise.all([readLevels(), readRewards()])
  return { levels, rewards, now: new Date() }
}

/** What /how-to-earn says: ways, levels, and how many rewards there are. */
export async function getHowToEarnPage() {
  'use cache'
  cached('minutes', tags.rewards, tags.levels, tags.missions)
  const [levels, rewards, ways] = await Promise.all([readLevels(), readRewards(), readWaysToEarn()])
  return { levels, ways, rewards: rewards.length, months: settings.POINTS_EXPIRE_MONTHS }
}
