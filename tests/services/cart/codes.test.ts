import { randomUUID } from 'node:crypto'
import type { VoucherChoice } from '@/domain/bag/view'
import { placementOf } from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { issueNextPurchaseVoucher, useVouchers } from '@/services/voucher'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import {
  ask,
  bagOf,
  type Caller,
  change,
  givenOrder,
  givenVoucher,
  goodsOf,
  noRules,
  put,
  switchOn,
  visitor,
} from './shop'
import { sql } from 'drizzle-orm'

useDatabase()

const DAY = 86_400_000
const type = (who: Caller, code: unknown) => ask(who, 'POST', '/carts/me/vouchers', { code })

async function givenGoods(changes: object = {}) {
  const [product = 0] = await givenProducts({
    name: `Son ${randomUUID()}`,
    combinations: [combination({ stock: 50 })],
    ...changes,
  })
  return goodsOf(product)
}

/** A shopper with goods of 200.000 ₫ in the bag. */
async function givenBuyer(quantity = 2) {
  const member = await givenMember()
  const goods = await givenGoods()
  await put(member, { ...goods, quantity })
  return { ...member, goods }
}

const order = (min_amount: number | null, total_products: number | null = null) => ({
  ...noRules,
  order: { min_amount, total_products },
})

it('takes what the voucher says off the goods, however the code is typed', async () => {
  const who = await givenBuyer()
  const { code, id } = await givenVoucher()
  const { status, data } = await type(who, ` ${code.toLowerCase()} `)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    voucher_codes: [code],
    subtotal: 200_000,
    discount: 40_000,
    goods_total: 160_000,
    total: 160_000,
    vouchers: { applied: [{ voucher_id: String(id), code, amount: 40_000, is_auto_applied: false }] },
  })
  expect(data.lines).toMatchObject([{ discount: 40_000, total: 160_000 }])
  expect(data.entries).toContainEqual({ code: 'ORDER_VOUCHER', amount: -40_000, source: String(id) })
  expect((await ask(who, 'DELETE', `/carts/me/vouchers/${code.toLowerCase()}`)).data).toMatchObject({
    voucher_codes: [],
    total: 200_000,
  })
  expect((await ask(who, 'DELETE', `/carts/me/vouchers/${code}`)).status).toBe(200)
})

it('keeps a code once, and the better of two', async () => {
  const who = await givenBuyer()
  const [small, large] = [
    await givenVoucher(),
    await givenVoucher({ discount: { kind: 'percentage', value: 50, max: 70_000 } }),
  ]
  await type(who, small.code)
  await type(who, small.code)
  const { data } = await type(who, large.code)
  expect(data.voucher_codes).toEqual([small.code, large.code])
  expect(data.vouchers).toMatchObject({
    applied: [{ code: large.code, amount: 70_000 }],
    refused: [{ code: small.code, reason: { code: 'NOT_STACKABLE', applied: String(large.id) } }],
  })
})

describe('keeps a code whose rules the bag does not meet yet, and gives the reason:', () => {
  const cases: [string, (goods: { product_id: number }) => Promise<object>, object][] = [
    [
      'amount',
      async () => ({ rules: order(500_000) }),
      { code: 'MIN_AMOUNT', min: 500_000, missing: 300_000 },
    ],
    ['count', async () => ({ rules: order(null, 5) }), { code: 'MIN_COUNT', min: 5, missing: 3 }],
    [
      'brands',
      async () => ({ rules: { ...noRules, brands: [{ id: 999, name: 'Onyul' }] } }),
      { code: 'BRANDS', brands: ['Onyul'] },
    ],
    [
      'categories',
      async () => ({ rules: { ...noRules, categories: [{ id: 999, name: 'Tóc' }] } }),
      { code: 'CATEGORIES', categories: ['Tóc'] },
    ],
    [
      'products',
      async () => ({ rules: { ...noRules, products: [{ id: 999, name: 'Serum' }] } }),
      { code: 'PRODUCTS', products: ['Serum'] },
    ],
    [
      'amount within the brand',
      async ({ product_id }) => {
        const { brand_id } = await placementOf(database(), product_id)
        return { rules: { ...order(300_000), brands: [{ id: brand_id, name: 'Sen Muộn' }] } }
      },
      { code: 'MIN_AMOUNT', missing: 100_000 },
    ],
    ['payment method', async () => ({ type: 'momo_voucher' }), { code: 'PAYMENT_METHOD', methods: ['momo'] }],
  ]
  it.each(cases)('%s', async (_, changes, reason) => {
    const who = await givenBuyer()
    const { code } = await givenVoucher(await changes(who.goods))
    const { status, data } = await type(who, code)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      total: 200_000,
      voucher_codes: [code],
      vouchers: { applied: [], refused: [{ code, reason }] },
    })
  })
})

it('counts for the brand, category and product it is for', async () => {
  const who = await givenBuyer()
  const { brand_id, category_ids } = await placementOf(database(), who.goods.product_id)
  await put(
    who,
    await givenGoods({ brand: 'Onyul', category: ['Tóc'], combinations: [combination({ price: 10_000 })] }),
  )
  for (const rules of [
    { ...noRules, brands: [{ id: brand_id, name: '' }] },
    { ...noRules, categories: [{ id: category_ids[0]!, name: '' }] },
    { ...noRules, products: [{ id: who.goods.product_id, name: '' }] },
  ]) {
    const { code } = await givenVoucher({ rules, discount: { kind: 'percentage', value: 10, max: null } })
    const { data } = await type(who, code)
    expect(data.discount).toBe(20_000)
    await ask(who, 'DELETE', `/carts/me/vouchers/${code}`)
  }
})

describe('does not keep a code that no shopping mends:', () => {
  it.each([
    ['EXPIRED', { starts_at: new Date(Date.now() - 2 * DAY), ends_at: new Date(Date.now() - DAY) }],
    ['NOT_STARTED', { starts_at: new Date(Date.now() + DAY), ends_at: new Date(Date.now() + 2 * DAY) }],
    ['NOT_YOURS', { owner_id: 999_999 }],
    ['USED_UP', { uses_total: 0 }],
  ])('%s', async (reason, changes) => {
    const who = await givenBuyer()
    const { code } = await givenVoucher(changes)
    expect(await type(who, code)).toMatchObject({
      status: 422,
      code: 'VOUCHER_REFUSED',
      details: { reason: { code: reason } },
    })
    expect((await bagOf(who)).voucher_codes).toEqual([])
  })

  it('USED_ALREADY, until it is given back (BUY-05)', async () => {
    const who = await givenBuyer()
    const { id, code } = await givenVoucher()
    const orderId = await givenOrder()
    await transaction((tx) => useVouchers(tx, { orderId, buyer: `user:${who.id}`, voucherIds: [id] }))
    expect(await type(who, code)).toMatchObject({
      status: 422,
      details: { reason: { code: 'USED_ALREADY' } },
    })
    expect((await type(await givenBuyer(), code)).status).toBe(200)
    await change(sql`UPDATE voucher.voucher_uses SET given_back_at = now() WHERE voucher_id = ${id}`)
    expect((await type(who, code)).status).toBe(200)
  })

  it('USED_ALREADY, for a guest by either of device and phone', async () => {
    await switchOn('guest_checkout')
    const { id, code } = await givenVoucher()
    const used = visitor()
    const buyer = ['phone:+84987002233', `device:${used.device ?? ''}`] as const
    const orderId = await givenOrder()
    await transaction((tx) => useVouchers(tx, { orderId, buyer, voucherIds: [id] }))
    for (const [who, phone_no] of [
      [used, '0987009999'],
      [visitor(), '0987002233'],
    ] as const) {
      const contact = { name: 'Hoa', phone_code: '+84', phone_no }
      expect((await ask(who, 'PUT', '/carts/me/checkout', { contact })).status).toBe(200)
      expect(await type(who, code)).toMatchObject({
        status: 422,
        details: { reason: { code: 'USED_ALREADY' } },
      })
    }
    expect((await type(visitor(), code)).status).toBe(200)
    await switchOn('guest_checkout', false)
  })

  it('MEMBER_ONLY, for a visitor', async () => {
    for (const changes of [{ is_member_only: true }, { owner_id: 1 }, { type: 'extra_sp' }]) {
      const { code } = await givenVoucher(changes)
      expect(await type(visitor(), code)).toMatchObject({
        status: 422,
        details: { reason: { code: 'MEMBER_ONLY' } },
      })
    }
  })
})

it('knows no code that is not there, was switched off, or is nothing', async () => {
  const who = visitor()
  const { code } = await givenVoucher({ is_active: false })
  for (const unknown of ['NOPE', code, "' OR 1=1 --", 'x'.repeat(60)])
    expect(await type(who, unknown)).toMatchObject({ status: 404, code: 'VOUCHER_UNKNOWN' })
  for (const broken of ['', 7, null, ['X'], 'x'.repeat(61)])
    expect((await type(who, broken)).status).toBe(400)
  expect((await bagOf(who)).cart_id).toBeNull()
})

it('says that a kept code has ended since', async () => {
  const who = await givenBuyer()
  const { id, code } = await givenVoucher()
  await type(who, code)
  await change(sql`UPDATE voucher.vouchers SET is_active = false WHERE id = ${id}`)
  expect(await bagOf(who)).toMatchObject({
    total: 200_000,
    vouchers: { applied: [], refused: [{ code, reason: { code: 'EXPIRED' } }] },
  })
})

it('asks for a verified phone number where the toggle says so (CRT-11, PRM-04)', async () => {
  const [unverified, verified] = [await givenBuyer(), await givenMember({ is_verified_phone: true })]
  const { code } = await givenVoucher()
  await switchOn('verified_phone_for_voucher')
  for (const who of [unverified, visitor()])
    expect(await type(who, code)).toMatchObject({ status: 403, code: 'PHONE_UNVERIFIED' })
  expect((await type(verified, code)).status).toBe(200)
  await switchOn('verified_phone_for_voucher', false)
})

it('limits guesses of codes, and counts only wrong ones', async () => {
  const { code } = await givenVoucher()
  const [guesser, honest] = [await givenMember(), await givenMember()]
  const statuses: number[] = []
  for (let n = 0; n < 42; n += 1) statuses.push((await type(guesser, `GUESS${n}`)).status)
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([40, 429])
  for (let n = 0; n < 45; n += 1) await type(honest, code)
  expect((await type(honest, code)).status).toBe(200)
}, 30_000)

describe('vouchers that come by themselves', () => {
  afterEach(() => change(sql`DELETE FROM voucher.vouchers WHERE is_auto_applied`))
  const automatic = (changes: object) => givenVoucher({ code: null, is_auto_applied: true, ...changes })

  it('apply beside a code, and give a hint only where little is missing', async () => {
    const who = await givenBuyer()
    const [free, near] = [
      await automatic({ discount: { kind: 'amount', value: 10_000, max: null } }),
      await automatic({ rules: order(250_000) }),
    ]
    await automatic({ rules: { ...noRules, products: [{ id: 999, name: 'Serum' }] } })
    const { code } = await givenVoucher()
    const { data } = await type(who, code)
    expect(data.discount).toBe(50_000)
    expect(data.vouchers.applied).toHaveLength(2)
    expect(data.vouchers.refused).toMatchObject([
      { voucher_id: String(near.id), reason: { code: 'MIN_AMOUNT', missing: 50_000 } },
    ])
    await ask(who, 'DELETE', `/carts/me/vouchers/${code}`)
    expect((await bagOf(who)).vouchers.applied).toMatchObject([{ voucher_id: String(free.id), code: null }])
  })

  it('bring more the more is bought', async () => {
    const who = await givenBuyer(2)
    const off = (value: number) => ({ kind: 'percentage', value, max: null })
    await automatic({
      type: 'bmsm',
      discount: off(10),
      tiers: [
        { min_qty: 2, discount: off(10) },
        { min_qty: 4, discount: off(20) },
      ],
    })
    expect(await bagOf(who)).toMatchObject({
      discount: 20_000,
      vouchers: { applied: [{ amount: 20_000, next_tier: { min_qty: 4, missing: 2 } }] },
    })
    await put(who, { ...who.goods, quantity: 2 })
    expect((await bagOf(who)).discount).toBe(80_000)
  })

  it('promise a voucher for the next purchase, to members', async () => {
    const who = await givenBuyer()
    const { id } = await automatic({ type: 'next_purchase_voucher', rules: order(150_000) })
    expect((await bagOf(who)).vouchers).toMatchObject({
      applied: [],
      promised: [{ voucher_id: String(id), amount: 0 }],
    })
    const guest = visitor()
    await put(guest, { ...who.goods, quantity: 2 })
    expect((await bagOf(guest)).vouchers.promised).toEqual([])
  })

  it('add points', async () => {
    const who = await givenBuyer()
    expect((await bagOf(who)).earned_points).toBe(4)
    await automatic({ type: 'extra_sp', discount: { kind: 'amount', value: 20, max: null } })
    expect((await bagOf(who)).earned_points).toBe(24)
  })
})

describe('the list to choose from', () => {
  const choices = async (who: Caller): Promise<VoucherChoice[]> =>
    (await ask(who, 'GET', '/carts/me/vouchers')).data
  const of = async (who: Caller, code: string) => (await choices(who)).find((choice) => choice.code === code)

  it('says of each what it would take off by itself, or why it would not', async () => {
    const who = await givenBuyer()
    const [small, large, far] = [
      await givenVoucher(),
      await givenVoucher({ discount: { kind: 'amount', value: 60_000, max: null } }),
      await givenVoucher({ rules: order(900_000) }),
    ]
    await type(who, small.code)
    expect(await of(who, small.code)).toMatchObject({ amount: 40_000, reason: null, is_chosen: true })
    expect(await of(who, large.code)).toMatchObject({ amount: 60_000, reason: null, is_chosen: false })
    expect(await of(who, far.code)).toMatchObject({
      amount: 0,
      reason: { code: 'MIN_AMOUNT', missing: 700_000 },
      end_date: expect.stringMatching(/Z$/),
    })
    expect((await bagOf(who)).voucher_codes).toEqual([small.code])
    const own = [large.code, small.code, far.code]
    const ranked = (await choices(who)).filter(({ code }) => own.includes(code ?? ''))
    expect(ranked.map(({ code }) => code)).toEqual(own)
  })

  it('begins with the one that saves most, marked as the best', async () => {
    const who = await givenBuyer()
    const { code } = await givenVoucher({ discount: { kind: 'amount', value: 150_000, max: null } })
    const [first, ...others] = await choices(who)
    expect(first).toMatchObject({ code, amount: 150_000, is_best: true })
    expect(others.some(({ is_best }) => is_best)).toBe(false)
  })

  it('holds a member’s own vouchers, and no other member’s', async () => {
    const who = await givenBuyer()
    const from = await givenVoucher()
    const own = await transaction((tx) =>
      issueNextPurchaseVoucher(tx, { ownerId: who.id, from: from.id, givenFor: randomUUID() }),
    )
    expect(await of(who, own.code)).toMatchObject({ amount: 40_000, type: 'next_purchase_voucher' })
    expect(await of(await givenMember(), own.code)).toBeUndefined()
    expect(await of(visitor(), own.code)).toBeUndefined()
    expect((await bagOf(who)).vouchers.applied).toEqual([])
    expect((await type(who, own.code)).data.total).toBe(160_000)
  })

  it('is there for an empty bag too', async () => {
    const { code } = await givenVoucher()
    expect(await of(visitor(), code)).toMatchObject({ amount: 0, reason: { code: 'NO_GOODS' } })
  })
})
