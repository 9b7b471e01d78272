import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '@/scripts/start/install.js'

/** Only the whole browser keeps pages for Back: the one without a window does not. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium that keeps pages for Back, as a shopper's does; Playwright switches that off. */
export async function browserOptions(args: readonly string[] = []) {
  const whole = WHOLE.find((path) => existsSync(path))
  return {
    executablePath: whole ?? (await findBrowser()) ?? undefined,
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
    args: [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync', ...args],
    ],
  }
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await browserOptions())

/** A browser profile of a mid-range phone. */
export const phoneContext = (browser: Browser, shop: string) =>
  browser.newContext({
    baseURL: shop,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  })
