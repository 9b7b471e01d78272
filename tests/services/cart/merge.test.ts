import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { ask, bagOf, change, givenVoucher, goodsOf, put, setStock, switchOn } from './shop'

useDatabase()

async function givenGoods(stock = 50) {
  const [product = 0] = await givenProducts({
    name: `Son ${randomUUID()}`,
    combinations: [combination({ stock })],
  })
  return goodsOf(product)
}

/** A member, and the device they come back from before signing in. */
async function givenBoth() {
  const { authorization } = await givenMember()
  const device = randomUUID()
  return { member: { authorization }, device: { device }, both: { authorization, device } }
}

const pieces = ({ lines }: { lines: { quantity: number }[] }) => lines.map(({ quantity }) => quantity)
const cartsOfDevice = async ({ device }: { device: string }) => {
  const { rows } = await database().execute(sql`SELECT id FROM cart.carts WHERE device_id = ${device}`)
  return rows.length
}

it('merges a guest cart into that of the member who signs in, once (BUY-03)', async () => {
  const { member, device, both } = await givenBoth()
  const [shared, own, new1] = [await givenGoods(), await givenGoods(), await givenGoods()]
  await put(member, { ...shared, quantity: 2 })
  await put(member, own)
  await put(device, { ...shared, quantity: 3 })
  await put(device, { ...new1, quantity: 4 })
  expect(pieces(await bagOf(both))).toEqual([5, 1, 4])
  expect(pieces(await bagOf(both))).toEqual([5, 1, 4])
  expect(await cartsOfDevice(device)).toBe(0)
  expect(await bagOf(device)).toMatchObject({ cart_id: null, lines: [] })
})

it('becomes the member’s bag where they have none', async () => {
  const { member, device, both } = await givenBoth()
  await put(device, await givenGoods())
  expect(pieces(await bagOf(both))).toEqual([1])
  expect(pieces(await bagOf(member))).toEqual([1])
})

it('keeps to the limits, and what they keep out is saved for later', async () => {
  const { member, device, both } = await givenBoth()
  const [many, few] = [await givenGoods(), await givenGoods(5)]
  await put(member, { ...many, quantity: 15 })
  await put(member, { ...few, quantity: 3 })
  await put(device, { ...many, quantity: 12 })
  await put(device, { ...few, quantity: 4 })
  const bag = await bagOf(both)
  expect(pieces(bag)).toEqual([20, 5])
  expect(bag.saved.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [many.product_id, 7],
    [few.product_id, 2],
  ])
  expect(bag.lines.flatMap(({ problems }) => problems)).toEqual([])
})

it('keeps the lines that are sold out at the moment', async () => {
  const { member, device, both } = await givenBoth()
  const goods = await givenGoods(5)
  await put(member, await givenGoods())
  await put(device, { ...goods, quantity: 2 })
  await setStock(goods.combination_id, 0)
  expect(await bagOf(both)).toMatchObject({ lines: [{ quantity: 1 }], saved: [{ ...goods, quantity: 2 }] })
})

it('counts daily limits against both', async () => {
  const { member, device, both } = await givenBoth()
  const goods = await givenGoods()
  await change(sql`UPDATE catalog.products SET daily_limit = 3 WHERE id = ${goods.product_id}`)
  await put(member, { ...goods, quantity: 2 })
  await put(device, { ...goods, quantity: 2 })
  const bag = await bagOf(both)
  expect([pieces(bag), bag.saved.map(({ quantity }) => quantity)]).toEqual([[3], [1]])
})

it('takes codes and choices of checkout along, but nothing of the person who was there before', async () => {
  const { member, device, both } = await givenBoth()
  const [one, two] = [await givenVoucher(), await givenVoucher()]
  await switchOn('guest_checkout')
  await put(device, await givenGoods())
  await ask(member, 'POST', '/carts/me/vouchers', { code: one.code })
  await ask(device, 'POST', '/carts/me/vouchers', { code: one.code })
  await ask(device, 'POST', '/carts/me/vouchers', { code: two.code })
  const contact = { name: 'Khách', phone_code: '+84', phone_no: '912345678' }
  const { status } = await ask(device, 'PUT', '/carts/me/checkout', {
    contact,
    note: 'Gọi trước',
    is_gift: true,
    invoice: { kind: 'person', name: 'Khách', address: '1 Lê Lợi', email: 'khach@example.vn' },
  })
  expect(status).toBe(200)
  const bag = await bagOf(both)
  expect(bag.voucher_codes).toEqual([one.code, two.code])
  expect(bag.checkout.is_gift).toBe(true)
  const personal = (({ note, invoice, guest_address }) => [note, invoice, guest_address])(bag.checkout)
  expect(personal).toEqual([undefined, undefined, undefined])
  expect(bag.checkout.contact?.name).not.toBe('Khách')
  await switchOn('guest_checkout', false)
})

it('merges once when many calls come at the same moment', async () => {
  const { member, device, both } = await givenBoth()
  const goods = await givenGoods()
  await put(member, goods)
  await put(device, { ...goods, quantity: 3 })
  const bags = await Promise.all(Array.from({ length: 8 }, () => bagOf(both)))
  expect(pieces(await bagOf(member))).toEqual([4])
  expect(bags.every((bag) => pieces(bag)[0] === 4 || pieces(bag)[0] === 1)).toBe(true)
})

it('merges to no more than a hundred lines', async () => {
  const { member, device, both } = await givenBoth()
  const [shared, more] = [await givenGoods(), await givenGoods()]
  await put(member, shared)
  await change(sql`
    INSERT INTO cart.cart_lines (cart_id, product_id, combination_id, quantity, unit_price_when_added, is_saved_for_later)
    SELECT cart_id, product_id, 1000000 + n, 1, 0, true FROM cart.cart_lines, generate_series(1, 99) n WHERE combination_id = ${Number(shared.combination_id)}`)
  await put(device, { ...shared, quantity: 2 })
  await put(device, more)
  expect(pieces(await bagOf(both))).toEqual([3])
  const { rows } = await database().execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM cart.cart_lines WHERE cart_id = (SELECT cart_id FROM cart.cart_lines WHERE combination_id = ${Number(shared.combination_id)} LIMIT 1)`)
  expect(rows[0]?.count).toBe(100)
})

it('leaves the bags of other devices alone', async () => {
  const { both } = await givenBoth()
  const other = { device: randomUUID() }
  await put(other, await givenGoods())
  await bagOf(both)
  expect(pieces(await bagOf(other))).toEqual([1])
})
