import { expect, test } from '@playwright/test'

/** Static pages, policies and their versions, and every link that leads to them. */

const PAGES = [
  '/content/4-about-us',
  '/content/9-careers',
  '/how-to-pay',
  '/page/termsandconditions',
  '/page/privacypolicy',
  '/page/transactionpolicy',
  '/page/deliverypolicy',
  '/page/paymentpolicy',
]

test(
  'answers static pages whole and canonical, and nothing else (RTE-14, RTE-16, RTE-17)',
  { tag: '@server' },
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemaps/help.xml')).text()
    for (const path of PAGES) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      const html = await answer.text()
      expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
      expect(html, path).toContain('help-text')
      expect(html, path).not.toContain('{{')
      expect(sitemap, path).toContain(`${path}</loc>`)
    }
    const first = await request.get('/page/termsandconditions?version=1')
    expect(first.status()).toBe(200)
    for (const missing of [
      '/page/termsandconditions?version=99',
      '/page/nothing',
      '/content/9-careers/nothing',
    ])
      expect((await request.get(missing)).status(), missing).toBe(404)
    const moved = await request.get('/policy/privacypolicy/current', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, '/page/privacypolicy'])
  },
)

test('describes an open position for search engines', { tag: '@server' }, async ({ request }) => {
  const list = await (await request.get('/content/9-careers')).text()
  const path = /href="(\/content\/9-careers\/[a-z0-9-]+)"/.exec(list)?.[1] ?? ''
  const html = await (await request.get(path)).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '[]']) => JSON.parse(json) as object[],
  )
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'JobPosting',
      title: expect.any(String),
      description: expect.stringContaining('<h2'),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      hiringOrganization: expect.objectContaining({ name: expect.any(String) }),
      jobLocation: expect.objectContaining({ '@type': 'Place' }),
    }),
  )
})

/** The shop's own paths that a part of a page's HTML links to. */
const pathsIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href=["'](\/[^"'#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

test(
  'leads from the footer and the documents to pages that are there',
  { tag: '@server' },
  async ({ request }) => {
    const found = new Set<string>()
    const read = async (path: string) => (await request.get(path)).text()
    const footer = (await read('/')).split('class="footer"').at(-1) ?? ''
    const parts = [
      footer,
      ...(await Promise.all(PAGES.map(read))).map((html) => html.split('<main').at(-1) ?? ''),
    ]
    for (const part of parts) {
      const paths = pathsIn(part)
      expect(paths.length).toBeGreaterThan(3)
      paths.forEach((path) => found.add(path))
    }
    for (const path of PAGES) expect(found).toContain(path)
    const answers = await Promise.all(
      [...found].map(async (path) => [path, (await request.get(path)).status()] as const),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  },
)

test('links to both documents from the sign-up form', { tag: '@server' }, async ({ page }) => {
  await page.goto('/quick-signup')
  const form = page.getByRole('form')
  for (const slug of ['termsandconditions', 'privacypolicy'])
    await expect(form.locator(`a[href="/page/${slug}"]`)).toHaveAttribute('target', '_blank')
})

test('prints a policy without the frame', async ({ page }) => {
  await page.goto('/page/privacypolicy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.footer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
