import { closeDatabase, transaction } from '@/services/database'
import { returnPoints, spendPoints } from '@/services/loyalty'

/** A program of killed.test.ts: spends and returns points under names of its own, from the first each time it is started. */
const userId = Number(process.argv[2])
const spendings = Number(process.argv[3])

for (let index = 0; index < spendings; index += 1) {
  const reference = `killed-${index}`
  await transaction((tx) => spendPoints(tx, { userId, points: 3, reference }))
  // Every third order ends and gives its points back.
  if (index % 3 === 0) await transaction((tx) => returnPoints(tx, { userId, reference }))
}
await closeDatabase()
