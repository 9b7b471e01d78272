import { cartApp } from '@/services/cart/app'
import { catalogApp } from '@/services/catalog/app'
import { databasePool } from '@/services/database'
import { reviewApp } from '@/services/review/app'
import { givenMember } from './account/given-member'
import { givenProducts } from './catalog/fixtures'
import { useDatabase } from './database'
import { post } from './review/given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()

interface App {
  request: (path: string) => Promise<Response> | Response
}

const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`

async function read(app: App, path: string) {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()).data
}

/** The calls of a product's page (lib/pages/product-page.ts). */
async function readPage(id: number) {
  const product = await read(catalogApp, `/v3/products/${id}`)
  const { total_reviews: total } = product.review_stats
  if (total > 0) {
    await read(reviewApp, `/reviews/count?${filter({ product_id: id })}`)
    await read(reviewApp, `/reviews?${filter({ product_id: id })}&limit=16`)
    await read(reviewApp, `/reviews/highlights?product_id=${id}`)
  }
  await read(cartApp, `/vouchers/products/${id}?limit=10`)
  if (product.applied_free_products_voucher_id !== null)
    await read(catalogApp, `/v3/promotions?${filter({ category: 'gift_with_purchase', product_id: id })}`)
  await read(catalogApp, `/v3/people-also-buy/${id}?limit=8`)
  await read(catalogApp, `/v3/brands/${product.brand.id}`)
  await read(catalogApp, `/v3/categories/${product.default_category.id}`)
  return total
}

/** Each statement costs more processor time in the shop's process than most answers cost the database. */
it.each([
  ['without reviews', 0, 10],
  ['with reviews', 2, 14],
])('a page of a product %s takes few statements', async (name, reviews, most) => {
  const [id = 0] = await givenProducts(
    { external_id: name, name: 'Serum' },
    { external_id: `${name}, beside`, name: 'Kem' },
  )
  for (let written = 0; written < reviews; written++) {
    const { body } = await post(await givenMember({}), id)
    expect(body.success).toBe(true)
  }
  const sent = jest.spyOn(databasePool(), 'query')
  expect(await readPage(id)).toBe(reviews)
  expect(sent.mock.calls.length).toBeLessThanOrEqual(most)
  expect(sent.mock.calls.length).toBeGreaterThan(8)
  sent.mockRestore()
})
