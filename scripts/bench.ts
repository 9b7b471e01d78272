import { gzipSync } from 'node:zlib'
import { load, once, percentile } from './bench/load'
import { madeUp } from '@/scripts/bench/unknown-addresses'
import { serveFiles } from './bench/nginx'
import { measureOnPhone } from './bench/phone'
import { eachOf, forSeconds, ranked, type Replay, replay, zipf } from './bench/replay'

/**
 * `npm run bench [-- http://localhost:3000]`: measures a shop that is open (`npm run shop`) and prints the tables of
 * docs/performance.md: a replay of the sitemap, addresses that name nothing, hot pages beside nginx, pages not asked for yet, sizes, and
 * what a phone feels.
 */

const NGINX_PORT = 8_099
const FRESH_PAGES = 120
const MADE_UP = 5_000
/** Of a large catalogue only the pages that are wanted most are made before. */
const WARM_UP = 20_000
const REPLAY_SECONDS = 20
const [shop = 'http://localhost:3000'] = process.argv.slice(2)

const text = async (path: string) => {
  const response = await fetch(new URL(path, shop))
  if (!response.ok) throw new Error(`${path} answered ${response.status}; is the shop open at ${shop}?`)
  return response.text()
}

const linkIn = (html: string, pattern: RegExp) => {
  const path = pattern.exec(html)?.[1]
  if (!path) throw new Error(`no link like ${pattern.source}`)
  return path
}

const home = await text('/')
const category = linkIn(home, /href="(\/\d+-[^"?]+)"/)
const listing = await text(category)
const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: category },
  { name: 'brand', path: linkIn(home, /href="(\/brand\/\d+_[^"?]+)"/) },
  { name: 'product', path: linkIn(listing, /href="(\/[a-z0-9-]+\/\d+-[^"?]+)"/) },
]
const html = new Map(
  await Promise.all(pages.map(async ({ name, path }) => [name, await text(path)] as const)),
)

console.log('\nA replay of the sitemap (Zipf) and addresses that name nothing, 16 connections\n')
const locations = async (path: string) =>
  [...(await text(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) =>
    url ? [new URL(url).pathname] : [],
  )
const files = await locations('/sitemap.xml')
const all = ranked([...new Set((await Promise.all(files.map(locations))).flat())])
console.log('| asked for | addresses | req/s | p50 ms | p99 ms | hits |\n|---|---|---|---|---|---|')
const row = (name: string, count: number, { requestsPerSecond, p50, p99, hitShare }: Replay) =>
  console.log(
    `| ${name} | ${count} | ${Math.round(requestsPerSecond)} | ${p50} | ${p99} | ${(100 * hitShare).toFixed(1)} % |`,
  )
row(
  'every page once, the warm-up',
  Math.min(all.length, WARM_UP),
  await replay(shop, eachOf(all.slice(0, WARM_UP))),
)
row('the sitemap, Zipf', all.length, await replay(shop, zipf(all), { goesOn: forSeconds(REPLAY_SECONDS) }))
row(
  'the same, compressed as browsers ask for it',
  all.length,
  await replay(shop, zipf(all, 2), {
    goesOn: forSeconds(REPLAY_SECONDS),
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  }),
)
const nothing = await replay(shop, eachOf(madeUp(MADE_UP, all.slice(-500))), { status: [404, 308] })
row('nothing, or not by its name', MADE_UP, nothing)

console.log('\nThroughput, 16 connections, cached pages (nginx: the same HTML as a file)\n')
console.log('| page | req/s | p50 ms | p99 ms | nginx req/s |\n|---|---|---|---|---|')
const nginx = await serveFiles(html, NGINX_PORT)
for (const { name, path } of pages) {
  const shown = await load(new URL(path, shop).href)
  const file = nginx ? await load(`http://127.0.0.1:${NGINX_PORT}/${name}.html`) : null
  console.log(
    `| ${name} | ${Math.round(shown.requestsPerSecond)} | ${shown.p50} | ${shown.p99} | ${file ? Math.round(file.requestsPerSecond) : 'not installed'} |`,
  )
}
nginx?.stop()

console.log('\nPages not asked for yet, 4 connections\n')
console.log('| page | p50 ms | p95 ms | measured |\n|---|---|---|---|')
const products = await locations(
  files.findLast((file) => file.includes('products-')) ?? '/sitemaps/products-1.xml',
)
const categories = await locations('/sitemaps/categories.xml')
for (const [name, paths] of [
  ['product', products.slice(-FRESH_PAGES)],
  ['category page 2', categories.map((path) => `${path}?page=2`)],
] as const) {
  const reachable = name === 'product' ? paths : await withAnswer(paths)
  const times = await once(
    reachable.map((path) => new URL(path, shop).href),
    4,
  )
  console.log(
    `| ${name} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} | ${times.length} |`,
  )
}

/** Only big categories have a second page; asking for one that is missing costs what any 404 costs. */
async function withAnswer(paths: readonly string[]): Promise<string[]> {
  const big = await Promise.all(
    paths.map(async (path) => ((await text(path.replace('?page=2', ''))).includes('page=2') ? [path] : [])),
  )
  return big.flat()
}

console.log('\nOn a phone: slow 4G, 4× slower processor, first visit, median of 3\n')
console.log('| page | HTML KB gz | LCP s | CLS | TBT ms |\n|---|---|---|---|---|')
const vitals = await measureOnPhone(pages.map(({ path }) => new URL(path, shop).href))
for (const [index, { name }] of pages.entries()) {
  const size = gzipSync(html.get(name) ?? '').length / 1024
  const { lcp = 0, cls = 0, tbt = 0 } = vitals[index] ?? {}
  console.log(`| ${name} | ${size.toFixed(1)} | ${lcp.toFixed(2)} | ${cls.toFixed(3)} | ${Math.round(tbt)} |`)
}
