import { expect, test } from '@playwright/test'
import { biggestCategory, productWhere } from '../shop'

test('pictures load in AVIF, in the width of their slot, and may be kept for ever @phone', async ({
  page,
}) => {
  const answers = new Map<string, Record<string, string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/i/') || pathname.startsWith('/_next/image'))
      answers.set(pathname, { status: String(response.status()), ...response.headers() })
  })
  const product = await productWhere('p.is_in_stock')
  await page.goto(product.path)
  const photo = page.locator('main img[fetchpriority=high]')
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const { shown, pixels } = await photo.evaluate((image: HTMLImageElement) => ({
    shown: image.currentSrc,
    pixels: image.clientWidth * window.devicePixelRatio,
  }))
  const width = Number(shown.split('.').at(-1))
  expect(width).toBeGreaterThanOrEqual(pixels)
  expect(width).toBeLessThan(pixels * 2.1)
  expect([...answers.keys()].filter((path) => path.startsWith('/_next/image'))).toEqual([])
  expect(answers.get(new URL(shown).pathname)).toMatchObject({
    status: '200',
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept'),
  })
  // A browser without AVIF gets WebP at the same address.
  const webp = await page.request.get(shown, { headers: { accept: 'image/webp,*/*' } })
  expect(webp.headers()['content-type']).toBe('image/webp')
})

test('a page preloads only pictures that it shows @server', async ({ page }) => {
  const paths = ['/', (await biggestCategory()).path, (await productWhere('p.is_in_stock')).path]
  for (const path of [...paths, '/flash-sale']) {
    await page.setContent(await (await page.request.get(path)).text(), { waitUntil: 'domcontentloaded' })
    const { preloaded, shown } = await page.evaluate(() => ({
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
        ({ imageSrcset, href }) => imageSrcset || href,
      ),
      shown: [
        ...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, picture > source'),
      ].map(({ srcset, src }) => srcset || src),
    }))
    expect(preloaded, path).not.toEqual([])
    expect(shown, path).toEqual(expect.arrayContaining(preloaded))
  }
})
