import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { keyword_days, keyword_devices } from '@/services/discovery/schema'
import { deleteOldSearches } from '@/services/discovery/retention'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { ask, search } from './discovery-calls'

useDatabase()

beforeAll(async () => {
  await givenProducts(
    { name: 'Serum vitamin C', category: ['Chăm sóc da', 'Serum'], total_orders: 50 },
    { name: 'Son lì mịn', category: ['Trang điểm', 'Son môi'], total_orders: 90 },
    { name: 'Nước tẩy trang', category: ['Chăm sóc da', 'Tẩy trang'], total_orders: 70 },
    { name: 'Mặt nạ rau má', category: ['Chăm sóc da', 'Mặt nạ'], total_orders: 30 },
    { name: 'Dầu gội bưởi', category: ['Tóc', 'Dầu gội'], total_orders: 20 },
    { name: 'Nước hoa hồng', category: ['Nước hoa', 'Nữ'], total_orders: 10 },
  )
})
beforeEach(async () => {
  await database().delete(keyword_devices)
  await database().delete(keyword_days)
})

const shown = async (): Promise<string[]> =>
  (await ask('GET', '/search/trending')).body.data.map((row: { keyword: string }) => row.keyword)

const MINUTE = 60_000
const now = Date.now
let passed = 0
beforeAll(() => jest.spyOn(Date, 'now').mockImplementation(() => now() + passed))
afterAll(() => jest.restoreAllMocks())

/** Trends as they are a minute later: the shop counts them no sooner. */
function trending(): Promise<string[]> {
  passed += MINUTE
  return shown()
}

async function searchedBy(devices: number, keyword: string, times = 1) {
  for (let device = 0; device < devices; device++) {
    const who = { device: randomUUID() }
    for (let time = 0; time < times; time++) await search(who, keyword)
  }
}

it('ranks keywords by their number of devices, not of searches', async () => {
  await searchedBy(4, 'serum')
  await searchedBy(3, 'nước tẩy trang', 5)
  await searchedBy(1, 'mặt nạ', 20)
  expect((await trending()).slice(0, 2)).toEqual(['serum', 'nước tẩy trang'])
  expect(await trending()).not.toContain('mặt nạ')
})

it('are counted once a minute', async () => {
  await searchedBy(3, 'serum')
  const first = await trending()
  await searchedBy(4, 'nước tẩy trang')
  passed += MINUTE / 2
  expect(await shown()).toEqual(first)
  passed += MINUTE / 2
  expect((await shown()).slice(0, 2)).toEqual(['nước tẩy trang', 'serum'])
})

it('counts all spellings of a search together and shows the latest', async () => {
  await searchedBy(2, 'SON LI')
  await searchedBy(1, 'Son lì')
  expect((await trending())[0]).toBe('Son lì')
})

it('is completed by categories of best sellers, without duplicates (SRC-11)', async () => {
  expect(await trending()).toEqual(['Son môi', 'Tẩy trang', 'Serum', 'Mặt nạ', 'Dầu gội'])
  await searchedBy(3, 'serum')
  expect(await trending()).toEqual(['serum', 'Son môi', 'Tẩy trang', 'Mặt nạ', 'Dầu gội'])
})

it('does not show a keyword without matches, even if a page reports results', async () => {
  await searchedBy(5, 'xyzzyqq', 1)
  for (let device = 0; device < 5; device++)
    await search({ device: randomUUID() }, 'serum', { has_results: false })
  expect(await trending()).toEqual(['Son môi', 'Tẩy trang', 'Serum', 'Mặt nạ', 'Dầu gội'])
  const [day] = await database()
    .select()
    .from(keyword_days)
    .where(sql`plain = 'serum'`)
  expect(day).toMatchObject({ searches: 5, without_result: 5 })
})

it('does not count incomplete keywords of chosen suggestions', async () => {
  for (let device = 0; device < 5; device++)
    await ask(
      'POST',
      '/search-history-clicks',
      { device: randomUUID() },
      {
        entity_type: 'product',
        entity_id: '1',
        keyword: 'ser',
      },
    )
  expect(await trending()).not.toContain('ser')
})

it('covers seven days in Vietnam, and deletes older devices', async () => {
  await searchedBy(3, 'serum')
  const setBack = (days: number) =>
    database().execute(
      sql`UPDATE discovery.keyword_devices SET day = (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - ${days}::int`,
    )
  await setBack(6)
  expect((await trending())[0]).toBe('serum')
  await setBack(7)
  expect((await trending())[0]).toBe('Son môi')
  await deleteOldSearches(database())
  expect(await database().select().from(keyword_devices)).toEqual([])
})

it('stores digests of devices, not their ids', async () => {
  const device = randomUUID()
  await search({ device }, 'serum')
  const [row] = await database().select().from(keyword_devices)
  expect(row?.device_digest).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(row)).not.toContain(device)
})
