import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { boughtToday, orderFacts } from '@/services/order'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, lineOf, move } from './given-order'

useDatabase()

/** Goods of which one buyer may have three a day; each order is of two. */
async function givenLimited() {
  const goods = await givenGoods(100)
  await database().execute(sql`UPDATE catalog.products SET daily_limit = 3 WHERE id = ${goods.productId}`)
  return goods
}

const contact = (phone_no: string) => ({ name: 'Hoa', phone_code: '+84', phone_no, email: null })
const newPhone = () => `9${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
const refused = { code: 'DAILY_LIMIT', status: 409 }

it('lets a payment that failed not be tried again once others took the day’s pieces', async () => {
  const goods = await givenLimited()
  const { id: userId } = await givenMember()
  const first = await givenOrder(goods, { user_id: userId, payment_method: 'momo' })
  await move(first.id, 'cancel', { by: 'payment', reason: 'payment_failed' })
  const second = await givenOrder(goods, { user_id: userId })
  await expect(move(first.id, 'retry', { by: 'buyer' })).rejects.toMatchObject({
    ...refused,
    details: { problem: { code: 'DAILY_LIMIT_PRODUCT', limit: 3, bought: 2 } },
  })
  expect((await orderFacts(database(), first.id)).state).toBe('payment_failed')
  await move(second.id, 'cancel')
  expect(await move(first.id, 'retry', { by: 'buyer' })).toMatchObject({ moved: true })
})

it('counts an order to the day it was placed', async () => {
  const goods = await givenLimited()
  const { id: userId } = await givenMember()
  const first = await givenOrder(goods, { user_id: userId, payment_method: 'momo' })
  await move(first.id, 'cancel', { by: 'payment', reason: 'payment_failed' })
  await database().execute(
    sql`UPDATE sales.orders SET created_at = date_trunc('day', now(), 'Asia/Ho_Chi_Minh') - interval '1 second' WHERE id = ${first.id}`,
  )
  await givenOrder(goods, { user_id: userId })
  expect(await move(first.id, 'retry', { by: 'buyer' })).toMatchObject({ moved: true })
})

it('is one buyer’s, on many devices by their phone and with many numbers by their device (BUY-07)', async () => {
  const goods = await givenLimited()
  const [phone, device_id] = [newPhone(), randomUUID()]
  await givenOrder(goods, { device_id, contact: contact(phone) })
  await expect(givenOrder(goods, { contact: contact(`0${phone}`) })).rejects.toMatchObject(refused)
  await expect(givenOrder(goods, { device_id, contact: contact(newPhone()) })).rejects.toMatchObject(refused)
  await givenOrder(goods, { contact: contact(newPhone()) })
  const guest = { memberId: null, deviceId: randomUUID(), phone: contact(phone) }
  expect((await boughtToday(database(), guest)).products.get(goods.productId)).toBe(2)
})

it('holds for orders that are placed at the same moment', async () => {
  const goods = await givenLimited()
  const phone = newPhone()
  const placed = await Promise.allSettled(
    Array.from({ length: 6 }, () => givenOrder(goods, { contact: contact(phone) })),
  )
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('is of a brand as well, whichever of its products (CRT-06)', async () => {
  const [one, two] = [await givenGoods(), await givenGoods()]
  await database().execute(
    sql`UPDATE catalog.brands SET daily_limit = 3 WHERE id = (SELECT brand_id FROM catalog.products WHERE id = ${one.productId})`,
  )
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT brand_id AS id FROM catalog.products WHERE id = ${one.productId}`,
  )
  const brand = { id: rows[0]!.id, name: 'Sen Muộn' }
  const { id: user_id } = await givenMember()
  const line = (goods: typeof one) => {
    const plain = lineOf(goods)
    return { ...plain, goods: { ...plain.goods, brand } }
  }
  await givenOrder(one, { user_id, lines: [line(one)] })
  await expect(givenOrder(two, { user_id, lines: [line(two)] })).rejects.toMatchObject(refused)
  await database().execute(sql`UPDATE catalog.brands SET daily_limit = NULL`)
})
