import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { affiliate as affiliateModule } from '@/services/affiliate/module'
import { database } from '@/services/database'
import { order as orderModule } from '@/services/order/module'
import { resealNumbers } from '@/services/affiliate'
import { member, order, givenGoods, readyBag } from '../checkout/buyer'
import { useDatabase } from '../database'
import { runEvents } from '../perform-job'
import { checkBooks } from './books'
import { commissionOf, givenAffiliate } from './given-affiliate'

useDatabase()
checkBooks()

/** Places an order with these cookies; gives its id and what it carries. */
async function placedWith(affiliation: object | undefined) {
  const buyer = await member()
  const { cart_id, total } = await readyBag(buyer, await givenGoods(10))
  const { status, data } = await order(
    buyer,
    'POST',
    '/orders',
    { cart_id, expected_total: total, affiliation },
    { 'idempotency-key': randomUUID() },
  )
  const { rows } = await database().execute<{ affiliation: object | null }>(
    sql`SELECT affiliation FROM sales.orders WHERE cart_id = ${cart_id}`,
  )
  return { status, id: data?.order_id as string, carried: rows[0]?.affiliation }
}

it('carries the link it came by, and brings its affiliate a commission (AFF-04, ORD-55)', async () => {
  const { code } = await givenAffiliate()
  const { status, id, carried } = await placedWith({
    affiliate_code: code,
    aff_sid: 'zalo',
    utm_source: 'affiliate',
  })
  expect([status, carried]).toEqual([
    201,
    { affiliate_code: code, aff_sid: 'zalo', traffic_id: null, utm_source: 'affiliate' },
  ])
  await runEvents(orderModule, affiliateModule)
  expect((await commissionOf(id))?.state).toBe('pending')
})

it.each([
  [undefined],
  [{}],
  [{ aff_sid: 'zalo' }],
  [{ affiliate_code: '<script>' }],
  [{ affiliate_code: "'; DROP TABLE orders; --", traffic_id: '\u0000' }],
])('is placed without an affiliation by forged or missing cookies: %j', async (affiliation) => {
  const { status, carried } = await placedWith(affiliation)
  expect([status, carried]).toEqual([201, null])
})

it('refuses cookies that no browser of ours sends', async () => {
  expect((await placedWith({ affiliate_code: 'x'.repeat(5_000) })).status).toBe(422)
})

it('seals numbers with a new key, so that the former one may go', async () => {
  const { partnerId } = await givenAffiliate()
  const key = (name: string, fill: number) => `${name}:${Buffer.alloc(32, fill).toString('base64')}`
  const sealedBy = async () => {
    const { rows } = await database().execute<{ id_number: string; account_number: string }>(
      sql`SELECT split_part(id_number, '.', 1) AS id_number, split_part(account_number, '.', 1) AS account_number
        FROM affiliate.partners WHERE id = ${partnerId}`,
    )
    return rows[0]
  }
  process.env.AFFILIATE_KEYS = key('k1', 1)
  expect(await resealNumbers()).toBeGreaterThan(0)
  expect(await sealedBy()).toEqual({ id_number: 'k1', account_number: 'k1' })
  process.env.AFFILIATE_KEYS = `${key('k2', 2)},${key('k1', 1)}`
  await resealNumbers()
  process.env.AFFILIATE_KEYS = key('k2', 2)
  expect([await sealedBy(), await resealNumbers()]).toEqual([{ id_number: 'k2', account_number: 'k2' }, 0])
  process.env.AFFILIATE_KEYS = key('k3', 3)
  await expect(resealNumbers()).rejects.toThrow('no key of AFFILIATE_KEYS')
  delete process.env.AFFILIATE_KEYS
})
