import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { madeUp } from '../../scripts/bench/made-up'
import { eachOf, replay } from '../../scripts/bench/replay'
import { biggestBrand, productWhere, query } from './shop'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'

/** Files of the page cache and what they take; null when the tests do not know where it is. */
async function kept() {
  const folder = process.env.SHOP_PAGE_CACHE_DIR
  if (folder === undefined) return null
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  )
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

test('every page that was made is found again', { tag: '@server' }, async () => {
  const rows = await query<{ path: string }>(
    "SELECT '/brand/' || id || '_' || slug AS path FROM catalog.brands WHERE product_count > 0 ORDER BY id LIMIT 20",
  )
  const paths = rows.map((row) => row.path)
  await replay(shop, eachOf(paths))
  expect((await replay(shop, eachOf(paths))).hitShare).toBeGreaterThan(0.8)
})

test('addresses that name nothing cost no page and no disk', { tag: '@server' }, async () => {
  const [product, brand] = [await productWhere('p.is_in_stock'), await biggestBrand()]
  const before = await kept()
  const answers = await replay(shop, eachOf(madeUp(320, [product.path, brand.path])), { status: [404, 308] })
  expect(answers.hitShare).toBeGreaterThan(0.9)
  // Other tests have pages made meanwhile.
  const after = await kept()
  expect((after?.files ?? 0) - (before?.files ?? 0)).toBeLessThan(160)
})

test(
  'a missing or moved address is kept by others for a minute, its place named once',
  { tag: '@server' },
  async ({ request }) => {
    const product = await productWhere('p.is_in_stock')
    const folder = path.dirname(product.path)
    for (const [address, status, location] of [
      [`/khong-co-${Date.now()}`, 404, []],
      ['/profile/%00', 404, []],
      [`${folder}/${product.id}-sai-${Date.now()}`, 308, [product.path]],
      [`${product.path}.html`, 308, [product.path]],
    ] as const) {
      const response = await request.get(address, { maxRedirects: 0 })
      const values = (name: string) =>
        response
          .headersArray()
          .flatMap((header) => (header.name.toLowerCase() === name ? [header.value] : []))
      expect([address, response.status(), values('location')]).toEqual([address, status, location])
      expect(values('cache-control')).toEqual(['public, max-age=0, s-maxage=60'])
    }
  },
)

test('methods the shop does not know are refused', { tag: '@server' }, async ({ request }) => {
  for (const address of ['/', '/khong-co', '/api/catalog/v3/products'])
    expect([address, (await request.fetch(address, { method: 'TRACE' })).status()]).toEqual([address, 405])
})
