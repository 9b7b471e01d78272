import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { actions } from '@/services/analytics/schema'
import { searchesSeen, topProducts, viewsByDay, viewsByType } from '@/services/analytics'
import { database } from '@/services/database'
import { useDatabase } from '../database'

useDatabase()

/** The instant of an hour in Vietnam, `days` ago. */
const at = (days: number, hour: number) =>
  DateTime.now().setZone('Asia/Ho_Chi_Minh').startOf('day').minus({ days }).plus({ hours: hour }).toJSDate()

const dayName = (days: number) => DateTime.now().setZone('Asia/Ho_Chi_Minh').minus({ days }).toISODate()

type Row = typeof actions.$inferInsert

const given = (rows: Partial<Row>[]) =>
  database()
    .insert(actions)
    .values(
      rows.map((row) => ({
        ...{ event_id: randomUUID(), verb: 'view', object_type: 'homepage', is_guest: true, device_id: 'a' },
        accessed_at: at(0, 0),
        ...row,
      })),
    )

const product = (id: number, row: Partial<Row> = {}): Partial<Row> => ({
  object_type: 'product_detail',
  object_id: String(id),
  ...row,
})

beforeAll(async () => {
  await given([
    // The last hour of the day before yesterday in Vietnam is still one day earlier in UTC, and so is the first one of yesterday.
    { accessed_at: at(2, 23.9) },
    { accessed_at: at(1, 0.1), device_id: 'b' },
    { accessed_at: at(1, 5), device_id: 'b' },
    { accessed_at: at(1, 6), device_id: '' },
    { accessed_at: at(7, 12), device_id: 'long ago' },
    product(7),
    product(7, { device_id: 'b' }),
    product(8),
    { verb: 'add_to_bag', object_type: 'product', object_id: '8', additional: { quantity: 3 } },
    { verb: 'add_to_bag', object_type: 'product', object_id: '8', additional: { quantity: 'ba' } },
    { verb: 'click', object_type: 'product', object_id: '9' },
    { verb: 'view', object_type: 'product_detail', object_id: 'không phải số' },
    { verb: 'search', object_type: 'keyword', object_id: 'Serum', additional: { results: 4 } },
    { verb: 'search', object_type: 'keyword', object_id: 'serum', additional: { results: 0 } },
    { verb: 'search', object_type: 'keyword', object_id: 'xe máy', additional: { results: 0 } },
  ])
})

it('counts views and visitors of each day in Vietnam, also without any', async () => {
  expect(await viewsByDay(database(), 4)).toEqual([
    { day: dayName(3), views: 0, visitors: 0 },
    { day: dayName(2), views: 1, visitors: 1 },
    { day: dayName(1), views: 3, visitors: 1 },
    { day: dayName(0), views: 4, visitors: 2 },
  ])
})

it('leaves out earlier days', async () => {
  expect((await viewsByDay(database(), 1)).map(({ views }) => views)).toEqual([4])
  expect((await viewsByDay(database(), 8))[0]).toMatchObject({ views: 1, visitors: 1 })
})

it('counts views by type of page', async () => {
  expect(await viewsByType(database(), 3)).toEqual([
    { type: 'homepage', views: 4, visitors: 2 },
    { type: 'product_detail', views: 4, visitors: 2 },
  ])
})

it('counts searches without regard to case, and those without result', async () => {
  expect(await searchesSeen(database(), 1)).toEqual([
    { keyword: 'serum', searches: 2, without_result: 1 },
    { keyword: 'xe máy', searches: 1, without_result: 1 },
  ])
})

it('lists the most viewed products with their additions to bags', async () => {
  expect(await topProducts(database(), 1, 10)).toEqual([
    { id: 7, views: 2, added_to_bag: 0, pieces: 0 },
    { id: 8, views: 1, added_to_bag: 2, pieces: 3 },
  ])
  expect(await topProducts(database(), 1, 1)).toHaveLength(1)
})
