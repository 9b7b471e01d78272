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
  ['home', '/', 170, 33.4, 153.5],
  ['category', category, 94, 21.8, 152.7],
  ['narrowed', linkIn(listing, /href="(\/\d+-[^"?]+\?brands=\d+)"/), 88, 20.3, 152.7],
  ['brand', linkIn(home, /href="(\/brand\/\d+_[^"?]+)"/), 63, 16.6, 152.7],
  ['product', linkIn(listing, /href="(\/[a-z0-9-]+\/\d+-[^"?]+)"/), 140, 30.2, 159.9],
  ['search', '/search?q=son', 89, 19.8, 153.5],
  ['brands', '/brands', 116, 19.3, 148.8],
  ['categories', '/categories', 90, 15.3, 148.0],
  ['flash sale', '/flash-sale', 74, 18.2, 152.9],
  ['stores', '/store', 75, 16.2, 148.6],
  ['help', '/page/help', 52, 12, 148.0],
  ['help article', '/page/help/giao-nhan/302-phi-giao-hang', 50, 12.4, 148.5],
  ['help search', '/page/help/search?keyword=phi%20ship', 47, 11.8, 148.0],
  ['game', '/spinthewheel/home', 72.3, 11.6, 145.5],
  ['game, intro', '/pink-university', 54, 10.7, 145.5],
  ['campaign', '/campaign/mua-le-hoi', 156, 27.6, 154.7],
  ['photobooth', '/photobooth/result?store=hang-bong', 21.3, 6.6, 154.3],
  ['not found', '/khong-co-trang-nay', 45, 11.5, 151.3],
  ['bag', '/order', 51.8, 14.1, 168.9],
  ['password', '/set-password', 26.2, 8.2, 148.9],
  ['sign-up', '/quick-signup', 26.3, 8.2, 149.0],
])

/** @param {string} path */
async function measure(path) {
  // A page is sent as it is made to the one who asks for it first, and as it is kept to all others.
  await text(path)
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
