import type { Page } from 'playwright'

const SCREENS = 6

/** Scrolls through a page and back, and presses what it is for, if anything is named. */
export async function browse(page: Page, press?: string): Promise<void> {
  for (const step of [...Array<number>(SCREENS).fill(800), -SCREENS * 800]) {
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(120)
  }
  if (!press) return
  await page.locator(press).locator('visible=true').first().tap({ timeout: 5_000 })
  await page.waitForTimeout(600)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(400)
}

/** Opens the header's search, types there and closes it. */
export async function search(page: Page): Promise<void> {
  const entry = page.locator('a[href="/search"]').locator('visible=true').first()
  if ((await entry.count()) === 0) return
  await entry.tap({ timeout: 5_000 })
  await page.locator('dialog[open] input[name="q"]').waitFor({ timeout: 10_000 })
  await page.keyboard.type('son duong', { delay: 60 })
  await page.waitForTimeout(600)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(400)
}
