import type { Page } from 'playwright'

const SCREENS = 6

/** What a shopper does on any page: scrolls through it and back, presses what the page is for, opens the search and types there. */
export async function act(page: Page, press?: string): Promise<void> {
  for (const step of [...Array<number>(SCREENS).fill(800), -SCREENS * 800]) {
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(120)
  }
  if (press) {
    await page.locator(press).locator('visible=true').first().tap({ timeout: 5_000 })
    await page.waitForTimeout(600)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(400)
  }
  const search = page.locator('a[href="/search"]').locator('visible=true').first()
  if ((await search.count()) === 0) return
  await search.tap({ timeout: 5_000 })
  await page.locator('dialog[open] input[name="q"]').waitFor({ timeout: 10_000 })
  await page.keyboard.type('son duong', { delay: 60 })
  await page.waitForTimeout(600)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(400)
}
