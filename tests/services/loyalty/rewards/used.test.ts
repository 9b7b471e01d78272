import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database, transaction } from '@/services/database'
import { grantPoints, pointsOf } from '@/services/loyalty'
import { takeBackRedemption } from '@/services/loyalty/rewards/write-rewards'
import { moveOrder } from '@/services/order'
import { ask as askCart, bagOf, goodsOf, put } from '../../cart/shop'
import { combination, givenProducts } from '../../catalog/fixtures'
import { type Buyer, givenGoods, member, press as placeOrder, readyBag, stockOf } from '../../checkout/buyer'
import { givenMember } from '../../account/given-member'
import { useDatabase } from '../../database'
import { ask, brokenBooks, givenReward, press, VOUCHER } from './given-rewards'

/** What becomes of a redeemed reward: in the bag, in the order, and after its end (GAM-02). */

useDatabase()
afterEach(async () => expect(await brokenBooks()).toEqual([]))

async function givenBuyer(points = 100): Promise<Buyer & { id: number; authorization: string }> {
  const { id, authorization = '', ...buyer } = await member()
  if (id === null) throw new Error('a member has an id')
  await grantPoints(database(), { userId: id, points, reason: 'gesture', reference: String(id) })
  return { ...buyer, id, authorization }
}

async function givenGift(stock: number) {
  const key = randomUUID()
  const [id = 0] = await givenProducts({
    external_id: key,
    name: 'Túi vải hoa sen',
    classification: 'gwp_non_sellable',
    combinations: [combination({ sku: key, price: 0, stock })],
  })
  return goodsOf(id)
}

const redeemedBy = async (who: { authorization: string; id: number }) =>
  (await ask(who, 'GET', '/user/me/rewards')).body.data

it('offers a redeemed voucher in the bag, and names the order that used it', async () => {
  const buyer = await givenBuyer()
  await press(buyer, await givenReward({ content: { ...VOUCHER, min_amount: null } }))
  const [{ code }] = await redeemedBy(buyer)
  const goods = await givenGoods(5)
  const bag = await readyBag(buyer, goods)
  const { data } = await askCart(buyer, 'POST', '/carts/me/vouchers', { code })
  expect(data.discount - bag.discount).toBe(50_000)
  const placed = await placeOrder(buyer, data)
  expect(placed.status).toBe(201)
  expect(await redeemedBy(buyer)).toMatchObject([
    { state: 'used', order: { id: placed.data.order_id, reference_code: placed.data.reference_code } },
  ])
  const [{ _id }] = await redeemedBy(buyer)
  await expect(takeBackRedemption(_id)).rejects.toMatchObject({ code: 'REWARD_USED', status: 409 })
})

it('adds a redeemed gift to the next order as a free line, once, and again after a cancellation', async () => {
  const [buyer, gift, goods] = [await givenBuyer(), await givenGift(3), await givenGoods(10)]
  const reward = await givenReward({ type: 'gift', content: { type: 'gift', product_id: gift.product_id } })
  const redeemed = await press(buyer, reward)
  expect(redeemed.body.data).toMatchObject({ code: null, where: { kind: 'order' }, state: 'ready' })

  const bag = await readyBag(buyer, goods)
  expect(bag.free_products).toMatchObject([{ combination_id: gift.combination_id, quantity: 1 }])
  const first = await placeOrder(buyer, bag)
  expect(await stockOf(gift)).toBe(2)
  expect(await redeemedBy(buyer)).toMatchObject([{ state: 'used' }])

  const next = await readyBag(buyer, goods)
  expect(next.free_products).toEqual([])

  await transaction((tx) =>
    moveOrder(tx, {
      orderId: first.data.order_id,
      event: 'cancel',
      by: 'buyer',
      actor: 'test',
      reason: 'changed_mind',
    }),
  )
  expect(await redeemedBy(buyer)).toMatchObject([{ state: 'ready', order: null }])
  expect((await bagOf(buyer)).free_products).toMatchObject([{ combination_id: gift.combination_id }])
})

it('promises no more gifts than there are pieces of the product', async () => {
  const gift = await givenGift(2)
  const reward = await givenReward({ type: 'gift', content: { type: 'gift', product_id: gift.product_id } })
  const ends = await Promise.all(
    Array.from({ length: 6 }, async () => (await press(await givenBuyer(), reward)).status),
  )
  expect(ends.filter((status) => status === 201)).toHaveLength(2)
  const { body } = await ask(undefined, 'GET', '/rewards')
  expect(body.data.find(({ _id }: { _id: string }) => _id === String(reward))).toMatchObject({ stock: 0 })
})

it('shows the gift of one member in no other bag', async () => {
  const [buyer, other, gift] = [await givenBuyer(), await givenBuyer(), await givenGift(3)]
  await press(
    buyer,
    await givenReward({ type: 'gift', content: { type: 'gift', product_id: gift.product_id } }),
  )
  await put(other, { ...(await givenGoods(5)), quantity: 1 })
  expect((await bagOf(other)).free_products).toEqual([])
})

it('lists a member’s own rewards alone', async () => {
  const [buyer, other] = [await givenBuyer(), await givenMember()]
  await press(buyer, await givenReward())
  expect((await ask(buyer, 'GET', `/user/${buyer.id}/rewards`)).body).toMatchObject({ total: 1 })
  expect((await ask(other, 'GET', `/user/${buyer.id}/rewards`)).status).toBe(403)
  expect((await ask(undefined, 'GET', '/user/me/rewards')).status).toBe(401)
})

it('keeps what a redeemed reward was, also when another type takes its key', async () => {
  const buyer = await givenBuyer(200)
  const key = randomUUID()
  await press(buyer, await givenReward({ key, image: '/cu.avif' }))
  const id = await givenReward({ key, name: 'Thẻ quà tặng', content: { type: 'gift_card', amount: 50_000 } })
  await press(buyer, id)
  const redeemed = await redeemedBy(buyer)
  expect(redeemed).toMatchObject([
    { reward: { type: 'gift_card', name: 'Thẻ quà tặng', image: null }, state: 'ready' },
    { reward: { type: 'voucher', name: 'Mã giảm 50.000 ₫', image: '/cu.avif' }, state: 'ready' },
  ])
  await takeBackRedemption(redeemed[1]._id)
  expect(await redeemedBy(buyer)).toMatchObject([{ state: 'ready' }, { state: 'taken_back' }])
  expect(await pointsOf(database(), buyer.id)).toBe(160)
})

it('says to a member which rewards can be redeemed, and filters them', async () => {
  await database().execute(sql`UPDATE loyalty.rewards SET is_active = false`)
  const buyer = await givenBuyer(50)
  const near = await givenReward({ points: 40 })
  const far = await givenReward({ points: 60 })
  const gone = await givenReward({ points: 10, stock: 0 })
  const { body } = await ask(buyer, 'GET', '/rewards')
  expect(body.data).toMatchObject([
    { _id: String(gone), can_redeem: false, reason: { code: 'SOLD_OUT' } },
    { _id: String(near), can_redeem: true, reason: null },
    { _id: String(far), can_redeem: false, reason: { code: 'POINTS_MISSING', missing: 10 } },
  ])
  const filtered = await ask(
    undefined,
    'GET',
    `/rewards?${new URLSearchParams({ filter: '{"is_available":true}' })}`,
  )
  expect(filtered.body).toMatchObject({ total: 2, data: [{ _id: String(near) }, { _id: String(far) }] })
  expect(filtered.body.data[0]).not.toHaveProperty('can_redeem')
  expect(await pointsOf(database(), buyer.id)).toBe(50)
})

it('marks the pages with rewards stale when one changes or its last piece goes, not for each piece', async () => {
  const marks = async () =>
    (await database().execute(sql`SELECT count(*)::int AS marks FROM shop.stale_tags WHERE tag = 'rewards'`))
      .rows[0]?.marks
  const reward = await givenReward({ stock: 2 })
  const before = Number(await marks())
  await press(await givenBuyer(), reward)
  expect(await marks()).toBe(before)
  await press(await givenBuyer(), reward)
  expect(await marks()).toBe(before + 1)
})
