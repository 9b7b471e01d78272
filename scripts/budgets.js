// @ts-check
import process from 'node:process'
import { gzipSync } from 'node:zlib'

/**
 * First-load JavaScript and HTML of each page type, as a browser without a cache gets them, against the budgets of
 * docs/performance.md. Usage: node scripts/budgets.js http://localhost:3000
 */

const KB = 1024
const [shop = 'http://localhost:3000'] = process.argv.slice(2)

/** @param {string} path */
const text = async (path) => (await fetch(new URL(path, shop))).text()

/** Address of the first link on a page that looks like this. @param {string} html @param {RegExp} pattern */
function linkIn(html, pattern) {
  const path = pattern.exec(html)?.[1]
  if (!path) throw new Error(`no link like ${pattern}`)
  return path.replaceAll('&amp;', '&')
}

const home = await text('/')
const category = linkIn(home, /href="(\/\d+-[^"?]+)"/)
const listing = await text(category)

/** KB: HTML as it is and compressed, and the scripts it names, compressed. */
const BUDGETS = /** @type {const} */ ([
  // page, path, HTML, HTML gz, JavaScript gz
  ['home', '/', 200, 35, 152.3],
  ['category', category, 110, 23, 151.4],
  ['narrowed', linkIn(listing, /href="(\/\d+-[^"?]+\?brands=\d+)"/), 110, 23, 151.4],
  ['brand', linkIn(home, /href="(\/brand\/\d+_[^"?]+)"/), 110, 23, 151.4],
  ['product', linkIn(listing, /href="(\/[a-z0-9-]+\/\d+-[^"?]+)"/), 170, 31.8, 158.8],
  ['search', '/search?q=son', 110, 23, 152.2],
  ['brands', '/brands', 170, 21, 147.7],
  ['categories', '/categories', 100, 16, 147],
  ['flash sale', '/flash-sale', 85, 20, 151.8],
  ['stores', '/store', 92, 17.3, 147.6],
  ['help', '/page/help', 58, 13, 147],
  ['help article', '/page/help/giao-nhan/302-phi-giao-hang', 60, 14, 148],
  ['help search', '/page/help/search?keyword=phi%20ship', 60, 13, 147],
  ['game', '/spinthewheel/home', 72.3, 11, 144.5],
  ['game, intro', '/pink-university', 54, 10, 144.5],
  ['campaign', '/campaign/mua-le-hoi', 160, 29, 153.6],
  ['photobooth', '/photobooth/result?store=hang-bong', 24, 7, 154],
  ['not found', '/khong-co-trang-nay', 52, 12, 150.3],
  ['bag', '/order', 51.8, 13.1, 168.7],
  ['password', '/set-password', 28, 8, 148],
  ['sign-up', '/quick-signup', 28, 8, 148],
])

/** @param {string} path */
async function measure(path) {
  const html = await text(path)
  const scripts = new Set(
    [...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*noModule)[^>]*>/gi)].map((match) => match[1] ?? ''),
  )
  const sizes = await Promise.all(
    [...scripts].map(async (src) => gzipSync(await text(src.replaceAll('&amp;', '&'))).length),
  )
  return [
    Buffer.byteLength(html) / KB,
    gzipSync(html).length / KB,
    sizes.reduce((sum, size) => sum + size, 0) / KB,
  ]
}

let failed = false
console.log(
  `  ${'KB of budget'.padEnd(12)}  ${['HTML', 'HTML gz', 'scripts gz'].map((name) => name.padStart(13)).join(' ')}`,
)
for (const [name, path, ...budgets] of BUDGETS) {
  const sizes = await measure(path)
  const over = sizes.some((size, index) => size > (budgets[index] ?? 0))
  failed ||= over
  const cells = sizes.map((size, index) => `${size.toFixed(1)} of ${budgets[index]}`.padStart(13))
  console.log(`${over ? '✗' : '✓'} ${name.padEnd(12)}  ${cells.join(' ')}  ${path}`)
}
process.exit(failed ? 1 : 0)
