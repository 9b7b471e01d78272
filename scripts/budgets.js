// @ts-check
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { CHUNKS, LATE_TYPE } from '../lib/security/head-script.js'

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
  ['home', '/', 180, 33.8, 152.6],
  ['category', category, 105, 22.3, 151.6],
  ['narrowed', linkIn(listing, /href="(\/\d+-[^"?]+\?brands=\d+)"/), 90, 19.9, 151.6],
  ['brand', linkIn(home, /href="(\/brand\/\d+_[^"?]+)"/), 75, 17.1, 151.6],
  ['product', linkIn(listing, /href="(\/[a-z0-9-]+\/\d+-[^"?]+)"/), 155, 31.8, 159],
  ['search', '/search?q=son', 90, 19.3, 152.4],
  ['brands', '/brands', 125, 19.6, 147.9],
  ['categories', '/categories', 100, 15.5, 147.1],
  ['flash sale', '/flash-sale', 85, 19.3, 152],
  ['stores', '/store', 90, 17.2, 147.7],
  ['help', '/page/help', 58, 13.2, 147.1],
  ['help article', '/page/help/giao-nhan/302-phi-giao-hang', 58, 13.7, 147.6],
  ['help search', '/page/help/search?keyword=phi%20ship', 47, 11.3, 147.1],
  ['game', '/spinthewheel/home', 72.3, 11, 144.7],
  ['game, intro', '/pink-university', 54, 10, 144.7],
  ['campaign', '/campaign/mua-le-hoi', 160, 28.5, 153.8],
  ['photobooth', '/photobooth/result?store=hang-bong', 21, 6, 153.5],
  ['not found', '/khong-co-trang-nay', 51, 12.2, 150.4],
  ['bag', '/order', 51.8, 13.4, 168.9],
  ['password', '/set-password', 26, 7.6, 148.2],
  ['sign-up', '/quick-signup', 26, 7.6, 148.2],
])

/** @param {string} path */
async function measure(path) {
  const html = await text(path)
  const written = [...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*noModule)[^>]*>/gi)]
  const late = new RegExp(`<script type="${LATE_TYPE}"[^>]*>([^<]+)<`).exec(html)?.[1]?.split(' ') ?? []
  const scripts = new Set([
    ...written.map((match) => match[1] ?? ''),
    ...late.map((name) => `${CHUNKS}${name}.js`),
  ])
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
