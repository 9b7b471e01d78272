import { once, percentile } from '../load'
import { listenerOn, processorTime } from '../processor'
import { locationsIn, textOf } from '../shop-pages'

const PAGES = 120
const BUSY = 16

/**
 * Prints what pages cost that are requested for the first time, one after the other and on 16 connections: processor time of the storefront's
 * process, latencies, throughput. A shop that was measured before has them; its page cache is then in the way (PAGE_CACHE_DIR).
 */
export default async function measureFresh(shop: string): Promise<void> {
  const storefront = listenerOn(Number(new URL(shop).port))
  console.log(
    '| page | measured | processor ms | p50 ms | p95 ms | at 16: processor ms | req/s | p95 ms |\n|---|---|---|---|---|---|---|---|',
  )
  for (const [name, paths] of Object.entries(await freshPages(shop))) {
    const half = Math.min(PAGES, Math.floor(paths.length / 2))
    const measure = async (from: number, connections: number) => {
      const urls = paths.slice(from, from + half).map((path) => new URL(path, shop).href)
      const [before, since] = [processorTime(storefront), performance.now()]
      const times = await once(urls, connections)
      const perSecond = (1_000 * urls.length) / (performance.now() - since)
      return { times, perSecond, processor: (processorTime(storefront) - before) / urls.length }
    }
    const alone = await measure(0, 1)
    const busy = await measure(half, BUSY)
    const cells = [
      name,
      2 * half,
      alone.processor.toFixed(1),
      percentile(alone.times, 0.5).toFixed(0),
      percentile(alone.times, 0.95).toFixed(0),
      busy.processor.toFixed(1),
      busy.perSecond.toFixed(0),
      percentile(busy.times, 0.95).toFixed(0),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

/** Addresses of pages by kind: those that are kept once made, and those made from a query. */
async function freshPages(shop: string): Promise<Record<string, readonly string[]>> {
  const files = await locationsIn(shop, '/sitemap.xml')
  const products = await locationsIn(
    shop,
    files.findLast((file) => file.includes('products-')) ?? '/sitemaps/products-1.xml',
  )
  const categories = await locationsIn(shop, '/sitemaps/categories.xml')
  const listings = await Promise.all(
    categories.map(async (path) => ({ path, html: await textOf(shop, path) })),
  )
  const brands = listings.flatMap(({ html }) =>
    [...html.matchAll(/href="(\/\d+-[^"?]+\?brands=\d+)"/g)].flatMap(([, path]) => path ?? []),
  )
  return {
    product: products.slice(-2 * PAGES),
    brand: await locationsIn(shop, '/sitemaps/brands.xml'),
    // A request for a missing page would measure a 404.
    'category, page 2': listings.flatMap(({ path, html }) =>
      html.includes('page=2') ? [`${path}?page=2`] : [],
    ),
    'listing, sorted': categories.flatMap((path) =>
      ['cheapest', 'newest'].map((sort) => `${path}?sort=${sort}`),
    ),
    'listing, narrowed by a brand and sorted': [...new Set(brands)].map((path) => `${path}&sort=cheapest`),
    'search, two words of a name': [
      ...new Set(
        products.flatMap((path) => {
          const [, one, two] = /\/\d+-(?:[a-z0-9]+-)([a-z]+)-([a-z]+)/.exec(path) ?? []
          return one && two ? [`/search?q=${one}+${two}`] : []
        }),
      ),
    ],
  }
}
