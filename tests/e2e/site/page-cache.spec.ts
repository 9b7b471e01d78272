import path from 'node:path'
import { expect, test } from '@playwright/test'
import { unknownAddresses } from '@/scripts/bench/unknown-addresses'
import { inOrder, replay } from '@/scripts/bench/replay'
import { keptAddresses } from '../pages-on-disk'
import { biggestBrand, productWhere, query } from '../shop'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'

/** The least sold products: the build made no page of them. */
const leastSold = async (limit: number, offset = 0) => {
  const rows = await query<{ path: string }>(
    `SELECT '/' || c.slug || '/' || p.id || '-' || p.slug AS path
     FROM catalog.products p JOIN catalog.categories c ON c.id = p.default_category_id
     WHERE p.is_active AND p.classification <> 'gwp_non_sellable'
     ORDER BY p.total_orders, p.id LIMIT $1 OFFSET $2`,
    [limit, offset],
  )
  return rows.map((row) => row.path)
}

/** Waits until the pages of these products are on disk: a visitor does not wait for that. */
const waitUntilKept = (paths: readonly string[]) =>
  expect(async () => {
    const kept = await keptAddresses()
    expect(paths.filter((address) => !kept.has(address))).toEqual([])
  }).toPass({ timeout: 15_000 })

test('every page that was made is on disk and found again', async () => {
  const paths = await leastSold(40)
  expect(paths).toHaveLength(40)
  const made = await replay(shop, inOrder(paths))
  // Next.js says of a page that it has rendered twice that it was none of its cache (decision 97).
  expect(made.hitShare).toBeGreaterThan(0.9)
  await waitUntilKept(paths)
  expect((await replay(shop, inOrder(paths))).hitShare).toBeGreaterThan(0.8)
})

/** What unknownAddresses() asks for, as the addresses behind the rewrites are. */
const MADE_UP =
  /\/khong-co-\d+|\/khong\/co\/|\/50\d{4}[-_]khong-co|\/khong-co\/category-50\d{4}|-sai-\d+|\/1[0-3]\d\d$/

test('addresses that name nothing cost no page and no disk', async () => {
  const [product, brand] = [await productWhere('p.is_in_stock'), await biggestBrand()]
  const started = Date.now()
  const addresses = unknownAddresses(320, [product.path, brand.path])
  const answers = await replay(shop, inOrder(addresses), { status: [404, 308] })
  expect(answers.hitShare).toBeGreaterThan(0.9)
  // A page asked for after them is on disk after theirs would be.
  const [last = ''] = await leastSold(1, 40)
  await replay(shop, inOrder([last]))
  await waitUntilKept([last])
  const kept = await keptAddresses(started)
  expect([...kept].filter((address) => MADE_UP.test(address))).toEqual([])
})

test('a missing or moved address is kept by others for a minute, its place named once', async ({
  request,
}) => {
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
      response.headersArray().flatMap((header) => (header.name.toLowerCase() === name ? [header.value] : []))
    expect([address, response.status(), values('location')]).toEqual([address, status, location])
    expect(values('cache-control')).toEqual(['public, max-age=0, s-maxage=60'])
  }
})

test('searches and narrowed listings are for every cache, under one address each', async ({ request }) => {
  const brand = await biggestBrand()
  for (const address of ['/search?q=son', `${brand.path}?sort=newest`, '/sale?sort=cheapest']) {
    const answers = [await request.get(address), await request.get(address), await request.get(address)]
    for (const answer of answers)
      expect([address, answer.status(), answer.headers()['cache-control']]).toEqual([
        address,
        200,
        'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      ])
    const [, second, third] = await Promise.all(answers.map((answer) => answer.text()))
    expect(third).toBe(second)
  }
  const other = await request.get(`${brand.path}?utm_source=a&sort=newest&limit=`, { maxRedirects: 0 })
  expect([other.status(), other.headers().location]).toEqual([308, `${brand.path}?sort=newest&utm_source=a`])
  const apps = await request.get('/search?q=son&appsmode=1')
  expect(apps.headers()['cache-control']).toBe('private, no-store')
})

test('methods the shop does not know are refused', async ({ request }) => {
  for (const address of ['/', '/khong-co', '/api/catalog/v3/products'])
    expect([address, (await request.fetch(address, { method: 'TRACE' })).status()]).toEqual([address, 405])
})
