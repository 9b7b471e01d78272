import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserOptions } from '../phone/browser'
import { becomeShopper } from '../phone/shopper'
import { type BenchPage, publicPages } from '../shop-pages'

/** Installed on first use, not a dependency (docs/decisions/0047-lighthouse-on-demand.md). */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** A page is scored so often, and the middle of each number printed. */
const RUNS = 3
/** A browser now and then records no trace, and Lighthouse asks to be run again. */
const TRIES = 3

/**
 * Prints Lighthouse scores (mobile, simulated; medians of three): of the public pages for who was never here, then of bag, checkout and account
 * for a member, whose service worker and saved files stay.
 */
export default async function scorePages(shop: string): Promise<void> {
  const pages = await publicPages(shop)
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | elements | unused JS KB | Back |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  const { bag, ...open } = pages
  await inProfile(shop, Object.values(open))
  await inProfile(shop, [bag], async (context) => {
    const { profile } = await becomeShopper(context.request)
    return [
      { name: 'checkout', path: '/order/shipping' },
      { name: 'my orders', path: '/my-orders' },
      { name: 'profile', path: profile },
    ]
  })
}

type Context = Awaited<ReturnType<typeof chromium.launchPersistentContext>>

/**
 * Scores pages in a new browser profile; `enter` prepares it and may give more pages. Each has a browser of its own, as with Lighthouse's
 * command: one that has shown another page before clears that one's memory while it loads this one.
 */
async function inProfile(
  shop: string,
  pages: readonly BenchPage[],
  enter: (context: Context) => Promise<readonly BenchPage[]> = () => Promise.resolve([]),
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nang-lighthouse-'))
  const inBrowser = async <Result>(work: (context: Context, port: number) => Promise<Result>) => {
    const port = await freePort()
    const options = await browserOptions([`--remote-debugging-port=${port}`])
    const context = await chromium.launchPersistentContext(folder, { ...options, baseURL: shop })
    try {
      return await work(context, port)
    } finally {
      await context.close()
    }
  }
  try {
    const more = await inBrowser(enter)
    for (const { name, path: address } of [...pages, ...more]) {
      const url = new URL(address, shop).href
      const file = path.join(folder, 'report.json')
      const reports: Report[] = []
      const run = () => inBrowser((_, port) => score(url, { port, file, isMember: more.length > 0 }))
      while (reports.length < RUNS) reports.push(await retried(run, TRIES))
      console.log(`| ${name} | ${rowOf(reports).join(' | ')} |`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first success of so many tries. @throws as the last one does */
const retried = <Result>(work: () => Promise<Result>, tries: number): Promise<Result> =>
  tries === 1 ? work() : work().catch(() => retried(work, tries - 1))

/** The parts of a Lighthouse report that are read here. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { score?: number | null; numericValue?: number; details?: { overallSavingsBytes?: number } }
  >
}

async function score(
  url: string,
  { port, file, isMember }: { port: number; file: string; isMember: boolean },
): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', `--output-path=${file}`]
  // A first visit has no cookies, files or service worker of the page before.
  if (isMember) args.push('--disable-storage-reset')
  await new Promise<void>((resolve, reject) => {
    const child = spawn('npx', [...args, '--quiet', '--no-enable-error-reporting'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${LIGHTHOUSE} ended with ${code} on ${url}`)),
    )
  })
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

function rowOf(reports: readonly Report[]): string[] {
  const mid = (read: (report: Report) => number | null | undefined) =>
    middle(reports.map((report) => read(report) ?? 0))
  const share = (name: string) => String(Math.round(mid(({ categories }) => categories[name]?.score) * 100))
  const number = (name: string) => mid(({ audits }) => audits[name]?.numericValue)
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(share),
    (number('largest-contentful-paint') / 1_000).toFixed(2),
    String(Math.round(number('total-blocking-time'))),
    number('cumulative-layout-shift').toFixed(3),
    String(number('dom-size-insight') || number('dom-size')),
    (mid(({ audits }) => audits['unused-javascript']?.details?.overallSavingsBytes) / 1024).toFixed(0),
    reports.every(({ audits }) => audits['bf-cache']?.score === 1) ? 'kept' : 'refused',
  ]
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
