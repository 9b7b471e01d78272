import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { REWARD_BOOKS } from '@/scripts/books/reward-books'
import { apps } from '@/services/app'
import { database } from '@/services/database'
import { grantPoints } from '@/services/loyalty'
import { rewardInputSchema, saveRewards } from '@/services/loyalty/rewards/write-rewards'
import { redeemReward } from '@/services/loyalty/rewards/redeem'
import { call, givenMember } from '../../account/given-member'
import { brokenOf } from '../../books'

/** What tests of rewards share: rewards, members with points, and the calls as the gateway makes them. */

export const VOUCHER = {
  type: 'voucher',
  discount: { kind: 'amount', value: 50_000, max: null },
  min_amount: 200_000,
  days: 60,
}

/** A reward on offer for 40 points; gives its id. */
export async function givenReward(changes: object = {}): Promise<number> {
  const input = { key: randomUUID(), name: 'Mã giảm 50.000 ₫', points: 40, content: VOUCHER, ...changes }
  const reward = await rewardInputSchema.validate(input)
  await saveRewards(database(), [reward])
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT id FROM loyalty.rewards WHERE key = ${reward.key}`,
  )
  return rows[0]?.id ?? 0
}

/** A member with points. */
export async function givenSaver(points: number, changes: Parameters<typeof givenMember>[0] = {}) {
  const who = await givenMember({ email: `${randomUUID()}@example.vn`, ...changes })
  if (points > 0)
    await grantPoints(database(), { userId: who.id, points, reason: 'gesture', reference: String(who.id) })
  return who
}
export type Saver = Awaited<ReturnType<typeof givenSaver>>

const publicApp = () => {
  const app = apps.public
  if (!app) throw new Error('the public API has no app')
  return app
}

export const ask = (who: Saver | undefined, method: string, path: string, json?: object, key?: string) =>
  call(publicApp(), method, path, {
    ...(who && { who }),
    ...(json && { json }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

/** Presses the button that redeems. */
export const press = (who: Saver, rewardId: number, { points = 40, key = randomUUID() as string } = {}) =>
  ask(who, 'POST', `/rewards/${rewardId}/redeem`, { points }, key)

/** The same without the HTTP call, for many at once. */
export const redeem = (who: Saver, rewardId: number, key: string = randomUUID()) =>
  redeemReward({ userId: who.id, rewardId, key, points: 40 })

/** The rules of the books of rewards that do not hold. */
export const brokenBooks = (): Promise<string[]> => brokenOf(REWARD_BOOKS)
