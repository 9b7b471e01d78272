import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { memberWith, spareGoods } from '../buyer'
import { biggestCategory, reviewedProduct } from '../shop'

/** No page is wider than its window. */

/** Text that does not fit its window: the page can be scrolled sideways, something reaches beyond the edge, or the frame cuts words off. */
const tooWide = (page: Page, width: number) =>
  page.evaluate(async (width) => {
    // The new size of letters reaches the layout with the next frames.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > width) faults.push(`${scrollWidth} px wide`)
    for (const part of document.querySelectorAll<HTMLElement>(
      ':is([data-shop-header], [data-mobile-menu], .campaigns) *',
    )) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.clientWidth <= 1) continue
      const { left, right } = part.getBoundingClientRect()
      const isCut = getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
      if (right > width + 1 || left < -1 || (isCut && !part.closest('.menu-panel, p')))
        faults.push(`${part.tagName} “${part.textContent.slice(0, 30)}” ${left}–${right}`)
    }
    return faults
  }, width)

test('no page is wider than its window, nor cuts words of the frame, at any width and text size (DEC-05, LAY-11, LAY-12)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const product = (await reviewedProduct()).path
  const paths = ['/', (await biggestCategory()).path, product, '/search?q=son', '/order', '/brands', '/store']
  const sizes: [width: number, text?: string][] = [
    [320],
    [390],
    [820],
    [1112],
    [1180],
    [1280],
    [1920],
    [390, '200%'],
    [1280, '200%'],
  ]
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await memberWith(page, await spareGoods())
  const faults: string[] = []
  for (const path of [...paths, '/my-orders', '/order/shipping']) {
    await visit(page, path)
    const style = await page.addStyleTag({ content: 'html { font-size: 100% }' })
    for (const [width, text = '100%'] of sizes) {
      await page.setViewportSize({ width, height: 844 })
      await style.evaluate((node, size) => (node.textContent = `html { font-size: ${size} }`), text)
      faults.push(...(await tooWide(page, width)).map((fault) => `${path} at ${width} ${text}: ${fault}`))
    }
  }
  await context.clearCookies()
  await page.goto('/?login=1')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const widest = await dialog.evaluate((node) =>
      Math.max(...[...node.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
    )
    if (widest > width) faults.push(`the login at ${width} 200%: ${widest} px`)
  }
  await context.close()
  expect(faults).toEqual([])
})
