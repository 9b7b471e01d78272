import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { needsVerifiedPhone, problemsOf, readPricedBag, shortLines, reservationsOfBag } from '@/services/cart'
import { combinationIds, reserveStock, writePacks } from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { grantPoints } from '@/services/loyalty'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import {
  ask,
  bagOf,
  type Caller,
  change,
  givenPromotion,
  givenVoucher,
  goodsOf,
  noRules,
  put,
  setStock,
  switchOn,
  visitor,
} from './shop'

useDatabase()

async function givenGoods(changes: object = {}) {
  const [product = 0] = await givenProducts({
    name: `Son ${randomUUID()}`,
    combinations: [combination({ stock: 50 })],
    ...changes,
  })
  return goodsOf(product)
}

const givenGift = (name: string, stock = 5) =>
  givenGoods({
    name,
    classification: 'gwp_non_sellable',
    combinations: [combination({ price: 0, stock, weight: 80 })],
  })

const priced = ({ device = '' }: Caller) => readPricedBag(database(), { memberId: null, deviceId: device })

describe('gifts with a purchase', () => {
  afterEach(() => change(sql`DELETE FROM catalog.promotions`))
  const scope = (product_id: number) => ({ brand_ids: [], category_ids: [], product_ids: [product_id] })

  it('come once the bag has what they ask for, and say what is missing before (BUY-04)', async () => {
    const who = visitor()
    const [goods, gift] = [await givenGoods(), await givenGift('Túi vải')]
    await givenPromotion({
      name: 'Quà tháng 11',
      min_amount: 250_000,
      scope: scope(goods.product_id),
      gift_product_id: gift.product_id,
    })
    const before = await put(who, { ...goods, quantity: 2 })
    expect(before.bag).toMatchObject({
      free_products: [],
      missed_gifts: [
        {
          source: 'promotion',
          offer_name: 'Quà tháng 11',
          gift_name: 'Túi vải',
          reason: { code: 'MIN_AMOUNT', min: 250_000, missing: 50_000 },
        },
      ],
    })
    const { bag } = await put(who, goods)
    expect(bag).toMatchObject({
      free_products: [
        { ...gift, name: 'Túi vải', source: 'promotion', offer_name: 'Quà tháng 11', quantity: 1 },
      ],
      missed_gifts: [],
      total: 300_000,
      weight: 380,
    })
    expect(reservationsOfBag(await priced(who))).toEqual([
      { kind: 'stock', target_id: Number(goods.combination_id), quantity: 3 },
      { kind: 'stock', target_id: Number(gift.combination_id), quantity: 1 },
    ])
  })

  it('end with their stock, also by what the bag itself takes of it', async () => {
    const who = visitor()
    const gift = await givenGoods({ combinations: [combination({ stock: 2 })] })
    await givenPromotion({ gift_product_id: gift.product_id })
    const { bag } = await put(who, gift)
    expect(bag.free_products).toMatchObject([gift])
    const all = await put(who, gift)
    expect(all.bag).toMatchObject({ free_products: [], missed_gifts: [{ reason: { code: 'GIFT_GONE' } }] })
  })

  it('name the brands they are for, and are over when the promotion is', async () => {
    const who = visitor()
    const [goods, gift] = [await givenGoods(), await givenGift('Gương')]
    const { rows } = await database().execute<{ id: number }>(
      sql`SELECT brand_id AS id FROM catalog.products WHERE id = ${gift.product_id}`,
    )
    await givenPromotion({
      gift_product_id: gift.product_id,
      scope: { brand_ids: [rows[0]!.id], category_ids: [999_999], product_ids: [] },
    })
    await put(who, goods)
    expect((await bagOf(who)).free_products).toHaveLength(1)
    await change(sql`UPDATE catalog.promotions SET end_date = now() - interval '1 minute'`)
    expect(await bagOf(who)).toMatchObject({ free_products: [], missed_gifts: [] })
  })

  it('come from vouchers as well', async () => {
    const who = visitor()
    const [goods, gift] = [await givenGoods(), await givenGift('Bông tắm')]
    const { code } = await givenVoucher({
      name: 'Quà xinh',
      discount: null,
      gift_product_id: gift.product_id,
    })
    await put(who, goods)
    const { data } = await ask(who, 'POST', '/carts/me/vouchers', { code })
    expect(data.free_products).toMatchObject([{ ...gift, source: 'voucher', offer_name: 'Quà xinh' }])
    await setStock(gift.combination_id, 0)
    expect(await bagOf(who)).toMatchObject({
      free_products: [],
      vouchers: { refused: [{ code, reason: { code: 'GIFT_GONE' } }] },
    })
  })
})

describe('buy one, get one', () => {
  it('adds free units up to five and while there are any, and takes them (BUY-04)', async () => {
    const who = visitor()
    const goods = await givenGoods({
      is_buy_one_get_one_free: true,
      combinations: [combination({ stock: 14 })],
    })
    const { bag } = await put(who, { ...goods, quantity: 7 })
    expect(bag.free_products).toMatchObject([{ ...goods, source: 'buy_one_get_one', quantity: 5 }])
    expect(bag.total).toBe(700_000)
    expect(reservationsOfBag(await priced(who))).toEqual([
      { kind: 'stock', target_id: Number(goods.combination_id), quantity: 12 },
    ])
    await setStock(goods.combination_id, 8)
    expect((await bagOf(who)).free_products).toMatchObject([{ quantity: 1 }])
  })
})

describe('what ordering takes', () => {
  it('is the quota of a pre-order, that of a sale, and the members of a set (BUY-04)', async () => {
    const who = visitor()
    const waiting = await givenGoods({
      combinations: [combination({ stock: 0, preorder: { total_quota: 9, sold_quota: 0, ships_at: null } })],
    })
    const onSale = await givenGoods()
    await givenPromotion({
      category: 'flash_sale',
      items: [{ combination_id: Number(onSale.combination_id), percentage: 20, quota: 10, sold: 0 }],
    })
    const [virtual = 0, physical = 0] = await givenProducts(
      { name: 'Bộ rời', classification: 'bundle_virtual' },
      { name: 'Bộ gói', classification: 'bundle_physical' },
    )
    const [loose, packed, member] = [await goodsOf(virtual), await goodsOf(physical), await givenGoods()]
    const items = [{ combination_id: Number(member.combination_id), quantity: 2 }]
    await writePacks(database(), [
      { product_id: virtual, items },
      { product_id: physical, items },
    ])
    for (const goods of [waiting, onSale, loose, packed]) await put(who, { ...goods, quantity: 3 })
    const id = ({ combination_id }: { combination_id: string }) => Number(combination_id)
    const bag = await priced(who)
    const reserved = reservationsOfBag(bag)
    expect(reserved).toEqual([
      { kind: 'preorder', target_id: id(waiting), quantity: 3 },
      { kind: 'stock', target_id: id(onSale), quantity: 3 },
      { kind: 'deduction', target_id: expect.any(Number), quantity: 3 },
      { kind: 'stock', target_id: id(loose), quantity: 3 },
      { kind: 'stock', target_id: id(member), quantity: 6 },
      { kind: 'stock', target_id: id(packed), quantity: 3 },
    ])
    await transaction((tx) => reserveStock(tx, reserved))
    await setStock(member.combination_id, 3)
    const error = await transaction((tx) => reserveStock(tx, reserved)).catch((failure: unknown) => failure)
    const { short } = (error as { details: { short: Parameters<typeof shortLines>[1] } }).details
    expect(shortLines(bag, short)).toEqual([{ line_id: bag.lines[2]!.row.id, name: 'Bộ rời', left: 1 }])
  })

  it('is nothing of what cannot be ordered', async () => {
    const who = visitor()
    const [soldOut, left] = [await givenGoods(), await givenGoods()]
    await put(who, soldOut)
    await put(who, { ...left, quantity: 4 })
    await setStock(soldOut.combination_id, 0)
    await setStock(left.combination_id, 2)
    const bag = await priced(who)
    expect(reservationsOfBag(bag)).toEqual([
      { kind: 'stock', target_id: Number(left.combination_id), quantity: 4 },
    ])
    expect(bag.breakdown.left_out).toEqual([bag.lines[0]!.row.id])
    expect(problemsOf(bag)).toEqual([
      { line_id: bag.lines[1]!.row.id, problem: { code: 'FEWER_LEFT', wanted: 4, left: 2 } },
    ])
  })
})

describe('points', () => {
  async function givenBuyer(points: number, quantity = 2, changes: object = {}) {
    const member = await givenMember(changes)
    await grantPoints(database(), {
      userId: member.id,
      points,
      reason: 'gesture',
      reference: String(member.id),
    })
    await put(member, { ...(await givenGoods()), quantity })
    return member
  }
  const wish = (who: Caller, points: unknown) => ask(who, 'PUT', '/carts/me/points', { points })

  it('pay for goods as far as they go', async () => {
    const who = await givenBuyer(120)
    expect((await bagOf(who)).points).toEqual({
      is_offered: true,
      balance: 120,
      usable: 120,
      wanted: 0,
      used: 0,
      amount: 0,
    })
    expect((await wish(who, 50)).data).toMatchObject({
      points: { wanted: 50, used: 50, amount: 50_000 },
      total: 150_000,
      earned_points: 3,
    })
    expect((await wish(who, 1_000_000)).data).toMatchObject({ points: { used: 120 }, total: 80_000 })
    const rich = await givenBuyer(1_000)
    expect((await wish(rich, 1_000)).data).toMatchObject({
      points: { used: 200, usable: 200 },
      total: 0,
      checkout: { missing: expect.not.arrayContaining(['payment_method']) },
    })
    expect((await wish(who, 0)).data).toMatchObject({ points: { used: 0 }, total: 200_000 })
  })

  it.each([-1, 1.5, '5', null, Number.MAX_SAFE_INTEGER])('are no %j', async (points) => {
    expect((await wish(await givenBuyer(10), points)).status).toBe(400)
  })

  it('are a member’s', async () => {
    expect(await wish(visitor(), 5)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('can be switched off', async () => {
    const who = await givenBuyer(100)
    await wish(who, 100)
    await switchOn('points_payment', false)
    expect(await wish(who, 5)).toMatchObject({ status: 403, code: 'POINTS_OFF' })
    expect(await bagOf(who)).toMatchObject({ points: { is_offered: false, used: 0 }, total: 200_000 })
    await switchOn('points_payment')
  })

  it('ask for a verified phone number where the toggle says so (CRT-11)', async () => {
    const [unverified, verified] = [
      await givenBuyer(100),
      await givenBuyer(100, 2, { is_verified_phone: true }),
    ]
    await wish(unverified, 30)
    await switchOn('verified_phone_for_points')
    expect(await wish(unverified, 50)).toMatchObject({ status: 403, code: 'PHONE_UNVERIFIED' })
    expect((await wish(verified, 50)).data.points.used).toBe(50)
    const needs = async (memberId: number) =>
      needsVerifiedPhone(await readPricedBag(database(), { memberId, deviceId: '' }))
    expect([await needs(unverified.id), await needs(verified.id)]).toEqual([true, false])
    expect((await wish(unverified, 0)).status).toBe(200)
    expect(await needs(unverified.id)).toBe(false)
    await switchOn('verified_phone_for_points', false)
  })

  it('say what more goods would bring', async () => {
    const { code } = await givenVoucher({ rules: noRules })
    const who = await givenBuyer(300)
    await wish(who, 300)
    await ask(who, 'POST', '/carts/me/vouchers', { code })
    const bag = await bagOf(who)
    expect(bag).toMatchObject({ goods_total: 160_000, points: { used: 160, amount: 160_000 }, total: 0 })
    expect(bag.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(bag.total)
  })

  it('keep the sum of the lines and the total the same', async () => {
    const who = await givenBuyer(70)
    await put(who, { ...(await givenGoods()), quantity: 3 })
    await wish(who, 70)
    const { lines, goods_total } = await bagOf(who)
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(goods_total)
  })
})

it('has members of packs that are gone count as none', async () => {
  const who = visitor()
  const [pack = 0, member = 0] = await givenProducts(
    { name: 'Bộ', classification: 'bundle_virtual' },
    { name: 'Món' },
  )
  const ids = await combinationIds(database(), [member])
  await writePacks(database(), [
    { product_id: pack, items: [{ combination_id: ids.get(`${member}/one`)!, quantity: 1 }] },
  ])
  await put(who, await goodsOf(pack))
  await change(sql`UPDATE catalog.products SET is_withheld = true WHERE id = ${member}`)
  expect((await bagOf(who)).lines).toMatchObject([{ problems: [{ code: 'OUT_OF_STOCK' }] }])
})
