import { expect, type Page, test } from '@playwright/test'
import { biggestBrand, biggestCategory, productWhere, query } from '../shop'

interface Thing {
  '@type': string
  [key: string]: unknown
}

const structuredData = async (page: Page): Promise<Thing[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap((text) =>
    JSON.parse(text),
  )

test.describe('addresses', () => {
  test('that are not canonical answer 308 to the one that is (DEC-09, RTE-33)', async ({ request }) => {
    const category = await biggestCategory()
    const brand = await biggestBrand()
    const product = await productWhere('p.is_in_stock')
    const [, categorySlug = '', productSegment = ''] = product.path.split('/')
    const cases = [
      [`/${category.id}-wrong`, category.path],
      [`/${category.id}-wrong?page=2`, `${category.path}?page=2`],
      [`/listing/category/${category.id}-${category.slug}/1`, category.path],
      [`/listing/category/${category.id}-${category.slug}/2`, `${category.path}?page=2`],
      [`/brand/${brand.id}_wrong`, brand.path],
      [`/${brand.id}_${brand.slug}`, brand.path],
      [`/listing/brand/${brand.id}_${brand.slug}/1`, brand.path],
      [`${product.path}.html`, product.path],
      [`/${categorySlug}/${product.id}-wrong`, product.path],
      [`/wrong/${productSegment}`, product.path],
      [`/product/${categorySlug}/${productSegment}/1`, product.path],
    ]
    for (const [from, to] of cases) {
      const response = await request.get(from!, { maxRedirects: 0 })
      expect(
        [
          from,
          response.status(),
          new URL(response.headers().location ?? '', 'http://x').href.slice('http://x'.length),
        ].map(String),
      ).toEqual([from, '308', expect.stringContaining(to!)])
    }
  })

  test('that name nothing answer 404 (RTE-44)', async ({ request }) => {
    const category = await biggestCategory()
    const brand = await biggestBrand()
    const product = await productWhere('p.is_in_stock')
    const inactive = await query<{ id: number }>(
      'SELECT id FROM catalog.products WHERE NOT is_active LIMIT 1',
    )
    const paths = [
      '/99999999-nothing',
      '/brand/99999999_nothing',
      '/serum/99999999-nothing',
      `/serum/${inactive[0]?.id}-inactive`,
      `${category.path}?page=9999`,
      `${brand.path}?page=9999`,
      `${product.path}?page=9999`,
      `/content/${product.id}-about-us`,
      '/promo/99999999-x',
      '/nothing',
      '/nothing/at/all',
      // What cannot be decoded.
      '/profile/%E0%A4',
      '/brand/12_%E0%A4',
      '/12-%E0%A4',
      '/%E0%A4/12-x',
      '/nothing/%',
    ]
    for (const path of paths)
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
  })

  test('with a strange page number show the first page', async ({ request, page }) => {
    const category = await biggestCategory()
    for (const number of ['0', '-1', 'abc', '1.5', '']) {
      expect((await request.get(`${category.path}?page=${number}`)).status()).toBe(200)
    }
    await page.goto(`${category.path}?page=abc`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${category.path}$`))
  })
})

/** Playwright looks for no text in the element whose content only browsers without scripts show. */
async function saysNoScript(page: Page) {
  const notice = page.locator('.no-script')
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText('bạn bật JavaScript cho trình duyệt này')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/quick-signup', '/set-password?uid=x&code=y'])
    test(`${path} says that it needs scripts`, async ({ page }) => {
      await page.goto(path)
      await saysNoScript(page)
    })

  test('a product page is complete', async ({ page }) => {
    const product = await productWhere('p.total_reviews > 20 AND p.total_combinations > 1')
    await page.goto(product.path)
    const [row] = await query<{ name: string; ingredients: string }>(
      'SELECT name, ingredients FROM catalog.products WHERE id = $1',
      [product.id],
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row!.name)
    await saysNoScript(page)
    const html = await page.content()
    expect(html).toContain('₫')
    expect(html.replaceAll('&amp;', '&')).toContain(row!.ingredients.split(',')[0]!)
    const [review] = await query<{ details: string }>(
      'SELECT details FROM review.reviews WHERE product_id = $1 ORDER BY created_at DESC, id LIMIT 1',
      [product.id],
    )
    await expect(page.locator('body')).toContainText(review!.details.slice(0, 40))
    await expect(page.locator(`a[href*="${product.path}?page=2"]`).first()).toBeAttached()
    const [things] = [await structuredData(page)]
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['ProductGroup', 'BreadcrumbList']),
    )
  })

  test('a category page shows sixteen products and real links to the next', async ({ page }) => {
    const category = await biggestCategory()
    await page.goto(category.path)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(16)
    await page.locator(`a[href="${category.path}?page=2"]`).first().click()
    await expect(page).toHaveURL(`${category.path}?page=2`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(16)
    await expect(page).toHaveTitle(/2/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`\\?page=2$`))
  })
})

test('every page type has its own title, description, canonical and picture', async ({ page }) => {
  const paths = [
    '/',
    (await biggestCategory()).path,
    (await biggestBrand()).path,
    (await productWhere('p.is_in_stock')).path,
  ]
  const seen = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    const title = await page.title()
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
    expect(title.length).toBeGreaterThan(10)
    expect(description.length).toBeGreaterThan(30)
    seen.add(title).add(description)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path === '/' ? '/?' : path}$`),
    )
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
      await expect(page.locator(`meta[property="${property}"]`).first()).toHaveAttribute('content', /.+/)
    }
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content')
    expect((await page.request.get(new URL(picture ?? '').pathname)).status()).toBe(200)
  }
  expect(seen.size).toBe(paths.length * 2)
})

test('structured data says what the product page shows', async ({ page }) => {
  const product = await productWhere(
    'p.total_combinations = 1 AND p.is_in_stock AND p.total_reviews > 5 AND NOT p.is_pre_order AND (SELECT stock FROM catalog.combinations WHERE id = p.default_combination_id) > 5',
  )
  await page.goto(product.path)
  const thing = (await structuredData(page)).find((entry) => entry['@type'] === 'Product')
  const [row] = await query<{ price: number; rating: number; reviews: number }>(
    'SELECT price_after_discount AS price, average_rating AS rating, total_reviews AS reviews FROM catalog.products WHERE id = $1',
    [product.id],
  )
  expect(thing).toMatchObject({
    offers: {
      price: row!.price,
      priceCurrency: 'VND',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    },
    aggregateRating: { ratingValue: row!.rating, reviewCount: row!.reviews },
  })
})

test('the sitemap leads to every product, category and brand, and no address in it redirects', async ({
  request,
}) => {
  const locations = async (path: string) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('xml')
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (match) => new URL(match[1]!).pathname,
    )
  }
  const files = await locations('/sitemap.xml')
  const pages = (await Promise.all(files.map(locations))).flat()
  const [counts] = await query<{ products: number; brands: number; categories: number }>(
    `SELECT (SELECT count(*) FROM catalog.products WHERE is_active AND classification <> 'gwp_non_sellable')::int AS products,
      (SELECT count(*) FROM catalog.brands WHERE product_count > 0)::int AS brands,
      (SELECT count(*) FROM catalog.categories WHERE product_count > 0)::int AS categories`,
  )
  expect(pages.filter((path) => /^\/(?!content\/)[a-z0-9-]+\/\d+-/.test(path))).toHaveLength(counts!.products)
  expect(pages.filter((path) => path.startsWith('/brand/'))).toHaveLength(counts!.brands)
  expect(pages.filter((path) => /^\/\d+-/.test(path))).toHaveLength(counts!.categories)
  for (const path of pages.filter((_, index) => index % 90 === 0)) {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200])
  }
})

test('the merchant feed holds every combination with a price in dong', async ({ request }) => {
  const response = await request.get('/feeds/google-merchant.xml')
  const xml = await response.text()
  const [row] = await query<{ offers: number }>(
    `SELECT count(*)::int AS offers FROM catalog.combinations c JOIN catalog.products p ON p.id = c.product_id WHERE p.is_active AND p.classification <> 'gwp_non_sellable'`,
  )
  expect(xml.match(/<item>/g)).toHaveLength(row!.offers)
  expect(xml.match(/<g:price>\d+ VND<\/g:price>/g)).toHaveLength(row!.offers)
  expect(xml).not.toMatch(/undefined|NaN|\[object/)
  const ids = [...xml.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
})

test('robots.txt names the sitemap and keeps narrowed copies out', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('/sitemap.xml')
  expect(text).toContain('Disallow: /*?sort=')
  expect(text).toContain('Disallow: /api/')
})

test('cacheable pages set no cookie', async ({ request }) => {
  for (const path of ['/', (await biggestCategory()).path, (await productWhere('p.is_in_stock')).path]) {
    const response = await request.get(path)
    expect(response.headers()['set-cookie']).toBeUndefined()
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
  }
})

test('the prerender flag is false in the first HTML (DEC-19, NET-06)', async ({ request }) => {
  expect(await (await request.get('/')).text()).toMatch(/prerenderReady\s*=\s*(false|!1)/)
})

test.describe('pages that are not there', () => {
  test.use({ javaScriptEnabled: false })

  test('say so as whole pages, with ways on', async ({ page }) => {
    const [gone] = await query<{ path: string; category: string }>(
      `SELECT '/' || c.slug || '/' || p.id || '-' || p.slug AS path, c.slug AS category
       FROM catalog.products p JOIN catalog.categories c ON c.id = p.default_category_id
       WHERE NOT p.is_active ORDER BY p.id LIMIT 1`,
    )
    const cases = [
      ['/nothing/at/all', 'Không tìm thấy trang này'],
      [gone!.path, 'Sản phẩm này không còn ở đây nữa'],
      [`/${gone!.category}/99999999-nothing`, 'Sản phẩm này không còn ở đây nữa'],
      ['/brand/99999999_nothing', 'Không tìm thấy thương hiệu này'],
      ['/khong-co/made-up', 'Không tìm thấy trang này'],
      ['/99999999-nothing?sort=newest', 'Không tìm thấy trang này'],
    ] as const
    for (const [path, title] of cases) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 404])
      expect(response?.headers()['cache-control']).toContain('s-maxage=60')
      await expect(page).toHaveTitle(`${title} | Nàng`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('main').getByRole('search')).toBeVisible()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    }
  })
})
