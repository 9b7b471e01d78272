import { expect, test } from '@playwright/test'
import { productWhere, query } from '../shop'

test.describe.configure({ mode: 'serial' })

test('a new price shows on the cached product page at once, even when written by plain SQL', async ({
  page,
  request,
}) => {
  const product = await productWhere(
    'p.total_combinations = 1 AND NOT p.is_sale AND p.is_in_stock AND p.total_orders < 200',
  )
  await page.goto(product.path)
  await query('UPDATE catalog.combinations SET price = 1234000 WHERE product_id = $1', [product.id])
  await expect(async () => {
    expect(await (await request.get(product.path)).text()).toContain('1.234.000')
  }).toPass({ timeout: 10_000 })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('1.234.000')
})

test('a product switched off answers 404, and comes back (PDP-02)', async ({ request }) => {
  const product = await productWhere('p.is_in_stock AND p.total_orders < 150 AND p.total_combinations = 1')
  expect((await request.get(product.path)).status()).toBe(200)
  await query('UPDATE catalog.products SET is_active = false WHERE id = $1', [product.id])
  await expect(async () => expect((await request.get(product.path)).status()).toBe(404)).toPass({
    timeout: 10_000,
  })
  await query('UPDATE catalog.products SET is_active = true WHERE id = $1', [product.id])
  await expect(async () => expect((await request.get(product.path)).status()).toBe(200)).toPass({
    timeout: 10_000,
  })
})

test('an article shows a changed row within a second of the change @server', async ({ request }) => {
  const path = (
    await query<{ path: string }>(
      `SELECT '/page/help/' || category.slug || '/' || post.id || '-' || post.slug AS path
       FROM content.posts post JOIN content.categories category ON category.id = post.category_id
       WHERE post.markdown LIKE '%{{pickup_hours}}%' LIMIT 1`,
    )
  )[0]!.path
  const [store] = await query<{ id: number; address: string }>(
    'SELECT id, address FROM store.stores ORDER BY id LIMIT 1',
  )
  const write = (address: string) =>
    query('UPDATE store.stores SET address = $2 WHERE id = $1', [store!.id, address])
  const text = async () => (await request.get(path)).text()
  expect(await text()).toContain(store!.address)
  try {
    await write('1 Đường Vừa Đổi Tên')
    await expect.poll(text, { timeout: 10_000 }).toContain('1 Đường Vừa Đổi Tên')
  } finally {
    await write(store!.address)
  }
  await expect.poll(text, { timeout: 10_000 }).toContain(store!.address)
})

test('revalidation without a signature is refused', async ({ request }) => {
  const response = await request.post('/api/revalidate', { data: { tags: ['catalog'], at: Date.now() } })
  expect([response.status(), (await response.json()).code]).toEqual([401, 'INVALID_SIGNATURE'])
})

test('the gateway passes on known reads only (DEC-21)', async ({ request }) => {
  const cases = [
    ['GET', '/api/catalog/v3/search?limit=1', 200],
    ['GET', '/api/catalog/v3/search?limit=-1', 400],
    ['GET', '/api/catalog/v3/exports/ranges?size=1000', 404],
    ['POST', '/api/catalog/v3/search', 404],
    ['DELETE', '/api/catalog/v3/products/1', 404],
    ['GET', '/api/nothing/x', 404],
    ['GET', '/api/catalog/v3/products/99999999', 404],
    ['GET', '/media/../package.json', 404],
    ['GET', '/media/demo/%2e%2e/%2e%2e/postgres.password', 404],
  ] as const
  for (const [method, path, status] of cases) {
    const response = await request.fetch(path, { method })
    expect([method, path, response.status()]).toEqual([method, path, status])
  }
  const answer = await request.get('/api/pos/stores')
  expect(answer.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect((await answer.json()).data).toHaveLength(3)
})

test('health and readiness answer', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready' })
})
