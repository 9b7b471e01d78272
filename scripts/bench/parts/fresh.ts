import { once, percentile } from '../load'
import { locationsIn, textOf } from '../shop-pages'

const FRESH_PAGES = 120

/** Prints the latencies of pages that are requested for the first time, on 4 connections. */
export default async function measureFresh(shop: string): Promise<void> {
  const files = await locationsIn(shop, '/sitemap.xml')
  const products = await locationsIn(
    shop,
    files.findLast((file) => file.includes('products-')) ?? '/sitemaps/products-1.xml',
  )
  const categories = await locationsIn(shop, '/sitemaps/categories.xml')
  console.log('| page | p50 ms | p95 ms | measured |\n|---|---|---|---|')
  for (const [name, paths] of [
    ['product', products.slice(-FRESH_PAGES)],
    ['category page 2', await withSecondPage(shop, categories)],
  ] as const) {
    const times = await once(
      paths.map((path) => new URL(path, shop).href),
      4,
    )
    console.log(
      `| ${name} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} | ${times.length} |`,
    )
  }
}

/** The second pages of large categories; a request for a missing page would measure a 404. */
async function withSecondPage(shop: string, categories: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    categories.map(async (path) => ((await textOf(shop, path)).includes('page=2') ? [`${path}?page=2`] : [])),
  )
  return found.flat()
}
