import type { Browser, BrowserContext } from 'playwright'
import { launchBrowser, phoneContext } from '../phone/browser'
import { becomeShopper } from '../phone/shopper'
import { type PhoneVisit, visit } from '../phone/visit'
import { type BenchPage, publicPages } from '../shop-pages'

const RUNS = 3

/**
 * Prints the vitals of pages on a mid-range phone (slow 4G, a processor four times slower; median of three): for a first visit, and for a
 * returning member with goods in the bag.
 */
export default async function measurePhone(shop: string): Promise<void> {
  const pages = await publicPages(shop)
  const open = [
    ...[pages.home, pages.category, pages.narrowed, pages.brand],
    ...[pages.product, pages.search, pages.bag],
  ]
  const browser = await launchBrowser()
  try {
    await table(browser, shop, 'first visit', open)
    const context = await phoneContext(browser, shop)
    const { profile } = await becomeShopper(context.request)
    const { cookies } = await context.storageState()
    await context.close()
    const own: BenchPage[] = [
      { name: 'checkout', path: '/order/shipping' },
      { name: 'my orders', path: '/my-orders' },
      { name: 'profile', path: profile },
      { name: 'wishlist', path: '/wishlist' },
      { name: 'addresses', path: '/shipping-address' },
    ]
    await table(browser, shop, 'member with a bag', [...open, ...own], cookies)
  } finally {
    await browser.close()
  }
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]

async function table(
  browser: Browser,
  shop: string,
  who: string,
  pages: readonly BenchPage[],
  cookies: Cookies = [],
): Promise<void> {
  console.log(
    `| ${who} | LCP s | CLS | TBT ms | blocked ms | INP ms | scripts KB gz | elements | Back |\n|---|---|---|---|---|---|---|---|---|`,
  )
  for (const { name, path, press } of pages) {
    const visits: PhoneVisit[] = []
    for (let run = 0; run < RUNS; run++) {
      const context = await phoneContext(browser, shop)
      await context.addCookies(cookies)
      visits.push(await visit(context, new URL(path, shop).href, press))
      await context.close()
    }
    console.log(`| ${name} | ${rowOf(visits).join(' | ')} |`)
  }
  console.log('')
}

function rowOf(visits: readonly PhoneVisit[]): string[] {
  const mid = (read: (of: PhoneVisit) => number) =>
    visits.map(read).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0
  const reasons = [...new Set(visits.flatMap(({ notKept }) => notKept))]
  return [
    mid(({ lcp }) => lcp).toFixed(2),
    mid(({ cls }) => cls).toFixed(3),
    ...[mid(({ tbt }) => tbt), mid(({ blocked }) => blocked), mid(({ inp }) => inp)].map((ms) =>
      String(Math.round(ms)),
    ),
    mid(({ scripts }) => scripts).toFixed(1),
    String(mid(({ elements }) => elements)),
    reasons.length > 0 ? reasons.join(', ') : 'kept',
  ]
}
