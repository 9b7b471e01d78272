import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { reviews } from '@/services/review/schema'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, type Goods, lineOf, move } from '../order/given-order'
import { app, daysFromNow, givenCampaign, type Member } from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
useDatabase()

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

/** Each test has days of its own, a year apart, so that no other's orders count. */
let year = 0
const window = () => {
  year += 1
  return { start_date: daysFromNow(-365 * year - 10), end_date: daysFromNow(-365 * year + 10) }
}
type Window = ReturnType<typeof window>

/** A delivered order placed within the days of the campaign, or so many days after its start. */
async function delivered({ id }: Member, total: number, { start_date }: Window, day = 1): Promise<string> {
  const line = lineOf(goods, { quantity: 1, unit_price: total, list_price: total, total })
  const amounts = { list_total: total, subtotal: total, shipping_fee: 30_000, total: total + 30_000 }
  const order = await givenOrder(goods, { user_id: id, ...amounts, lines: [line] })
  const placed = new Date(start_date.getTime() + day * 86_400_000)
  await database().execute(
    sql`UPDATE sales.orders SET created_at = ${placed.toISOString()} WHERE id = ${order.id}`,
  )
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
  return order.id
}

const board = async (id: number, kind: string, who?: Member) =>
  (await call(app, 'GET', `/campaigns/${id}/leaderboard?kind=${kind}`, { who })).body.data

it('ranks members by what they spent on goods of orders they kept, by masked names', async () => {
  const days = window()
  const id = await givenCampaign(days)
  const an = await givenMember({ name: 'Nguyễn Minh An' })
  const binh = await givenMember({ name: 'Trần Bình' })
  const chi = await givenMember({ name: 'Lê Chi' })
  await delivered(an, 300_000, days)
  await delivered(binh, 200_000, days)
  await delivered(binh, 150_000, days)
  const returned = await delivered(chi, 900_000, days)
  await move(returned, 'refund')
  await delivered(chi, 700_000, days, -1)
  await delivered(chi, 700_000, days, 21)
  expect(await board(id, 'spender', an)).toEqual({
    kind: 'spender',
    rows: [
      { rank: 1, name: 'Trần B.', amount: 350_000 },
      { rank: 2, name: 'Nguyễn M. A.', amount: 300_000 },
    ],
    mine: { rank: 2, name: 'Nguyễn M. A.', amount: 300_000 },
  })
  expect((await board(id, 'spender')).mine).toBeNull()
})

it('ranks members by published reviews, equal ones alike, and leaves deleted accounts out', async () => {
  const days = window()
  const id = await givenCampaign(days)
  const [an, binh, chi] = [await givenMember({ name: 'An' }), await givenMember(), await givenMember()]
  const write = async ({ id: user_id }: Member, count: number, state: 'published' | 'held' = 'published') => {
    for (let turn = 0; turn < count; turn += 1) {
      const { productId } = await givenGoods(1)
      await database()
        .insert(reviews)
        .values({
          product_id: productId,
          user_id,
          details: randomUUID(),
          ratings: { quality: 5 },
          source: 'web',
          state,
          published_at: new Date(days.start_date.getTime() + 1_000),
        })
    }
  }
  await write(an, 2)
  await write(binh, 2)
  await write(chi, 1)
  await write(chi, 5, 'held')
  const gone = await givenMember()
  await write(gone, 1)
  await database().execute(sql`UPDATE account.users SET removed_at = now() WHERE id = ${gone.id}`)
  const { rows, mine } = await board(id, 'review', chi)
  expect(rows.map(({ rank, amount }: { rank: number; amount: number }) => [rank, amount])).toEqual([
    [1, 2],
    [1, 2],
    [3, 1],
  ])
  expect(mine).toMatchObject({ rank: 3, amount: 1 })
})

it('does not exist where the campaign has none', async () => {
  const id = await givenCampaign({ is_top_spender: false, ...window() })
  expect((await call(app, 'GET', `/campaigns/${id}/leaderboard`)).status).toBe(404)
  expect((await call(app, 'GET', `/campaigns/${id}/leaderboard?kind=review`)).status).toBe(200)
  expect((await call(app, 'GET', `/campaigns/${id}/leaderboard?kind=x`)).status).toBe(400)
})
