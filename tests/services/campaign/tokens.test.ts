import { sql } from 'drizzle-orm'
import { onCheckedIn, onShared } from '@/services/campaign'
import { campaign } from '@/services/campaign/module'
import { order as orderModule } from '@/services/order/module'
import { database, transaction } from '@/services/database'
import { reviews } from '@/services/review/schema'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, type Goods, move } from '../order/given-order'
import { performListener, runEvents } from '../perform-job'
import { checkBooks } from './books'
import {
  app,
  balanceOf,
  bodyOf,
  daysFromNow,
  givenCampaign,
  giveTokens,
  givenPrize,
  givenRule,
  type Member,
  memberWith,
  redeem,
} from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
useDatabase()
checkBooks()

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

/** No campaign of another test runs beside the one of this test. */
afterEach(() => database().execute(sql`UPDATE catalog.promotions SET is_active = false`))

const settle = (orderId: string) => performListener(campaign, 'order-delivered', { order_id: orderId })

/** A delivered order of 200.000 ₫. */
async function delivered({ id }: Member): Promise<string> {
  const order = await givenOrder(goods, { user_id: id })
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
  return order.id
}

describe('an order', () => {
  it('brings tokens for each full amount once it is delivered, however often the job runs', async () => {
    const campaignId = await givenCampaign()
    await givenRule(campaignId, { kind: 'order', tokens: 3, per_amount: 90_000 })
    const who = await givenMember()
    const order = await givenOrder(goods, { user_id: who.id })
    await settle(order.id)
    expect(await balanceOf(who, campaignId)).toBe(0)
    for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
    await runEvents(orderModule, campaign)
    expect(await balanceOf(who, campaignId)).toBe(6)
    for (let turn = 0; turn < 3; turn += 1) await settle(order.id)
    expect(await balanceOf(who, campaignId)).toBe(6)
  })

  it('brings none of a campaign that did not run when it was placed, nor for goods of another brand', async () => {
    const past = await givenCampaign({ end_date: daysFromNow(-0.5) })
    const other = await givenCampaign()
    await givenRule(past, { kind: 'order' })
    await givenRule(other, {
      kind: 'order',
      scope: { brand_ids: [987_654], category_ids: [], product_ids: [] },
    })
    const named = await givenCampaign()
    await givenRule(named, {
      kind: 'order',
      scope: { brand_ids: [], category_ids: [], product_ids: [goods.productId] },
    })
    const who = await givenMember()
    await settle(await delivered(who))
    expect([await balanceOf(who, past), await balanceOf(who, other), await balanceOf(who, named)]).toEqual([
      0, 0, 10,
    ])
  })

  it('that is returned takes its tokens back once, and what was spent from the next ones', async () => {
    const campaignId = await givenCampaign()
    await givenRule(campaignId, { kind: 'order', tokens: 50 })
    const who = await givenMember()
    const first = await delivered(who)
    await settle(first)
    const prize = await givenPrize(campaignId, { points: 30 })
    expect((await redeem(who, bodyOf(prize))).status).toBe(201)
    expect((await move(first, 'refund')).moved).toBe(true)
    for (let turn = 0; turn < 3; turn += 1) await settle(first)
    expect(await balanceOf(who, campaignId)).toBe(0)
    // 30 tokens are owed.
    await settle(await delivered(who))
    expect(await balanceOf(who, campaignId)).toBe(20)
    await giveTokens(campaignId, who, 5)
    expect(await balanceOf(who, campaignId)).toBe(25)
  })

  it('whose tokens were all spent owes them once, however often the job runs', async () => {
    const campaignId = await givenCampaign()
    await givenRule(campaignId, { kind: 'order', tokens: 30 })
    const who = await givenMember()
    const first = await delivered(who)
    await settle(first)
    await redeem(who, bodyOf(await givenPrize(campaignId, { points: 30 })))
    await move(first, 'refund')
    for (let turn = 0; turn < 3; turn += 1) await settle(first)
    await giveTokens(campaignId, who, 100)
    expect(await balanceOf(who, campaignId)).toBe(70)
  })

  it('counts once when the job runs many times at once', async () => {
    const campaignId = await givenCampaign()
    await givenRule(campaignId, { kind: 'order', daily_cap: 15 })
    const who = await givenMember()
    const orders = [await delivered(who), await delivered(who)]
    await Promise.all(orders.flatMap((id) => Array.from({ length: 10 }, () => settle(id))))
    // 10 and, within the cap of a day, 5.
    expect(await balanceOf(who, campaignId)).toBe(15)
  })
})

it('a review brings tokens while it is published, and again after it came back', async () => {
  const campaignId = await givenCampaign()
  await givenRule(campaignId, { kind: 'review', tokens: 20 })
  const who = await givenMember()
  const [row] = await database()
    .insert(reviews)
    .values({
      product_id: goods.productId,
      user_id: who.id,
      details: 'Son mịn',
      ratings: { quality: 5 },
      source: 'web',
      state: 'held',
    })
    .returning({ id: reviews.id })
  const settleAs = async (state: string) => {
    await database().execute(
      sql`UPDATE review.reviews SET state = ${state}, published_at = coalesce(published_at, now()) WHERE id = ${row!.id}`,
    )
    for (let turn = 0; turn < 2; turn += 1)
      await performListener(campaign, 'review-changed', { review_id: row!.id })
    return balanceOf(who, campaignId)
  }
  expect(await settleAs('held')).toBe(0)
  expect(await settleAs('published')).toBe(20)
  expect(await settleAs('held')).toBe(20)
  expect(await settleAs('rejected')).toBe(0)
  expect(await settleAs('published')).toBe(20)
})

it('shares and check-ins bring tokens once each, within the caps of the rule', async () => {
  const campaignId = await givenCampaign()
  await givenRule(campaignId, { kind: 'share', tokens: 5, total_cap: 12 })
  await givenRule(campaignId, { kind: 'check-in', tokens: 2 })
  const who = await givenMember()
  const share = (reference: string) => transaction((tx) => onShared(tx, { userId: who.id, reference }))
  await share('a')
  await share('a')
  await Promise.all(['b', 'c', 'd', 'e'].map(share))
  expect(await balanceOf(who, campaignId)).toBe(12)
  await transaction((tx) => onCheckedIn(tx, { userId: who.id, reference: '2026-11-23' }))
  expect(await balanceOf(who, campaignId)).toBe(14)
})

it('lists a member’s own entries with the balance after each, the newest first', async () => {
  const campaignId = await givenCampaign()
  const who = await memberWith(campaignId, 100)
  const prize = await givenPrize(campaignId)
  await redeem(who, bodyOf(prize))
  await memberWith(campaignId, 500)
  const filter = encodeURIComponent(JSON.stringify({ campaign_id: campaignId }))
  const read = (window = '') =>
    call(app, 'GET', `/user/me/campaign-token/history?filter=${filter}${window}`, { who })
  const { body } = await read()
  expect(body.total).toBe(2)
  expect(body.data).toMatchObject([
    { points: -30, reason: 'redeemed', note: prize.name, balance_after: 70 },
    { points: 100, reason: 'staff', balance_after: 100 },
  ])
  expect((await read('&skip=1')).body.data).toMatchObject([{ points: 100, balance_after: 100 }])
})

it('shows the rules of a campaign as they act', async () => {
  const campaignId = await givenCampaign()
  await givenRule(campaignId, { kind: 'order', tokens: 3, per_amount: 90_000, daily_cap: 30 })
  await givenRule(campaignId, { kind: 'share', is_active: false })
  const { body } = await call(app, 'GET', `/campaigns/${campaignId}/token-rules`)
  expect(body.data).toMatchObject([{ kind: 'order', tokens: 3, per_amount: 90_000, daily_cap: 30 }])
  expect((await call(app, 'GET', '/campaigns/999999/token-rules')).status).toBe(404)
})

it('grants no fraction and nothing below one', async () => {
  const campaignId = await givenCampaign()
  const who = await givenMember()
  for (const points of [0, -1, 0.5])
    await expect(giveTokens(campaignId, who, points)).rejects.toThrow(RangeError)
  expect(await balanceOf(who, campaignId)).toBe(0)
})
