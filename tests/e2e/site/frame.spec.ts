import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { choose, goodsOf, memberWith, place, putIn, refuseAtBank, type Goods } from '../buyer'
import { biggestBrand, biggestCategory, productWhere, query } from '../shop'

/** The parts that every page shares: on slow phones, after walks within the shop and at every width. */

// A blocked service-worker registration is logged in the console, where these tests look for errors.
test.use({ serviceWorkers: 'allow' })

/** Everything a page logs as an error or a warning, and what it throws. */
function watchConsole(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message.slice(0, 300)}`))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // The answer of a page that is not there, which is asked for on purpose.
    if (message.text().includes('404') && page.url().includes('khong-co')) return
    faults.push(`${page.url()} ${message.type()} ${message.text().slice(0, 300)}`)
  })
  return faults
}

/** A phone of the middle range: four times slower than what runs the test. */
async function slowDown(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Loads each address and waits until what comes late has come. */
async function loadAll(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
}

const reviewed = () => productWhere('p.total_reviews > 20 AND p.is_in_stock')

/** Goods for a bag that no test orders, so their stock stays. */
async function someGoods(): Promise<Goods> {
  const [goods] = await query<Goods>(
    `SELECT p.id, c.id AS combination, p.name, '' AS path, c.price_after_discount AS price FROM catalog.products p JOIN catalog.combinations c ON c.product_id = p.id WHERE p.is_active AND p.is_in_stock AND p.classification = 'normal' AND p.total_combinations = 1 AND c.stock > 20 ORDER BY p.total_orders DESC LIMIT 1`,
  )
  if (!goods) throw new Error('the demo shop has no plain goods')
  return goods
}

test('a slow device keeps every page a visitor loads, for the first time and again @phone-only', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const faults = watchConsole(page)
  await slowDown(page, context)
  const known = ['/', (await biggestCategory()).path, (await reviewed()).path, (await biggestBrand()).path]
  await loadAll(page, known)
  await loadAll(page, [
    '/search?q=son',
    '/order',
    '/categories',
    '/promo',
    '/flash-sale',
    '/khong-co-trang-nay',
  ])
  await loadAll(page, known)
  expect(faults).toEqual([])
})

/** The path a query names. */
async function pathOf(text: string): Promise<string> {
  const [row] = await query<{ path: string }>(text)
  if (!row) throw new Error(`the demo shop has nothing for: ${text}`)
  return row.path
}

test('a slow device keeps the rarer pages too', async ({ page, context }) => {
  test.setTimeout(180_000)
  const faults = watchConsole(page)
  await slowDown(page, context)
  await loadAll(page, [
    '/brands',
    '/store',
    '/sale',
    '/new-arrivals',
    '/best-seller',
    `${(await biggestCategory()).path}?sort=newest&is_sale=true`,
    await pathOf(
      `SELECT '/tag/' || slug AS path FROM catalog.tags WHERE kind = 'concern' ORDER BY id LIMIT 1`,
    ),
    await pathOf(
      `SELECT '/promotion/' || slug AS path FROM catalog.promotions WHERE category = 'promo' AND is_active ORDER BY id LIMIT 1`,
    ),
    await pathOf(
      `SELECT '/save-more-voucher/' || slug AS path FROM voucher.vouchers WHERE type = 'bmsm' ORDER BY id LIMIT 1`,
    ),
    (await productWhere(`p.classification = 'egift'`)).path,
    (await productWhere('NOT p.is_in_stock AND NOT p.is_pre_order')).path,
    (await productWhere('p.is_pre_order')).path,
    '/signup',
    '/quick-signup',
    '/set-password',
  ])
  expect(faults).toEqual([])
})

test('a slow device keeps every page a member loads @phone-only', async ({ page, context }) => {
  test.setTimeout(180_000)
  const person = await memberWith(page, await someGoods())
  const faults = watchConsole(page)
  await slowDown(page, context)
  await loadAll(page, ['/', (await biggestCategory()).path, (await reviewed()).path, '/order'])
  await loadAll(page, ['/order/shipping', '/my-orders', '/wishlist', '/shipping-address', '/'])
  await loadAll(page, [`/profile/${person.userName}`])
  expect(faults).toEqual([])
})

test('a slow device keeps every page of paying', async ({ page, context, isMobile }) => {
  test.setTimeout(180_000)
  const goods = await goodsOf(27, isMobile)
  const person = await memberWith(page, goods)
  const refused: string[] = []
  for (const method of ['momo', 'credit_debit_card']) {
    const { redirect_url } = await place(page, method)
    refused.push(await refuseAtBank(page, redirect_url ?? ''))
    await putIn(page, goods)
    await choose(page, { shipping_method: 'standard' })
  }
  expect(refused).toEqual([
    expect.stringMatching(/^\/order\/failed\//),
    expect.stringMatching(/^\/order\/credit-card-failed\//),
  ])
  const { order_id } = await place(page)
  await putIn(page, goods)
  await choose(page, { shipping_method: 'standard' })
  const faults = watchConsole(page)
  await slowDown(page, context)
  await loadAll(page, ['/order/payment', ...refused, `/order/success/${order_id}`])
  await context.clearCookies()
  await loadAll(page, [`/register/${person.userName}`])
  expect(faults).toEqual([])
})

/** What a page shows of the frame, as far down as the way up appears. */
const frameOf = (page: Page) =>
  page.evaluate(async () => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    /** Waits a second at most until the way up is there or not, which the page decides after it was scrolled. */
    const untilWaysUp = async (count: number) => {
      for (let waited = 0; waited < 50 && shown('[data-scroll-to-top]').length !== count; waited++)
        await new Promise((resolve) => setTimeout(resolve, 20))
    }
    window.scrollTo(0, 0)
    await untilWaysUp(0)
    const names = (element: HTMLElement) =>
      [...element.querySelectorAll('a, button')]
        .filter((part) => part.checkVisibility() && !part.closest('.menu-panel'))
        .map((part) => part.getAttribute('aria-label') ?? part.textContent)
        .join(' | ')
    const accent = getComputedStyle(document.documentElement).getPropertyValue('--color-accent')
    const probe = document.createElement('i')
    probe.style.color = accent
    document.body.append(probe)
    const lit = getComputedStyle(probe).color
    probe.remove()
    const foot = document
      .elementsFromPoint(window.innerWidth / 2, window.innerHeight - 20)
      .find((element) => element.closest('.fixed'))
      ?.closest<HTMLElement>('.fixed')
    const atTop = {
      kind: shown('[data-frame]')[0]?.dataset.frame,
      heads: shown('[data-shop-header]').map(names),
      footers: shown('[data-shop-footer]').length,
      menu: shown('[data-mobile-menu]').map(names),
      lit: shown('[data-place]')
        .filter((element) => getComputedStyle(element).color === lit)
        .map((element) => element.dataset.place),
      foot: foot ? names(foot) : null,
      campaigns: shown('.campaigns').map(names),
      upAtTop: shown('[data-scroll-to-top]').length,
    }
    window.scrollTo(0, 700)
    if (window.scrollY > 340) await untilWaysUp(1)
    const up = shown('[data-scroll-to-top]').length
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return {
      ...atTop,
      up: window.scrollY > 340 ? up : 'short page',
      // The places of a listing are the same on each of its pages; the page on show comes first in the document.
      twice: [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].filter(
        (id) => !['san-pham', 'bo-loc'].includes(id),
      ),
    }
  })

/** Follows the shop's own link to a page, wherever on the page it is, without a reload. */
async function walkTo(page: Page, path: string) {
  await expect
    .poll(() =>
      page.evaluate((href) => {
        const link = [...document.querySelectorAll('a')].find(
          (one) => one.getAttribute('href') === href && !one.closest('[style*="display: none"]'),
        )
        link?.click()
        return link !== undefined
      }, path),
    )
    .toBe(true)
  await expect(page).toHaveURL((url) => url.pathname === path)
}

test('a page reached by a link has the same frame as after a reload @phone', async ({ page, context }) => {
  test.setTimeout(180_000)
  const category = (await biggestCategory()).path
  const brand = (await biggestBrand()).path
  const fresh = await context.newPage()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  const productOn = async () =>
    (await page.evaluate(
      () =>
        [...document.querySelectorAll('main article h3 a')]
          .find((one) => one.checkVisibility())
          ?.getAttribute('href') ?? '',
    )) || '/'
  const loaded = new Map<string, unknown>()
  const expectFrame = async (path: string) => {
    if (!loaded.has(path)) {
      await fresh.goto(path)
      await fresh.waitForLoadState('networkidle')
    }
    // What comes late may not have come yet, to either page.
    await expect(async () => {
      const wanted = loaded.get(path) ?? (await frameOf(fresh))
      expect(await frameOf(page)).toEqual(wanted)
      loaded.set(path, wanted)
    }).toPass({ timeout: 20_000 })
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  }

  const walk = ['/', category, 'product', 'product', '/order', '/', '/brands', brand, 'product', '/order']
  for (const step of [...walk, '/categories', category, '/', '/promo']) {
    if (step !== '/' || !page.url().endsWith('/')) {
      const path = step === 'product' ? await productOn() : step
      await walkTo(page, path)
    }
    await expectFrame(new URL(page.url()).pathname)
  }
  await page.goBack()
  await expectFrame('/')
  await page.goBack()
  await expectFrame(category)
})

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

test('no page is wider than its window, nor cuts words of the frame, at any width and text size', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const product = (await reviewed()).path
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
  await memberWith(page, await someGoods())
  const faults: string[] = []
  for (const path of [...paths, '/my-orders', '/order/shipping']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
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

/** The controls of the page that lie below the way up. */
const coveredByWayUp = (page: Page) =>
  page.evaluate(() => {
    const up = document.querySelector('[data-scroll-to-top]')?.getBoundingClientRect()
    if (!up) return ['there is no way up']
    return [...document.querySelectorAll('main :is(button, input, select, [data-price])')]
      .map((control) => [control, control.getBoundingClientRect()] as const)
      .filter(
        ([, box]) =>
          box.width > 0 &&
          box.left < up.right &&
          box.right > up.left &&
          box.top < up.bottom &&
          box.bottom > up.top,
      )
      .map(([control]) => control.getAttribute('aria-label') ?? control.textContent)
  })

test('what floats lies over no control of the page @phone', async ({ page, isMobile }) => {
  for (const path of ['/', (await biggestCategory()).path]) {
    await page.goto(path)
    await expect(page.locator('.campaigns')).toBeVisible({ timeout: 15_000 })
    await page.waitForLoadState('networkidle')
    for (const top of [360, 700, 1100, 1500, 1930]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      // It is placed once the page stands still.
      await page.waitForTimeout(200)
      await expect.poll(() => coveredByWayUp(page), `${path} at ${top}`).toEqual([])
    }
  }
  const campaigns = page.locator('.campaigns')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(campaigns.getByRole('link')).toHaveCount(isMobile ? 1 : 2)
  const close = campaigns.getByRole('button', { name: 'Ẩn ưu đãi' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await close.click()
  await expect(campaigns).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await expect(campaigns).toHaveCount(0)
})
