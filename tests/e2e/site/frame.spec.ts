import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { biggestBrand, biggestCategory } from '../shop'

/** The parts that every page shares, after walks within the shop, and what floats over a page. */

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
      footers: shown('.footer').length,
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

test('blank pages have neither header nor footer (DEC-14, LAY-01, LAY-03, PHB-05, RTE-37) @server', async ({
  request,
}) => {
  const partsOf = async (path: string) =>
    [
      ...(await (await request.get(path)).text()).matchAll(
        /<[^>]+ (?:data-shop-|class=")(header|footer)["\s=>]/g,
      ),
    ].map(([, part]) => part)
  expect(await partsOf('/brands')).toEqual(expect.arrayContaining(['header', 'footer']))
  const blank = ['/set-password?uid=x&code=y', '/quick-signup', '/complete-signup', '/spinthewheel/home']
  const games = ['/pink-university', '/pink-squad', '/checkin-gift']
  for (const path of [...blank, ...games, '/photobooth/store/hang-bong', '/photobooth/tnc'])
    expect([path, await partsOf(path)]).toEqual([path, []])
})

test('a page reached by a link has the same frame as after a reload @phone', async ({ page, context }) => {
  test.setTimeout(180_000)
  const category = (await biggestCategory()).path
  const brand = (await biggestBrand()).path
  const fresh = await context.newPage()
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  const productOn = async () =>
    (await page.evaluate(
      () =>
        [...document.querySelectorAll('main article h3 a')]
          .find((one) => one.checkVisibility())
          ?.getAttribute('href') ?? '',
    )) || '/'
  const expectFrame = async (path: string) => {
    if (new URL(fresh.url(), page.url()).pathname !== path) await visit(fresh, path)
    // What comes late may not have come yet, to either page.
    await expect(async () => expect(await frameOf(page)).toEqual(await frameOf(fresh))).toPass({
      timeout: 20_000,
    })
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

/** The controls of the page that lie below the way up, which is opaque once it has its place: a moment after the page stands still. */
const coveredByWayUp = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-scroll-to-top]')
    if (!button || getComputedStyle(button).opacity !== '1') return ['there is no way up']
    const up = button.getBoundingClientRect()
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
    await visit(page, path)
    await expect(page.locator('.campaigns')).toBeVisible()
    // Hearts come with the browser's code, after the page.
    await expect(page.getByRole('button', { name: /^Yêu thích / }).first()).toBeVisible()
    for (const top of [360, 700, 1100, 1500, 1930]) {
      // Scrolling makes the way up transparent with the next frame, so it is never found where it was before.
      await page.evaluate(async (y) => {
        window.scrollTo(0, y)
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      }, top)
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
  await visit(page, page.url())
  // Nothing says that they do not come.
  await page.waitForTimeout(500)
  await expect(campaigns).toHaveCount(0)
})

/** When the page was painted first, and when each of its scripts was asked for; milliseconds. Its entry, which waits for the others, may be early. */
const startOf = (page: Page) =>
  page.evaluate(() => {
    const entry = document.querySelector<HTMLScriptElement>('#_R_')?.src
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name) && name !== entry)
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: scripts.map(({ startTime }) => startTime),
    }
  })

for (const path of ['/', '/search?q=son', '/order'])
  test(`${path} asks for its scripts once it has been painted, or half a second after the navigation`, async ({
    page,
  }) => {
    await visit(page, path)
    const { painted, asked } = await startOf(page)
    expect(asked.length).toBeGreaterThan(5)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(painted, 500))
  })

test('a page that is never painted starts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.requestAnimationFrame
    let isFirst = true
    window.requestAnimationFrame = (draw) => {
      if (!isFirst) return original(draw)
      isFirst = false
      return 0
    }
  })
  await visit(page, '/')
})

test('a touch starts a page that has not started by itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
    const original = window.setTimeout
    // The last resort, half a second after the load event, never comes.
    window.setTimeout = ((run: () => void, wait?: number) =>
      wait === 500 ? 0 : original(run, wait)) as typeof window.setTimeout
  })
  await page.goto('/')
  await page.waitForTimeout(300)
  expect((await startOf(page)).asked).toEqual([])
  await page.locator('main').dispatchEvent('pointerdown')
  await expect.poll(async () => (await startOf(page)).asked.length).toBeGreaterThan(5)
})
