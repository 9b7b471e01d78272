import { gzipSync } from 'node:zlib'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { browse, search } from './act'
import { blockedSince, OBSERVE } from './observe'

/** What a shopper on a mid-range phone lives through. */
export interface PhoneVisit {
  /** s */
  lcp: number
  /** a share of the screen, loading and scrolling */
  cls: number
  /** ms, from the first contentful paint until four seconds after the page has loaded */
  tbt: number
  /** ms, the same from the beginning: with the first frame itself */
  blocked: number
  /** ms, the slowest of the touches and keys */
  inp: number
  /** KB gz, of all scripts asked for until four seconds after the page has loaded, stricter than four seconds of a visit */
  scripts: number
  elements: number
  /** why the page did not come back from the back/forward cache; empty when it did */
  notKept: readonly string[]
  /** addresses of those scripts, in their order */
  asked: readonly string[]
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const WINDOW_MS = 4_000

/** Sizes of scripts by their address: builds never change a file. */
const sizes = new Map<string, number>()

/** KB gz */
async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const response = await fetch(address)
  const size = gzipSync(Buffer.from(await response.arrayBuffer())).length / 1024
  sizes.set(address, size)
  return size
}

/** Addresses of the shop's scripts as the page asks for them. */
async function watchScripts(session: CDPSession, shop: string): Promise<Set<string>> {
  const asked = new Set<string>()
  session.on('Network.requestWillBeSent', ({ request: { url }, type }) => {
    if (type === 'Script' && url.startsWith(shop)) asked.add(url)
  })
  await session.send('Network.enable')
  return asked
}

/** Visits an address on an emulated phone: slow 4G, a processor four times slower; then scrolls, taps and types there, leaves it and comes back. */
export async function visit(context: BrowserContext, url: string, press?: string): Promise<PhoneVisit> {
  const page = await context.newPage()
  try {
    await page.addInitScript({ content: OBSERVE })
    const session = await context.newCDPSession(page)
    const asked = await watchScripts(session, new URL('/', url).href)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(WINDOW_MS)
    const scripts = [...asked]
    const { fcp, lcp, tasks } = await noted(page)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    await browse(page, press)
    const { cls } = await noted(page)
    // On the slowed phone suggestions come later after a key than the browser forgives: they are no shift of the page.
    await search(page)
    const { inp } = await noted(page)
    const notKept = await comesBack(page, session, url)
    return {
      ...{ tbt: blockedSince(fcp, tasks), blocked: blockedSince(0, tasks) },
      ...{ lcp: lcp / 1_000, cls, inp, elements, notKept, asked: scripts },
      scripts: (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0),
    }
  } finally {
    await page.close()
  }
}

async function noted(page: Page) {
  const vitals = await page.evaluate(() => window.vitals)
  if (!vitals) throw new Error(`no vitals from ${page.url()}`)
  return vitals
}

/** Leaves the page and goes back: the browser says why it did not keep it. */
async function comesBack(page: Page, session: CDPSession, url: string): Promise<string[]> {
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(
      ...notRestoredExplanations.map(
        ({ reason, details }) => `${reason}${details ? ` (${details.length})` : ''}`,
      ),
    )
  })
  await session.send('Page.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1_500)
  const leave = () => page.goto(new URL('/store', url).href, { waitUntil: 'load' })
  // A navigation of the page's own, such as a change of its query, may cut the first attempt off.
  await leave().catch(leave)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error(`${url} left no entry in the history`)
  await session.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await page.waitForTimeout(700)
  return [...new Set(reasons)]
}
