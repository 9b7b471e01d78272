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
  return path
}

/** @param {string} path */
async function measure(path) {
  const html = await text(path)
  const scripts = new Set(
    [...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*noModule)[^>]*>/gi)].map((match) => match[1] ?? ''),
  )
  const sizes = await Promise.all(
    [...scripts].map(async (src) => gzipSync(await text(src.replaceAll('&amp;', '&'))).length),
  )
  return { html: gzipSync(html).length / KB, js: sizes.reduce((sum, size) => sum + size, 0) / KB }
}

const home = await text('/')
const category = linkIn(home, /href="(\/\d+-[^"?]+)"/)
const listing = await text(category)
const pages = [
  { name: 'home', path: '/', js: 165, html: 60 },
  { name: 'category', path: category, js: 165, html: 40 },
  { name: 'brand', path: linkIn(home, /href="(\/brand\/\d+_[^"?]+)"/), js: 165, html: 40 },
  { name: 'bag', path: '/order', js: 165, html: 40 },
  { name: 'password', path: '/set-password', js: 165, html: 40 },
  { name: 'sign-up', path: '/quick-signup', js: 165, html: 40 },
  { name: 'product', path: linkIn(listing, /href="(\/[a-z0-9-]+\/\d+-[^"?]+)"/), js: 170, html: 60 },
]

let failed = false
for (const page of pages) {
  const size = await measure(page.path)
  const over = size.js > page.js || size.html > page.html
  failed ||= over
  console.log(
    `${over ? '✗' : '✓'} ${page.name.padEnd(9)} JS ${size.js.toFixed(1)} of ${page.js} KB gz, HTML ${size.html.toFixed(1)} of ${page.html} KB gz  ${page.path}`,
  )
}
process.exit(failed ? 1 : 0)
