import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database, databasePool } from '@/services/database'
import { useDatabase } from '../database'
import { kill, start } from '../killed-process'
import { catalogueDigest, feedFile, run } from './feed-file'

useDatabase()

const ROWS = 800
/** Products of one batch (write-batches.ts). */
const BATCH = 500
const brandOf = (n: number) => (n < BATCH ? `Hãng ${n % 40}` : 'Hãng cuối')
const columns = { id: 'id', name: 'name', price: 'price', brand: 'brand', stock: 'stock' }
const csv = `id,name,price,brand,stock\n${Array.from({ length: ROWS }, (_, n) => `R${n},Son số ${n},${50_000 + n},${brandOf(n)},${n % 9}`).join('\n')}\n`

const countOf = async (source: string) => {
  const { rows } = await database().execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM catalog.products WHERE source = ${source}`,
  )
  return rows[0]?.total ?? 0
}

describe('a run that is killed', () => {
  it('is completed by starting it again', async () => {
    const file = feedFile('killed.csv', csv)
    const mapping = feedFile('killed.json', JSON.stringify({ source: 'killed', columns }))
    // The second batch waits for this uncommitted brand, so that the run is killed between its batches.
    const holder = await databasePool().connect()
    await holder.query('BEGIN')
    await holder.query(`INSERT INTO catalog.brands (name, slug) VALUES ('Hãng cuối', 'hang-cuoi')`)
    const child = start('scripts/import.ts', [file, '--map', mapping, '--rejected', `${file}.rejected`])
    while ((await countOf('killed')) === 0) {
      await setTimeout(20)
      if (child.exitCode !== null) throw new Error(`the import ended by itself with ${child.exitCode}`)
    }
    await kill(child)
    await holder.query('ROLLBACK')
    holder.release()
    const left = await countOf('killed')
    expect(left).toBe(BATCH)

    const report = await run(file, { map: { source: 'killed', columns } })
    expect(report).toMatchObject({ read: ROWS, updated: 0, rejected: {} })
    expect(report.created + report.unchanged).toBe(ROWS)
    expect(report.unchanged).toBeGreaterThanOrEqual(left)
    expect(await run(file, { map: { source: 'whole', columns } })).toMatchObject({ created: ROWS })
    expect(await countOf('killed')).toBe(ROWS)
    expect(await countOf('whole')).toBe(ROWS)
    expect(await run(file, { map: { source: 'killed', columns } })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: ROWS,
    })
    const { rows } = await database().execute<{ name: string; counted: number; kept: number }>(sql`
      SELECT b.name, count(p.id)::integer AS counted, b.product_count AS kept FROM catalog.brands b JOIN catalog.products p ON p.brand_id = b.id
      WHERE p.is_active GROUP BY b.id HAVING count(p.id) <> b.product_count`)
    expect(rows).toEqual([])
  }, 60_000)
})

describe('rows of a group', () => {
  const map = { source: 'groups', columns: { ...columns, group: 'group_id', shade: 'shade' } }
  const row = (n: number) =>
    `V${n},Son nhóm ${n % 700},${60_000 + n},Hãng,3,G${n % 700},Màu ${Math.floor(n / 700)}`
  const lines = Array.from({ length: 2_100 }, (_, n) => row(n))
  const text = (rows: readonly string[]) => `id,name,price,brand,stock,group,shade\n${rows.join('\n')}\n`

  it('make one product wherever they are in the file', async () => {
    expect(await run(feedFile('g.csv', text(lines)), { map })).toMatchObject({
      read: 2_100,
      created: 700,
      rejected: {},
    })
    const digest = await catalogueDigest('groups')
    expect(await run(feedFile('g.csv', text(lines)), { map })).toMatchObject({ unchanged: 700, updated: 0 })
    expect(await catalogueDigest('groups')).toBe(digest)
  })

  it('are imported without an invalid one', async () => {
    const broken = lines.map((line, n) => (n === 0 ? line.replace('60000', 'rẻ') : line))
    expect(
      await run(feedFile('g2.csv', text(broken)), { map: { ...map, source: 'groups-broken' } }),
    ).toMatchObject({ created: 700, rejected: { bad_price: 1 } })
    const { rows } = await database().execute<{ total: number }>(sql`
      SELECT total_combinations AS total FROM catalog.products WHERE source = 'groups-broken' AND external_id = 'group:G0'`)
    expect(rows[0]?.total).toBe(2)
  })
})
