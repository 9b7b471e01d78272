import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { main } from '@/scripts/report/main'
import { actions } from '@/services/analytics/schema'
import { database } from '@/services/database'
import { keyword_days } from '@/services/discovery/schema'
import { useDatabase } from '../database'
import { asProcess, inProcess } from '../program'
import { givenGoods } from '../order/given-order'

useDatabase()

const report = (...words: string[]) => inProcess(main, ...words)

const sendAction = (verb: string, object_type: string, object_id: string, additional = {}) =>
  database()
    .insert(actions)
    .values({
      ...{ event_id: randomUUID(), verb, object_type, object_id, additional, is_guest: true },
      ...{ device_id: 'a', accessed_at: sql`now()` },
    })

let productId: number
beforeAll(async () => {
  productId = (await givenGoods()).productId
  await sendAction('view', 'homepage', '')
  await sendAction('view', 'product_detail', String(productId))
  await sendAction('view', 'product_detail', '999999')
  await sendAction('add_to_bag', 'product', String(productId), { quantity: 2 })
  await sendAction('search', 'keyword', 'xe máy', { results: 0 })
})

it('reports views, additions to bags and searches without result', async () => {
  const { code, out } = await report()
  expect(code).toBe(0)
  expect(out).toMatch(/^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d \(Asia\/Ho_Chi_Minh\): 3 views\n/)
  expect(out).toMatch(/ {2}homepage +1 +1\n/)
  expect(out).toMatch(/Searches without result\n {2}keyword +times\n {2}xe máy +1\n/)
  expect(out).toMatch(new RegExp(`\\n  ${productId} .+ +1 +1 +2\\n`))
  expect(out).toContain('999999 (gone)')
})

it('prefers the counts of the search itself', async () => {
  await database()
    .insert(keyword_days)
    .values({
      ...{ day: sql`(now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`, plain: 'serum b5', keyword: 'Serum B5' },
      ...{ searches: 5, without_result: 2 },
    })
  const { code, out } = await report('--json', '--days', '1')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    views: 3,
    days: [{ views: 3, visitors: 1 }],
    searches: [{ keyword: 'Serum B5', searches: 5, without_result: 2 }],
    searches_without_result: [{ keyword: 'Serum B5' }],
    products: [
      { id: productId, views: 1, added_to_bag: 1, pieces: 2 },
      { id: 999999, name: null },
    ],
  })
})

it.each([[['--days', '0']], [['--days', 'bảy']], [['--tuần']]])('reports wrong use: %j', async (words) => {
  expect(await report(...words)).toMatchObject({ code: 2, err: expect.stringContaining('usage:') })
})

it('runs as a process, and reports a missing database', async () => {
  const known = process.env.DATABASE_URL
  process.env.DATABASE_URL = 'postgresql://unknown@127.0.0.1:1/none'
  const { code, err } = await asProcess('report')
  process.env.DATABASE_URL = known
  expect({ code, begins: err.startsWith('report: ') }).toEqual({ code: 1, begins: true })
}, 60_000)
