import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { cartApp } from '@/services/cart/app'
import { deleteOldKeys } from '@/services/cart/retention'
import { call, givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { bagOf, type Caller, goodsOf, visitor } from './shop'

/** BUY-01: an addition that is sent again after a lost answer, as the queue of a device does, adds nothing. */

useDatabase()

async function givenGoods() {
  const [product = 0] = await givenProducts({
    name: `Son ${randomUUID()}`,
    combinations: [combination({ stock: 50 })],
  })
  return goodsOf(product)
}

const addWith = (who: Caller, key: string, json: object) =>
  call(cartApp, 'POST', '/carts/me/lines', {
    ...(who.authorization && { who: { authorization: who.authorization } }),
    json,
    headers: { 'idempotency-key': key, ...(who.device && { 'x-device-id': who.device }) },
  })

const quantitiesOf = async (who: Caller) => (await bagOf(who)).lines.map(({ quantity }) => quantity)

it('adds once for each key, however often and however many at once', async () => {
  const [who, goods, key] = [visitor(), await givenGoods(), randomUUID()]
  const first = await addWith(who, key, { ...goods, quantity: 2 })
  const again = await Promise.all(
    Array.from({ length: 4 }, () => addWith(who, key, { ...goods, quantity: 2 })),
  )
  expect([first, ...again].map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(new Set([first, ...again].map(({ body }) => body.data.line_id)).size).toBe(1)
  expect(again[0]?.body.data.bag.lines).toHaveLength(1)
  expect(await quantitiesOf(who)).toEqual([2])
  await addWith(who, randomUUID(), { ...goods, quantity: 1 })
  expect(await quantitiesOf(who)).toEqual([3])
})

it('adds once when the visitor has signed in between the two calls', async () => {
  const [device, goods, key] = [randomUUID(), await givenGoods(), randomUUID()]
  await addWith({ device }, key, { ...goods, quantity: 1 })
  const member = { ...(await givenMember()), device }
  expect((await addWith(member, key, { ...goods, quantity: 1 })).status).toBe(200)
  expect(await quantitiesOf(member)).toEqual([1])
})

it('keeps no key of an addition that was refused', async () => {
  const [who, goods, key] = [visitor(), await givenGoods(), randomUUID()]
  await database().execute(
    sql`UPDATE catalog.combinations SET stock = 0 WHERE id = ${Number(goods.combination_id)}`,
  )
  expect((await addWith(who, key, { ...goods, quantity: 1 })).status).toBe(400)
  await database().execute(
    sql`UPDATE catalog.combinations SET stock = 5 WHERE id = ${Number(goods.combination_id)}`,
  )
  expect((await addWith(who, key, { ...goods, quantity: 1 })).status).toBe(200)
  expect(await quantitiesOf(who)).toEqual([1])
})

it('refuses a key that is none, and forgets keys after a month', async () => {
  const [who, goods, key] = [visitor(), await givenGoods(), randomUUID()]
  expect((await addWith(who, 'again', { ...goods, quantity: 1 })).status).toBe(400)
  await addWith(who, key, { ...goods, quantity: 1 })
  const keys = async () =>
    (await database().execute(sql`SELECT FROM cart.added_lines WHERE key = ${key}`)).rows.length
  await deleteOldKeys(database())
  expect(await keys()).toBe(1)
  await database().execute(sql`UPDATE cart.added_lines SET created_at = now() - interval '31 days'`)
  await deleteOldKeys(database())
  expect(await keys()).toBe(0)
})
