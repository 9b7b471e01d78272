import 'server-only'
import { array } from 'yup'
import { type WayToEarn, waysToEarnSchema } from '@/domain/loyalty/ledger'
import { type Level, levelSchema } from '@/domain/loyalty/levels'
import { type Reward, rewardSchema } from '@/domain/loyalty/rewards'
import { gameClient, loyaltyClient, rewardsClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readData, readPage } from '@/lib/services/read'

/** Reads of points, levels and rewards that are the same for everyone, uncached: lib/pages/points/pages.ts caches them. */

/** As many rewards as one call gives. */
const ALL = 60

/** All levels, the lowest first. */
export const readLevels = (): Promise<Level[]> =>
  readData(loyaltyClient.levels.$get(), array(levelSchema.required()).required())

/** The ways to earn points that bring some today, those of the games that run among them. */
export async function readWaysToEarn(): Promise<WayToEarn[]> {
  const [ways, games] = await Promise.all([
    readData(loyaltyClient['ways-to-earn'].$get(), waysToEarnSchema),
    readData(gameClient.missions['ways-to-earn'].$get(), waysToEarnSchema),
  ])
  return [...ways, ...games]
}

/** The shop's rewards, cheapest first. */
export async function readRewards(): Promise<Reward[]> {
  const answer = rewardsClient.rewards.$get({ query: listQuery({ limit: ALL }) })
  return (await readPage(answer, rewardSchema)).data
}
