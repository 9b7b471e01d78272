import { closeDatabase } from '@/services/database'
import { redeemReward } from '@/services/loyalty/rewards/redeem'

/** A program of killed.test.ts: redeems a reward under keys of its own, from the first each time it is started. */
const [userId = 0, rewardId = 0, times = 0] = process.argv.slice(2).map(Number)

for (let index = 0; index < times; index += 1)
  await redeemReward({
    userId,
    rewardId,
    points: 40,
    key: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  })
await closeDatabase()
