import { defineConfig, devices } from '@playwright/test'

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The built shop in a browser, on a phone and on a desktop; `npm test` opens the shop and names it by SHOP_URL. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One more than cores: a test waits for half of its time, for answers and for a page to come to rest.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A machine that is busy is slow, not wrong: it has taken three times as long for the same tests.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Nothing is seen of what moves, and two cores draw it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would hide navigations from what tests intercept; the test of it allows it.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    // Most of what the shop does is the same on every screen and is tried on the desktop alone; a test that goes another way or
    // looks at another layout on a phone says so, or that it is of a phone alone.
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Its own 2.6 pixels a point are seven times the work, and no test looks at them.
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions },
    },
  ],
})
