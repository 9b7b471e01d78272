import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { databasePool, noteStaleTags, readStaleTags, notifyReader, watchStaleTags } from '@/services/database'
import { deleteOldStaleTags } from '@/services/database/stale-log'
import { useDatabase } from '../database'
import { until } from '../until'

useDatabase()

const sql = (text: string, values: unknown[] = []) => databasePool().query(text, values)

/** A reader that keeps its cursor. */
async function givenReader() {
  let { cursor } = await readStaleTags(undefined)
  return {
    cursor: () => cursor,
    look: async () => {
      const news = await readStaleTags(cursor)
      cursor = news.cursor
      return news.tags.sort()
    },
  }
}

it('sends each change to every reader once', async () => {
  const [a, b] = [await givenReader(), await givenReader()]
  await noteStaleTags(['product:12', 'home'])
  expect(await a.look()).toEqual(['home', 'product:12'])
  await noteStaleTags(['product:13'])
  expect(await a.look()).toEqual(['product:13'])
  expect(await a.look()).toEqual([])
  expect(await b.look()).toEqual(['home', 'product:12', 'product:13'])
})

it('marks all pages stale for a reader without a cursor', async () => {
  expect((await readStaleTags(undefined)).tags).toEqual(['catalog'])
  expect((await readStaleTags('not a cursor')).tags).toEqual(['catalog'])
})

it('misses no change of a transaction that began before and committed after another', async () => {
  const reader = await givenReader()
  const slow = new Client({ connectionString: process.env.DATABASE_URL! })
  await slow.connect()
  await slow.query('BEGIN')
  await slow.query("SELECT shop.mark_stale(ARRAY['product:1'])")
  await noteStaleTags(['product:2'])
  expect(await reader.look()).toEqual(['product:2'])
  await slow.query('COMMIT')
  await slow.end()
  expect(await reader.look()).toEqual(['product:1'])
})

it('does not report a change that was rolled back', async () => {
  const reader = await givenReader()
  const client = await databasePool().connect()
  await client.query('BEGIN')
  await client.query("SELECT shop.mark_stale(ARRAY['product:1'])")
  await client.query('ROLLBACK')
  client.release()
  expect(await reader.look()).toEqual([])
})

it('expires all pages after an absence longer than the log, and with another database', async () => {
  const reader = await givenReader()
  const cursor: unknown = JSON.parse(reader.cursor())
  const away = { ...(cursor as object), at: Date.now() - 21 * 3_600_000 }
  expect((await readStaleTags(JSON.stringify(away))).tags).toEqual(['catalog'])
  const shortly = { ...(cursor as object), at: Date.now() - 3_600_000 }
  expect((await readStaleTags(JSON.stringify(shortly))).tags).toEqual([])
  const elsewhere = { ...(cursor as object), database: '7a1c3a0e-0000-4000-8000-000000000000' }
  expect((await readStaleTags(JSON.stringify(elsewhere))).tags).toEqual(['catalog'])
  // A backup was restored: this database is behind the cursor.
  const ahead = { ...(cursor as object), snapshot: '900000000:900000000:' }
  expect((await readStaleTags(JSON.stringify(ahead))).tags).toEqual(['catalog'])
})

it('marks the whole catalogue stale when a message cannot hold all tags', async () => {
  const reader = await givenReader()
  for (let n = 0; n < 6; n++)
    await sql(
      "SELECT shop.mark_stale(ARRAY(SELECT 'product:' || n FROM generate_series($1::int, $2::int) n))",
      [n * 400 + 1, n * 400 + 400],
    )
  expect(await reader.look()).toEqual(['catalog'])
})

it('deletes entries older than a day', async () => {
  await noteStaleTags(['brand:99'])
  await sql("UPDATE shop.stale_tags SET created_at = now() - interval '25 hours' WHERE tag = 'brand:99'")
  await noteStaleTags(['brand:98'])
  await deleteOldStaleTags()
  const { rows } = await sql("SELECT tag FROM shop.stale_tags WHERE tag IN ('brand:98', 'brand:99')")
  expect(rows).toEqual([{ tag: 'brand:98' }])
})

it('notifies two readers of each of 100 changes within a second', async () => {
  const [a, b] = [await givenReader(), await givenReader()]
  const seen = [new Map<string, number>(), new Map<string, number>()]
  const stops = [a, b].map((reader, index) =>
    watchStaleTags(
      async () => {
        for (const tag of await reader.look()) seen[index]?.set(tag, Date.now())
      },
      (error) => {
        throw error
      },
    ),
  )
  await setTimeout(300)
  const made = new Map<string, number>()
  for (let n = 1; n <= 100; n++) {
    await noteStaleTags([`product:${n}`])
    made.set(`product:${n}`, Date.now())
    await setTimeout(10)
  }
  await until(() => seen.every((log) => [...made.keys()].every((tag) => log.has(tag))))
  for (const stop of stops) stop()
  for (const log of seen) {
    const delays = [...made].map(([tag, at]) => (log.get(tag) ?? Infinity) - at)
    expect(Math.max(...delays)).toBeLessThan(1_000)
  }
})

describe('a storefront on another host', () => {
  it('gets tags again whose delivery failed, without delaying other readers', async () => {
    const received: Record<string, string[][]> = { away: [], there: [] }
    const take = (name: string) =>
      notifyReader(name, async ({ tags }) => void received[name]?.push(tags.sort()))
    await take('away')
    await take('there')
    await noteStaleTags(['product:5'])
    await expect(notifyReader('away', () => Promise.reject(new Error('not there')))).rejects.toThrow(
      'not there',
    )
    await take('there')
    await noteStaleTags(['product:6'])
    await take('away')
    await take('there')
    expect(received.away).toEqual([['catalog'], ['product:5', 'product:6']])
    expect(received.there).toEqual([['catalog'], ['product:5'], ['product:6']])
  })

  it('gets its tags from only one host at a time', async () => {
    await notifyReader('shared', async () => undefined)
    await noteStaleTags(['product:7'])
    const deliver = jest.fn(() => setTimeout(200))
    await Promise.all([notifyReader('shared', deliver), notifyReader('shared', deliver)])
    expect(deliver).toHaveBeenCalledTimes(1)
  })
})
