import { expect, test } from '@playwright/test'
import { visit } from '../arrival'
import { newPerson, register } from '../member'
import { biggestCategory } from '../shop'

/** What guards the members' part: redirects, headers, cookies, foreign sites. The same on every screen. */

test('protected paths lead visitors to the login on Home, and remember where to (DEC-11, LAY-06, LAY-07, PRM-01)', async ({
  request,
}) => {
  for (const path of [
    '/my-orders',
    '/wishlist',
    '/wishlist?page=2',
    '/shipping-address',
    '/order/shipping',
    '/order/success/12',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      307,
      expect.stringMatching(new RegExp(`/\\?login=1&next=${encodeURIComponent(path).replaceAll('%', '%')}$`)),
    ])
  }
  expect((await request.get('/order', { maxRedirects: 0 })).status()).not.toBe(307)
})

test('/complete-profile is for members whose profile is not complete (RTE-45)', async ({ page }) => {
  const visitor = await page.request.get('/complete-profile', { maxRedirects: 0 })
  expect([visitor.status(), visitor.headers().location]).toEqual([
    307,
    expect.stringMatching(/\/\?login=1&next=%2Fcomplete-profile$/),
  ])
  await register(page)
  const member = await page.request.get('/complete-profile', { maxRedirects: 0 })
  expect([member.status(), member.headers().location]).toEqual([
    307,
    expect.stringMatching(/^(http:\/\/[^/]+)?\/$/),
  ])
})

test('no address to return to leads out of the shop after login', async ({ page }) => {
  const person = await register(page)
  await page.request.get('/api/account/auth/logout')
  // All spellings are in tests/unit/domain/account/next-path.test.ts.
  for (const next of ['https://evil.example', '/a/..//evil.example']) {
    await page.context().clearCookies()
    await page.goto(`/?login=1&next=${encodeURIComponent(next)}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Số điện thoại, email hoặc tên đăng nhập').fill(person.email)
    await dialog.getByLabel('Mật khẩu', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('no way back of the broker or of a provider leads out of the shop', async ({ request }) => {
  for (const to of ['/.//evil.example', '//evil.example', '/%2e//evil.example']) {
    const answer = await request.get(`/api/sso/return?to=${to}`, { maxRedirects: 0 })
    expect([to, answer.status(), answer.headers().location]).toEqual([to, 303, '/'])
  }
})

test('the token never reaches the browser; the cookie is sealed from scripts', async ({ page }) => {
  await page.goto('/')
  const seen: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => seen.push(text),
        () => undefined,
      )
  })
  const person = newPerson()
  const answer = await page.evaluate(
    async (data) => {
      const response = await fetch('/api/account/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      return response.text()
    },
    {
      acquisition_source: 'desktop web',
      email: person.email,
      user_name: person.userName,
      password: person.password,
      first_name: 'Minh',
      last_name: 'Lê',
      gender: 'female',
      phone_no: person.phone,
      phone_code: '+84',
    },
  )
  expect(answer).toContain(person.email)
  expect(answer).not.toMatch(/clients|token|password_hash/)
  const session = (await page.context().cookies()).find(({ name }) => name === 'nang_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('nang_session')
  await page.goto('/shipping-address')
  expect(await page.content()).not.toContain(session!.value)
  expect(seen.join('')).not.toMatch(/"token"/)
})

test('the session is a new one after each login (AUT-14)', async ({ page }) => {
  const person = await register(page)
  const cookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'nang_session')!.value
  const first = await cookie()
  const stolen = `nang_session=${first}`
  await page.request.post('/api/account/auth/login', {
    data: { email: person.email, password: person.password },
  })
  expect(await cookie()).not.toBe(first)
  const old = await page.request.fetch('/api/account/user/me', { headers: { cookie: stolen } })
  expect(old.status()).toBe(401)
})

test('calls that change something are refused from other sites', async ({ request }) => {
  const post = (headers: Record<string, string>) =>
    request.post('/api/account/auth/login', { data: { email: 'a@b.vn', password: 'abcdef' }, headers })
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403)
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-site' })).status()).toBe(403)
  const leave = await request.get('/api/account/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect([leave.status(), (await leave.json()).code]).toEqual([403, 'CROSS_SITE'])
  const form = await request.post('/api/account/auth/login', {
    form: { email: 'a@b.vn', password: 'abcdef' },
  })
  expect([form.status(), (await form.json()).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  const flood = await request.post('/api/account/auth/login', { data: { email: 'x'.repeat(70_000) } })
  expect(flood.status()).toBe(413)
})

test('answers carry the headers that protect them', async ({ request }) => {
  for (const path of ['/', '/set-password', '/api/pos/stores', '/khong-co']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['content-security-policy']).toContain("object-src 'none'")
  }
})

test('pages of one person run only scripts that carry the nonce of the answer', async ({ page }) => {
  const first = await page.request.get('/set-password')
  const policy = first.headers()['content-security-policy'] ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(first.headers()['cache-control']).toContain('no-store')
  const scripts = [...(await first.text()).matchAll(/<script([^>]*)>/g)].map(
    ([, attributes]) => attributes ?? '',
  )
  const bare = scripts.filter(
    (attributes) => !attributes.includes(`nonce="${nonce}"`) && !attributes.includes('ld+json'),
  )
  // The one script that is the same everywhere is named by its digest.
  expect(bare).toHaveLength(1)
  expect((await page.request.get('/set-password')).headers()['content-security-policy']).not.toBe(policy)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await visit(page, '/set-password')
  expect(complaints).toEqual([])
  await register(page)
  // Another member's order, or none at all: not found, and its scripts run.
  const missing = await visit(page, '/order/success/00000000-0000-4000-8000-000000000000')
  expect(missing?.status()).toBe(404)
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('cached pages set no cookie and hold no member’s name', async ({ page }) => {
  const person = await register(page)
  for (const path of ['/', '/brands', `/profile/${person.userName}`]) {
    const answer = await page.request.get(path)
    expect([path, answer.headers()['set-cookie']]).toEqual([path, undefined])
    expect(await answer.text()).not.toMatch(new RegExp(`${person.email}|${person.phone.slice(1)}`))
  }
})

test('apps mode hides header and footer, also on account pages (LAY-02, RTE-51)', async ({ page }) => {
  await register(page)
  const marked = await page.request.get('/?appsmode=1')
  expect(marked.headers()['cache-control']).toContain('private')
  await page.goto('/shipping-address?appsmode=1')
  await expect(page.locator('[data-shop-header]').first()).toBeHidden()
  await page.goto('/shipping-address')
  await expect(page.locator('[data-shop-header]').first()).toBeHidden()
  await page.goto('/shipping-address?appsmode=0')
  await expect(page.locator('[data-shop-header]:visible').first()).toBeVisible()
})

test('a member of one host is signed in on another host of the shop, until sign-out (AUT-03)', async ({
  page,
  baseURL,
}) => {
  const other = (baseURL ?? '').replace('localhost', '127.0.0.1')
  const person = await register(page)
  await page.goto(`${other}/brands`)
  await expect
    .poll(async () => (await page.context().cookies(other)).some(({ name }) => name === 'nang_session'), {
      timeout: 15_000,
    })
    .toBe(true)
  await expect(page).toHaveURL(`${other}/brands`)
  const there = await page.request.get(`${other}/api/account/user/me`)
  expect((await there.json()).data.user_name).toBe(person.userName)
  await page.request.get('/api/account/auth/logout')
  expect((await page.request.get(`${other}/api/account/user/me`)).status()).toBe(401)
})

test('the broker redirects to no foreign host, and another visitor’s ticket signs no one in', async ({
  request,
}) => {
  const foreign = await request.get('/api/sso/enter?return=https://evil.example/&state=x', {
    maxRedirects: 0,
  })
  expect(foreign.status()).toBe(400)
  const forged = await request.get('/?sso_token=abc&sso_state=def')
  expect(forged.status()).toBe(200)
  expect((await request.get('/api/account/user/me')).status()).toBe(401)
})

test('a session that was ended elsewhere makes a public page a visitor’s; what is pressed asks to sign in (AUT-33)', async ({
  page,
}) => {
  const person = await register(page)
  await page.goto((await biggestCategory()).path)
  const cookies = await page.context().cookies()
  const old = cookies.filter(({ name }) => ['nang_session', 'nang_member'].includes(name))
  expect(old).toHaveLength(2)
  const comeBack = async () => {
    await page.request.get('/api/account/auth/logout')
    await page.context().addCookies(old)
  }
  const isOver = async () => !(await page.context().cookies()).some(({ name }) => name === 'nang_session')
  const dialog = page.getByRole('dialog')
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Yêu thích/ })

  // Pressed on a page that was opened before.
  await expect(page.getByRole('banner').getByText(person.firstName).first()).toBeVisible()
  await comeBack()
  await heart.click()
  await expect(dialog.getByText('Bạn cần đăng nhập để tiếp tục nhé.')).toBeVisible()
  await expect.poll(isOver).toBe(true)

  // What a page reads by itself.
  await page.context().addCookies(old)
  await page.goto('/brands')
  await expect.poll(isOver).toBe(true)
  await expect(page.getByRole('banner').getByText('Đăng nhập').first()).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto((await biggestCategory()).path)
  await heart.click()
  await expect(dialog.getByText('Bạn cần đăng nhập để tiếp tục nhé.')).toBeVisible()
  await dialog.getByLabel('Số điện thoại, email hoặc tên đăng nhập').fill(person.email)
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
