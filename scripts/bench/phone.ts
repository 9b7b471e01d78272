import { chromium, type Page } from 'playwright'
import { findBrowser } from '../install.js'

/** What a shopper on a mid-range phone lives through: seconds, a share of the screen, milliseconds. */
export interface PhoneVitals {
  lcp: number
  cls: number
  tbt: number
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const RUNS = 3

declare global {
  interface Window {
    vitals?: { lcp: number; cls: number; tbt: number }
  }
}

/** Runs in the page before its own code: gathers the vitals as the browser reports them. As text, for a compiled function may call helpers the page has not. */
const OBSERVE = `
  const vitals = (window.vitals = { lcp: 0, cls: 0, tbt: 0 })
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime))
  watch('layout-shift', (entry) => entry.hadRecentInput || (vitals.cls += entry.value))
  watch('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)))
`

async function visit(page: Page, url: string): Promise<PhoneVitals> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript({ content: OBSERVE })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2_500)
  const vitals = await page.evaluate(() => window.vitals)
  if (!vitals) throw new Error(`no vitals from ${url}`)
  return { lcp: vitals.lcp / 1_000, cls: vitals.cls, tbt: vitals.tbt }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Median of three first visits on an emulated phone: slow 4G, a processor four times slower. */
export async function measureOnPhone(urls: readonly string[]): Promise<PhoneVitals[]> {
  const executablePath = (await findBrowser()) ?? undefined
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const results: PhoneVitals[] = []
    for (const url of urls) {
      const runs: PhoneVitals[] = []
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2.625,
          isMobile: true,
          hasTouch: true,
        })
        runs.push(await visit(await context.newPage(), url))
        await context.close()
      }
      results.push({
        lcp: median(runs.map((run) => run.lcp)),
        cls: median(runs.map((run) => run.cls)),
        tbt: median(runs.map((run) => run.tbt)),
      })
    }
    return results
  } finally {
    await browser.close()
  }
}
