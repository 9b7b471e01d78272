import { randomUUID } from 'node:crypto'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { Bag } from '@/domain/bag/view'
import { addAddress } from '@/services/account/addresses/addresses'
import { insertStores } from '@/services/store'
import { database } from '@/services/database'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { ask, bagOf, type Caller, change, givenVoucher, goodsOf, put, switchOn, visitor } from './shop'
import { sql } from 'drizzle-orm'

useDatabase()

/** Phường Sài Gòn in the inner city, Phường Hải Vân far from both warehouses. */
const SAI_GON = { province_code: '79', ward_code: '26740' }
const FAR = { province_code: '48', ward_code: '20194' }

const store = (id: number) => ({
  id,
  name: `Nàng ${id}`,
  alias: `nang-${id}`,
  address: 'Số 1',
  phone: '19001234',
  hours: [],
  latitude: 10,
  longitude: 106,
})

beforeAll(async () => {
  await insertStores(database(), [store(3), store(5)])
})

const address = (place: { province_code: string; ward_code: string }, changes: object = {}) => ({
  label: 'Nhà riêng',
  recipient_name: 'Lê Thu Hà',
  phone_code: '+84',
  phone_no: '0912345678',
  address1: '12 Lê Lợi',
  address2: null,
  district: null,
  zipcode: null,
  is_default: false,
  ...place,
  ...changes,
})

async function givenBuyer({ price = 100_000, weight = 100, quantity = 1 } = {}) {
  const member = await givenMember({
    email: `${randomUUID()}@example.vn`,
    phone_no: '987654321',
    phone_code: '+84',
  })
  const [product = 0] = await givenProducts({
    name: `Son ${randomUUID()}`,
    combinations: [combination({ price, weight, stock: 50 })],
  })
  const goods = await goodsOf(product)
  await put(member, { ...goods, quantity })
  return { ...member, goods }
}

const choose = (who: Caller, part: CheckoutState | Record<string, unknown>) =>
  ask(who, 'PUT', '/carts/me/checkout', part)

describe('a member', () => {
  it('without an address is asked for one, and may come to a store', async () => {
    const who = await givenBuyer()
    const { checkout, shipping } = await bagOf(who)
    expect(checkout).toMatchObject({
      address: null,
      methods: [{ code: 'store_pickup', fee: 0 }],
      missing: ['address', 'shipping_method', 'payment_method'],
      contact: { phone_no: '987654321' },
      is_by_email_only: false,
    })
    expect(checkout.shipping_method).toBeUndefined()
    expect(shipping).toMatchObject({ is_known: false, fee: 0 })
  })

  it('has it sent to the default address of the book, by the first way that goes (BUY-08)', async () => {
    const who = await givenBuyer()
    const home = await addAddress(who.id, address(SAI_GON))
    const { checkout, shipping, total } = await bagOf(who)
    expect(checkout).toMatchObject({
      address_id: home.id,
      address: { id: home.id, recipient_name: 'Lê Thu Hà' },
      contact: { name: 'Lê Thu Hà', phone_no: '912345678', email: expect.stringContaining('@example.vn') },
      shipping_method: 'standard',
      methods: [
        { code: 'standard', fee: 20_000, estimate: { from: expect.any(String) } },
        { code: 'express', fee: 40_000, standard_fee: 20_000 },
        { code: 'store_pickup', fee: 0 },
      ],
      estimate: { from: expect.any(String), to: expect.any(String) },
      missing: ['payment_method'],
    })
    expect(shipping).toMatchObject({ fee: 20_000, total: 20_000, missing_for_free: 100_000, is_known: true })
    expect(total).toBe(120_000)
  })

  it('chooses another address of the member, and refuses one of another member', async () => {
    const [who, other] = [await givenBuyer(), await givenBuyer()]
    await addAddress(who.id, address(SAI_GON))
    const far = await addAddress(who.id, address(FAR))
    const foreign = await addAddress(other.id, address(SAI_GON))
    const { data } = await choose(who, { address_id: far.id })
    expect(data.checkout).toMatchObject({ address_id: far.id, address: { id: far.id } })
    expect(data.checkout.methods.map(({ code }: { code: string }) => code)).toEqual([
      'standard',
      'store_pickup',
    ])
    expect(data.shipping.fee).toBe(30_000)
    for (const address_id of [foreign.id, randomUUID()])
      expect(await choose(who, { address_id })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await choose(who, { address_id: 'x' })).status).toBe(422)
    expect((await bagOf(who)).checkout.address_id).toBe(far.id)
  })

  it('goes to the default address unasked, and to no other than the chosen one', async () => {
    const who = await givenBuyer()
    const far = await addAddress(who.id, address(FAR))
    const city = await addAddress(who.id, address(SAI_GON))
    expect((await bagOf(who)).checkout.address_id).toBe(far.id)
    await choose(who, { address_id: city.id, shipping_method: 'express' })
    expect((await bagOf(who)).shipping.fee).toBe(40_000)
    await change(sql`DELETE FROM account.addresses WHERE id = ${city.id}`)
    const { checkout } = await bagOf(who)
    expect(checkout).toMatchObject({ address: null, missing: expect.arrayContaining(['address']) })
    expect(checkout.address_id).toBeUndefined()
    expect((await choose(who, { address_id: far.id })).data.checkout).toMatchObject({
      address_id: far.id,
      shipping_method: 'standard',
    })
  })

  it('picks up at a store, the default one or the chosen (BUY-08)', async () => {
    const who = await givenBuyer()
    const { data } = await choose(who, { shipping_method: 'store_pickup' })
    expect(data.checkout).toMatchObject({
      shipping_method: 'store_pickup',
      store_id: 5,
      missing: ['payment_method'],
      contact: { phone_no: '987654321' },
    })
    expect(data.shipping).toMatchObject({ fee: 0, is_known: true })
    expect((await choose(who, { store_id: 3 })).data.checkout.store_id).toBe(3)
    expect(await choose(who, { store_id: 4 })).toMatchObject({
      status: 422,
      details: { fields: { store_id: expect.any(String) } },
    })
    await change(sql`UPDATE store.stores SET is_active = false WHERE id = 3`)
    const closed = (await bagOf(who)).checkout
    expect(closed).toMatchObject({
      shipping_method: 'store_pickup',
      missing: ['store', 'payment_method'],
    })
    expect(closed.store_id).toBeUndefined()
    await change(sql`UPDATE store.stores SET is_active = false`)
    expect((await bagOf(who)).checkout).toMatchObject({
      methods: [],
      missing: expect.arrayContaining(['shipping_method']),
    })
    await change(sql`UPDATE store.stores SET is_active = true`)
  })

  it('keeps what was chosen when another part is', async () => {
    const who = await givenBuyer()
    await addAddress(who.id, address(SAI_GON))
    const invoice = {
      kind: 'company',
      name: 'Công ty Sen',
      tax_code: '0101234567',
      address: 'Hà Nội',
      email: 'kt@sen.vn',
    }
    await choose(who, { shipping_method: 'express', note: 'Gọi trước khi giao' })
    await choose(who, { payment_method: 'cash_on_delivery', invoice })
    const { data } = await choose(who, { is_gift: true })
    expect(data.checkout).toMatchObject({
      shipping_method: 'express',
      note: 'Gọi trước khi giao',
      payment_method: 'cash_on_delivery',
      invoice,
      is_gift: true,
      missing: [],
    })
    expect((await choose(who, { invoice: null })).data.checkout).toMatchObject({
      invoice: null,
      is_gift: true,
    })
  })

  it('says what is wrong with each field', async () => {
    const who = await givenBuyer()
    const wrong = async (part: object) => {
      const { status, code, details } = await choose(who, part)
      expect([status, code]).toEqual([422, 'INVALID_FIELDS'])
      return Object.keys(details.fields).sort()
    }
    const contact = { name: 'Hà', phone_code: '+84', phone_no: '0912345678' }
    expect(await wrong({ contact: { ...contact, phone_no: '099999999999' } })).toEqual(['contact.phone_no'])
    expect(await wrong({ contact: { ...contact, name: '', email: 'x' } })).toEqual([
      'contact.email',
      'contact.name',
    ])
    expect(await wrong({ payment_method: 'gopay' })).toEqual(['payment_method'])
    expect(await wrong({ shipping_method: 'drone' })).toEqual(['shipping_method'])
    expect(await wrong({ note: 'x'.repeat(301) })).toEqual(['note'])
    expect(await wrong({ invoice: { kind: 'company', name: 'A', address: 'B', email: 'a@b.vn' } })).toEqual([
      'invoice.tax_code',
    ])
    expect(await wrong({ store_id: '5' })).toEqual(['store_id'])
    const { data } = await choose(who, { contact })
    expect(data.checkout.contact).toMatchObject({ name: 'Hà', phone_no: '912345678' })
  })

  it('takes no total or fee from outside', async () => {
    const who = await givenBuyer()
    await addAddress(who.id, address(SAI_GON))
    const { data } = await choose(who, { total: 1, shipping: { fee: 0 }, methods: [] })
    expect(data).toMatchObject({ total: 120_000, shipping: { fee: 20_000 } })
  })
})

describe('a guest', () => {
  const contact = { name: 'Trần Bình', phone_code: '+84', phone_no: '0912345678', email: 'binh@example.vn' }
  const guest_address = { ...SAI_GON, address1: '5 Hàng Bài' }
  const givenGuest = async () => {
    const { goods } = await givenBuyer()
    const who = visitor()
    await put(who, goods)
    return who
  }

  it('may not check out unless the toggle says so (DEC-10, GEN-05)', async () => {
    const who = await givenGuest()
    expect(await choose(who, { contact })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect((await bagOf(who)).may_check_out).toBe(false)
  })

  it('says who and where', async () => {
    const who = await givenGuest()
    await switchOn('guest_checkout')
    expect((await bagOf(who)).checkout.missing).toEqual([
      'contact',
      'address',
      'shipping_method',
      'payment_method',
    ])
    const { data } = await choose(who, { contact, guest_address })
    expect(data).toMatchObject({
      may_check_out: true,
      shipping: { fee: 20_000 },
      checkout: {
        contact: { name: 'Trần Bình', phone_no: '912345678' },
        address: { recipient_name: 'Trần Bình', province: 'Thành phố Hồ Chí Minh', address1: '5 Hàng Bài' },
        missing: ['payment_method'],
      },
    })
    expect(await choose(who, { guest_address: { ...guest_address, province_code: '01' } })).toMatchObject({
      status: 422,
      details: { fields: { 'guest_address.ward_code': expect.any(String) } },
    })
    const other = await givenBuyer()
    const home = await addAddress(other.id, address(SAI_GON))
    expect((await choose(who, { address_id: home.id })).status).toBe(404)
    await switchOn('guest_checkout', false)
  })
})

describe('the fee', () => {
  it('is borne by the shop from 200.000 ₫ on, of express the part of standard (CRT-09)', async () => {
    const who = await givenBuyer({ price: 100_000, quantity: 2 })
    await addAddress(who.id, address(SAI_GON))
    expect((await bagOf(who)).shipping).toMatchObject({
      fee: 20_000,
      discount: 20_000,
      total: 0,
      missing_for_free: 0,
    })
    const { data } = await choose(who, { shipping_method: 'express' })
    expect(data.shipping).toMatchObject({ fee: 40_000, discount: 20_000, total: 20_000 })
    expect(data.total).toBe(220_000)
  })

  it('looks at what is paid after vouchers', async () => {
    const who = await givenBuyer({ price: 100_000, quantity: 2 })
    await addAddress(who.id, address(SAI_GON))
    const { code } = await givenVoucher()
    const { data } = await ask(who, 'POST', '/carts/me/vouchers', { code })
    expect(data).toMatchObject({
      goods_total: 160_000,
      shipping: { fee: 20_000, discount: 0, missing_for_free: 40_000 },
      total: 180_000,
    })
  })

  it('of every way is what choosing it costs, with the vouchers of the bag (VCH-01, CRT-09)', async () => {
    const who = await givenBuyer({ price: 100_000, quantity: 2 })
    await addAddress(who.id, address(SAI_GON))
    const free_shipping = { type: 'free_shipping', discount: { kind: 'amount', value: 30_000, max: null } }
    const costs = ({ checkout, shipping }: Bag) => [
      ...checkout.methods.map(({ code, total }) => `${code} ${total}`),
      `${checkout.shipping_method} ${shipping.total}`,
    ]
    const ways = async () => {
      const shown = []
      for (const shipping_method of ['standard', 'express', 'store_pickup'])
        shown.push(costs((await choose(who, { shipping_method })).data))
      return shown
    }
    const all = (...each: string[]) => each.map((chosen) => [...each, chosen])
    expect(await ways()).toEqual(all('standard 0', 'express 20000', 'store_pickup 0'))
    const { code } = await givenVoucher(free_shipping)
    await ask(who, 'POST', '/carts/me/vouchers', { code })
    expect(await ways()).toEqual(all('standard 0', 'express 10000', 'store_pickup 0'))
    await put(who, { ...who.goods, quantity: 1 })
    expect(await ways()).toEqual(all('standard 0', 'express 10000', 'store_pickup 0'))
  })

  it('grows with the weight', async () => {
    const who = await givenBuyer({ price: 10_000, weight: 600, quantity: 4 })
    await addAddress(who.id, address(SAI_GON))
    expect(await bagOf(who)).toMatchObject({ weight: 2_400, shipping: { fee: 28_000 } })
  })

  it('can be taken off by a voucher', async () => {
    const who = await givenBuyer()
    await addAddress(who.id, address(SAI_GON))
    const { code } = await givenVoucher({
      type: 'free_shipping',
      discount: { kind: 'amount', value: 15_000, max: null },
    })
    const { data } = await ask(who, 'POST', '/carts/me/vouchers', { code })
    expect(data).toMatchObject({ shipping: { fee: 20_000, discount: 15_000, total: 5_000 }, total: 105_000 })
  })
})

describe('ways to pay', () => {
  it('are those that can pay this bag', async () => {
    const who = await givenBuyer({ price: 3_000_000, quantity: 1 })
    expect((await bagOf(who)).checkout.payment_methods).toContain('cash_on_delivery')
    expect((await choose(who, { payment_method: 'cash_on_delivery' })).data.checkout.payment_method).toBe(
      'cash_on_delivery',
    )
    const { bag } = await put(who, { ...who.goods, quantity: 1 })
    expect(bag.checkout.payment_methods).not.toContain('cash_on_delivery')
    expect(bag.checkout.payment_method).toBeUndefined()
    expect(bag.checkout.missing).toContain('payment_method')
  })

  it('bring a voucher that is for one of them', async () => {
    const who = await givenBuyer()
    const { code } = await givenVoucher({ payment_methods: ['cash_on_delivery'] })
    await ask(who, 'POST', '/carts/me/vouchers', { code })
    expect((await bagOf(who)).vouchers.refused).toMatchObject([{ reason: { code: 'PAYMENT_METHOD' } }])
    expect((await choose(who, { payment_method: 'cash_on_delivery' })).data).toMatchObject({
      discount: 40_000,
      vouchers: { refused: [] },
    })
  })

  it('do not count cash for a gift card', async () => {
    const who = await givenBuyer()
    const [card = 0] = await givenProducts({
      name: 'Thẻ',
      classification: 'egift',
      combinations: [combination({ stock: 9 })],
    })
    await choose(who, { payment_method: 'cash_on_delivery' })
    const egift = {
      sender_name: 'A',
      recipient_name: 'B',
      recipient_email: 'b@example.vn',
      message: 'C',
      delivery_date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    }
    const { bag } = await put(who, { ...(await goodsOf(card)), egift })
    expect(bag.checkout.payment_methods).not.toContain('cash_on_delivery')
    expect(bag.checkout.missing).toContain('payment_method')
  })
})
