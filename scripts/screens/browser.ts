import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { findBrowser } from '@/scripts/start/install.js'

/** The browser that takes pictures of the shop's screens. */

/** Cookies of what would lie over the screens: the sign-on of other hosts, the question of consent, the tour. */
const ANSWERED = ['sso', 'nang_consent', 'nang_tour']

/** Milliseconds that a screen has to come up, or to come to rest. */
const PATIENCE_MS = 10_000
const REST_MS = 600

export async function openBrowser(): Promise<Browser> {
  const executablePath = (await findBrowser()) ?? undefined
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** A page of a new visitor who has answered what would lie over the screens. */
export async function answeredPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    ...options,
  })
  await context.addCookies(
    ANSWERED.map((name) => ({ name, value: name === 'nang_consent' ? 'no' : '1', url: options.baseURL })),
  )
  context.setDefaultTimeout(PATIENCE_MS)
  return context.newPage()
}

/** Waits for fonts and pictures. A page that keeps loading is taken as it is. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined)
  await page.waitForTimeout(REST_MS)
}
