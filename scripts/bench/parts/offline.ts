import type { BrowserContext, Page } from 'playwright'
import { launchBrowser, phoneContext } from '../phone/browser'
import { OBSERVE } from '../phone/observe'
import { slowNetwork } from '../phone/slow-network'
import { publicPages } from '../shop-pages'

const RUNS = 3
/** Until a page is saved, which begins 2.5 s after it was opened. */
const SAVED_MS = 10_000
/** Until the largest paint is known. */
const SETTLED_MS = 4_000
const SLOW_4G = { way: 75, bytesPerSecond: (1.6 * 1024 * 1024) / 8, loss: 0 }
const CPU_SLOWDOWN = 4

interface Seen {
  /** s; 0 where the page never came */
  lcp: number
  /** the page is a copy, and says so */
  isSaved: boolean
}

const NOTHING: Seen = { lcp: 0, isSaved: false }

/** Opens a page on the phone and reports its largest paint. */
async function open(context: BrowserContext, address: string, prepare?: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  try {
    await page.addInitScript(OBSERVE)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await prepare?.(page)
    await page.goto(address, { timeout: 60_000 })
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => ({
      lcp: (window.vitals?.lcp ?? 0) / 1_000,
      isSaved: document.documentElement.dataset.savedAt !== undefined,
    }))
  } catch {
    return NOTHING
  } finally {
    await page.close()
  }
}

const median = (values: readonly Seen[]) =>
  values.toSorted((one, other) => one.lcp - other.lcp)[values.length >> 1] ?? NOTHING

const written = ({ lcp, isSaved }: Seen) =>
  lcp === 0 ? 'nothing' : `${lcp.toFixed(2)}${isSaved ? ' (copy)' : ''}`

async function severalTimes(visit: () => Promise<Seen>): Promise<string> {
  const visits: Seen[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit())
  return written(median(visits))
}

/** Without network, and without what the browser itself keeps. */
async function goOffline(context: BrowserContext, page: Page) {
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
}

/**
 * Prints the largest paint of home, a product and the bag on a phone with a processor four times slower that was here once: on slow 4G, the
 * same with 30 % of its packets lost (median of three each), and without network.
 */
export default async function measureOffline(shop: string): Promise<void> {
  const { home, product, bag } = await publicPages(shop)
  const pages = [home, product, bag]
  const network = { ...SLOW_4G }
  const { url, close } = await slowNetwork(shop, network)
  const browser = await launchBrowser()
  console.log('| LCP s of the second visit | slow 4G | 30 % lost | no network |\n|---|---|---|---|')
  try {
    const context = await phoneContext(browser, url)
    for (const { path } of pages) {
      const page = await context.newPage()
      await page.goto(new URL(path, url).href)
      await page.waitForTimeout(SAVED_MS)
      await page.close()
    }
    for (const { name, path } of pages) {
      const address = new URL(path, url).href
      const usual = await severalTimes(() => open(context, address))
      network.loss = 0.3
      const lossy = await severalTimes(() => open(context, address))
      network.loss = 0
      const away = await open(context, address, (page) => goOffline(context, page))
      await context.setOffline(false)
      console.log(`| ${name} | ${usual} | ${lossy} | ${written(away)} |`)
    }
  } finally {
    await browser.close()
    close()
  }
  console.log('')
}
