import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/services/database'
import { makeVariants } from '@/services/media/make-variants'
import { deleteOrphanVariants } from '@/services/media/orphans'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'

useDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'make-variants-'))
process.env.MEDIA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))

const variants = path.join(folder, '.variants')
const stored = () =>
  readdirSync(variants, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(variants, path.join(entry.parentPath, entry.name)))
    .toSorted()
const queued = async () =>
  (
    await database().execute(sql`SELECT payload -> 'after' AS after, run_at > now() AS is_later
    FROM graphile_worker._private_jobs WHERE key = 'make-picture-variants'`)
  ).rows

async function put(key: string) {
  mkdirSync(path.dirname(path.join(folder, key)), { recursive: true })
  await sharp({ create: { width: 900, height: 900, channels: 3, background: '#b3264e' } })
    .webp()
    .toFile(path.join(folder, key))
}

const image = (url: string, is_cover = false) => ({ url, is_cover })
const names = (key: string, widths: number[]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `${key}.${width}.${format}`))

const idle = () => false
/** Simulates a machine that becomes busy after this many variants. */
const busyAfter = (count: number) => () => count-- <= 0

beforeAll(async () => {
  await Promise.all(['p/little.webp', 'p/much.webp', 'p/second.webp', 'p/third.webp'].map(put))
  await givenProducts(
    { name: 'Ít', total_orders: 1, images: [image('/media/p/little.webp', true)] },
    {
      name: 'Nhiều',
      total_orders: 900,
      images: [
        image('/media/p/second.webp'),
        image('/media/p/much.webp', true),
        image('/media/p/third.webp'),
      ],
    },
    {
      name: 'Nơi khác',
      total_orders: 500,
      images: [image('https://cdn.example.com/a.webp', true), image('/media/p/missing.webp')],
    },
  )
})

it('starts with the best seller, and pauses while the machine is busy', async () => {
  await makeVariants({}, busyAfter(3))
  expect(stored()).toEqual(['p/much.webp.300.avif', 'p/much.webp.300.webp', 'p/much.webp.420.avif'])
  expect(await queued()).toEqual([{ after: null, is_later: true }])
})

it('starts no second walk while one pauses', async () => {
  await makeVariants({}, idle)
  expect(stored()).toHaveLength(3)
})

it('makes the variants of cards and product pages, each once', async () => {
  const before = statSync(path.join(variants, 'p/much.webp.300.avif')).mtimeMs
  await database().execute(sql`DELETE FROM graphile_worker._private_jobs`)
  await makeVariants({ after: null }, idle)
  expect(stored()).toEqual(
    [
      ...names('p/little.webp', [300, 420, 560, 800]),
      ...names('p/much.webp', [300, 420, 560, 800]),
      ...names('p/second.webp', [300, 420, 560]),
    ].toSorted(),
  )
  expect(statSync(path.join(variants, 'p/much.webp.300.avif')).mtimeMs).toBe(before)
  expect(await queued()).toEqual([])
})

it('continues after the cursor of the last slice', async () => {
  rmSync(variants, { recursive: true })
  await makeVariants({ after: { total_orders: 500, product_id: 1_000_000 } }, idle)
  expect(stored()).toEqual(names('p/little.webp', [300, 420, 560, 800]).toSorted())
})

it('deletes variants of deleted pictures, and incomplete files', async () => {
  const cutOff = path.join(variants, 'p/little.webp.64.avif.1.draft')
  for (const name of ['p/little.webp.65.avif', 'p/much.webp.64.avif', 'p/little.webp.64.avif.2.draft'])
    writeFileSync(path.join(variants, name), 'x')
  writeFileSync(cutOff, 'x')
  utimesSync(cutOff, 1, 1)
  utimesSync(path.join(variants, 'p/little.webp.65.avif'), 1, 1)
  rmSync(path.join(folder, 'p/much.webp'))
  await deleteOrphanVariants()
  expect(stored()).toEqual(
    [...names('p/little.webp', [300, 420, 560, 800]), 'p/little.webp.64.avif.2.draft'].toSorted(),
  )
})
