import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { mailTo } from '../buyer'
import { newPerson, register } from '../member'
import { query } from '../shop'
import { countStock } from '../staff'

interface Goods {
  id: number
  name: string
  path: string
  combination: number
}

const SOLD_OUT = `SELECT p.id, p.name, c.id AS combination, '/' || k.slug || '/' || p.id || '-' || p.slug || '?combination=' || c.id AS path FROM catalog.products p JOIN catalog.combinations c ON c.product_id = p.id JOIN catalog.categories k ON k.id = p.default_category_id WHERE p.is_active AND p.classification = 'normal' AND NOT p.is_withheld AND c.stock = 0 AND NOT c.is_pre_order AND NOT c.is_available AND c.id <> p.default_combination_id`

/** A combination the demo shop has none of, beside others it has; each number is another one. */
async function soldOut(number: number, isMobile: boolean): Promise<Goods> {
  const [goods] = await query<Goods>(`${SOLD_OUT} AND p.is_in_stock ORDER BY c.id OFFSET $1 LIMIT 1`, [
    100 + number * 2 + Number(isMobile),
  ])
  if (!goods) throw new Error(`the demo shop has no sold-out combination number ${number}`)
  return goods
}

const waiting = ({ combination }: Goods, email: string) =>
  query<{ sent_at: Date | null; user_id: number | null }>(
    'SELECT sent_at, user_id FROM alert.availability_alerts WHERE combination_id = $1 AND email = $2',
    [combination, email],
  )

/** Opens the question on the product's page. */
async function open(page: Page, { path }: Goods) {
  // The button stands in the page before it comes to life.
  await visit(page, path)
  await page.getByRole('main').getByRole('button', { name: 'Báo tôi khi có hàng' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Báo tôi khi có hàng' })
  await expect(dialog.getByLabel('Email của bạn')).toBeVisible()
  return dialog
}

/** Subscribes to the notice through the call, not the screen. */
async function ask(page: Page, { id, combination }: Goods, email: string) {
  const answer = await page.request.post('/api/catalog/v3/product-availability-alert', {
    data: { product_id: id, combination_id: String(combination), email },
  })
  expect(answer.status()).toBe(200)
}

async function mails(page: Page, email: string, { name }: Goods): Promise<number> {
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`)
  return page
    .getByRole('article')
    .filter({ hasText: `${name} đã có hàng trở lại` })
    .count()
}

test('a visitor leaves an address, a right one, and asked twice it is one alert (NTF-04, OVL-08, PDP-04)', async ({
  page,
  isMobile,
}) => {
  const goods = await soldOut(0, isMobile)
  const { email } = newPerson()
  const dialog = await open(page, goods)
  await expect(dialog).toContainText(goods.name)
  const field = dialog.getByLabel('Email của bạn')
  await dialog.getByRole('button', { name: 'Báo cho tôi' }).click()
  await expect(dialog.getByText('Email không được để trống')).toBeVisible()
  await field.fill('minh@')
  await dialog.getByRole('button', { name: 'Báo cho tôi' }).click()
  await expect(dialog.getByText('Email không chính xác')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(email.toUpperCase())
  await dialog.getByRole('button', { name: 'Báo cho tôi' }).click()
  const done = page.getByRole('dialog', { name: 'Đã ghi nhận' })
  await expect(done).toContainText(email)
  await expect(done).toContainText(goods.name)
  await done.getByRole('button', { name: 'Tiếp tục mua sắm' }).click()
  await expect(done).toHaveCount(0)

  const again = await open(page, goods)
  await again.getByLabel('Email của bạn').fill(email)
  await again.getByRole('button', { name: 'Báo cho tôi' }).click()
  await expect(done).toContainText(email)
  expect(await waiting(goods, email)).toEqual([{ sent_at: null, user_id: null }])
})

test('a member finds their own address filled in (NTF-03)', async ({ page, isMobile }) => {
  const goods = await soldOut(1, isMobile)
  const person = await register(page)
  const dialog = await open(page, goods)
  await expect(dialog.getByLabel('Email của bạn')).toHaveValue(person.email)
  await dialog.getByRole('button', { name: 'Báo cho tôi' }).click()
  await expect(page.getByRole('dialog', { name: 'Đã ghi nhận' })).toContainText(person.email)
  const { data: me } = await (await page.request.get('/api/account/user/me')).json()
  expect(await waiting(goods, person.email)).toEqual([{ sent_at: null, user_id: me.id }])
})

test('what the shop could not take says so, and keeps what was typed', async ({ page, isMobile }) => {
  const goods = await soldOut(2, isMobile)
  const { email } = newPerson()
  const dialog = await open(page, goods)
  await page.route('**/v3/product-availability-alert', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL_ERROR', message: 'no' } }),
  )
  await dialog.getByLabel('Email của bạn').fill(email)
  await dialog.getByRole('button', { name: 'Báo cho tôi' }).click()
  await expect(page.getByText(/^lỗi hệ thống\./).first()).toBeVisible()
  await expect(dialog.getByLabel('Email của bạn')).toHaveValue(email)
})

test('one mail reports that stock is back, however often it returns', async ({ page, isMobile }) => {
  // Each staff command starts a process.
  test.slow()
  const goods = await soldOut(3, isMobile)
  const [first, second] = [newPerson(), newPerson()]
  try {
    await ask(page, goods, first.email)
    await ask(page, goods, first.email)
    await countStock(goods, 6)
    await mailTo(page, first, goods.name)
    expect(await mails(page, first.email, goods)).toBe(1)

    await countStock(goods, 0)
    await ask(page, goods, second.email)
    await countStock(goods, 4)
    // The second return has been worked off by now.
    await mailTo(page, second, goods.name)
    expect(await mails(page, first.email, goods)).toBe(1)
    expect(await mails(page, second.email, goods)).toBe(1)
    expect(await waiting(goods, first.email)).toEqual([{ sent_at: expect.any(Date), user_id: null }])
    const answer = await page.request.post('/api/catalog/v3/product-availability-alert', {
      data: { product_id: goods.id, combination_id: String(goods.combination), email: first.email },
    })
    expect([answer.status(), (await answer.json()).code]).toEqual([409, 'ALREADY_AVAILABLE'])
  } finally {
    await countStock(goods, 0)
  }
})

test('the quick view opens with the first kind that can be bought, and offers a word for one that cannot', async ({
  page,
  isMobile,
}) => {
  const [goods] = await query<{ id: number; combination: number; stock: number; brand: string }>(
    `SELECT p.id, c.id AS combination, c.stock, '/brand/' || b.id || '_' || b.slug AS brand FROM catalog.products p JOIN catalog.combinations c ON c.id = p.default_combination_id JOIN catalog.brands b ON b.id = p.brand_id WHERE p.is_active AND p.classification = 'normal' AND NOT c.is_pre_order AND c.stock > 0 AND c.is_available AND b.product_count <= 16 AND p.total_combinations BETWEEN 3 AND 8 AND (SELECT count(*) FROM catalog.combinations o WHERE o.product_id = p.id AND o.is_available AND NOT o.is_pre_order) > 1 ORDER BY p.id DESC OFFSET $1 LIMIT 1`,
    [Number(isMobile)],
  )
  if (!goods) throw new Error('the demo shop has no product of several kinds in stock')
  const setStock = (pieces: number) =>
    query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1', [goods.combination, pieces])
  try {
    await setStock(0)
    const [first] = await query<{ id: number }>(
      'SELECT id FROM catalog.combinations WHERE product_id = $1 AND is_available ORDER BY position LIMIT 1',
      [goods.id],
    )
    await page.goto(goods.brand)
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href*="/${goods.id}-"]`) })
    if (!isMobile) await card.hover()
    await card.getByRole('button', { name: /^Xem nhanh/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Thêm vào giỏ' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Xem chi tiết sản phẩm' })).toHaveAttribute(
      'href',
      new RegExp(`combination=${first?.id}$`),
    )
    const soldOutKind = dialog.getByRole('radio', { name: /Hết hàng/ }).first()
    await soldOutKind.check({ force: true })
    await expect(dialog.getByRole('button', { name: 'Báo tôi khi có hàng' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Thêm vào giỏ' })).toHaveCount(0)
  } finally {
    await setStock(goods.stock)
  }
})

const LEVELS = `CASE WHEN coalesce(s.stock, 0) <= 0 THEN 'Hết hàng' WHEN s.stock <= 2 THEN 'Sắp hết hàng' ELSE 'Còn hàng' END`

test('a product page tells what each store has of the kind that is chosen', async ({ page }) => {
  const [product] = await query<{ id: number; path: string }>(
    `SELECT p.id, '/' || k.slug || '/' || p.id || '-' || p.slug AS path FROM catalog.products p JOIN catalog.categories k ON k.id = p.default_category_id WHERE p.is_active AND p.total_combinations BETWEEN 3 AND 8 AND p.classification = 'normal' AND (SELECT count(DISTINCT s.stock > 2) FROM catalog.combinations c JOIN store.store_stock s ON s.combination_id = c.id WHERE c.product_id = p.id) > 1 ORDER BY p.id OFFSET 4 LIMIT 1`,
  )
  if (!product) throw new Error('no store has anything')
  const combinations = await query<{ id: number }>(
    'SELECT id FROM catalog.combinations WHERE product_id = $1 ORDER BY position',
    [product.id],
  )
  const shelves = page.locator('details', { hasText: 'Xem hàng tại cửa hàng' }).getByRole('listitem')
  for (const { id } of [combinations.at(-1), combinations[0]].filter((one) => one !== undefined)) {
    const levels = await query<{ name: string; level: string }>(
      `SELECT t.name, ${LEVELS} AS level FROM store.stores t LEFT JOIN store.store_stock s ON s.store_id = t.id AND s.combination_id = $1 WHERE t.is_active AND t.is_display_store_info`,
      [id],
    )
    expect(levels).toHaveLength(3)
    await visit(page, `${product.path}?combination=${id}`)
    await page.getByText('Xem hàng tại cửa hàng', { exact: true }).click()
    await expect(shelves).toHaveCount(3)
    for (const { name, level } of levels)
      await expect(shelves.filter({ hasText: name }).getByText(level, { exact: true })).toBeVisible()
  }
})

test('the three stores stand on their page, with the way there, the hours and the number (STO-05, STO-06)', async ({
  page,
}) => {
  const stores = await query<{ name: string; address: string; latitude: number; longitude: number }>(
    'SELECT name, address, latitude, longitude FROM store.stores WHERE is_active AND is_display_store_info ORDER BY id',
  )
  expect(stores).toHaveLength(3)
  await page.goto('/store')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const { name, address, latitude, longitude } of stores) {
    const card = cards.filter({ hasText: name })
    await expect(card).toContainText(address)
    await expect(card).toContainText(/(Thứ Hai|Mỗi ngày).*: \d\d:\d\d – \d\d:\d\d/)
    const map = card.getByRole('link', { name: `Chỉ đường đến ${name} trên Google Maps` })
    await expect(map).toHaveAttribute(
      'href',
      `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    )
    await expect(card.getByRole('img', { name: `Sơ đồ các con đường quanh ${name}` })).toBeVisible()
    const picture = card.getByRole('img', { name: `${name} nhìn từ bên kia đường` })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(0)
    await expect(card.getByRole('link', { name: /^Gọi / })).toHaveAttribute('href', /^tel:[\d+]+$/)
  }
})

test('a store says whether it is open by the clock', async ({ page }) => {
  // A Wednesday noon in Vietnam, and four hours past midnight.
  await page.clock.setFixedTime('2026-11-18T05:00:00Z')
  await page.goto('/store')
  const states = page.getByRole('main').getByRole('article')
  await expect(states.first()).toContainText(/Đang mở cửa đến \d\d:\d\d/)
  await page.clock.setFixedTime('2026-11-17T21:00:00Z')
  await page.reload()
  await expect(states.first()).toContainText(/Mở cửa lúc \d\d:\d\d hôm nay/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of a mail stops such mails and resumes them; to open it does neither @server', async ({
    page,
    request,
    isMobile,
  }) => {
    test.slow()
    const goods = await soldOut(4, isMobile)
    const person = newPerson()
    try {
      await ask(page, goods, person.email)
      await countStock(goods, 3)
      await mailTo(page, person, goods.name)
    } finally {
      await countStock(goods, 0)
    }
    const outbox = `/dev/outbox?to=${encodeURIComponent(person.email)}`
    await page.goto(outbox)
    await expect(page.getByText('List-Unsubscribe=One-Click')).toBeVisible()
    const [, token = ''] =
      /\/unsubscribe\?token=([\w.-]+)/.exec(await (await request.get(outbox)).text()) ?? []
    const askAgain = () =>
      request.post('/api/catalog/v3/product-availability-alert', {
        data: { product_id: goods.id, combination_id: String(goods.combination), email: person.email },
      })

    // What a scanner of mails does.
    for (const path of ['/api/unsubscribe', '/unsubscribe'])
      expect((await request.get(`${path}?token=${token}`)).status()).toBe(200)
    expect((await request.post(`/api/unsubscribe?token=${token}`)).status()).toBe(400)
    expect((await askAgain()).status()).toBe(200)

    await page.goto(`/unsubscribe?token=${token}`)
    await page.getByRole('button', { name: 'Ngừng nhận' }).click()
    await expect(page.getByRole('heading', { name: 'Bạn sẽ không nhận thư báo hàng về nữa' })).toBeVisible()
    expect((await askAgain()).status()).toBe(422)
    await page.getByRole('button', { name: 'Nhận lại' }).click()
    await expect(page.getByRole('heading', { name: 'Bạn muốn ngừng nhận thư báo hàng về?' })).toBeVisible()
    expect((await askAgain()).status()).toBe(200)

    const oneClick = (key: string) =>
      request.post(`/api/unsubscribe?token=${key}`, {
        form: { 'List-Unsubscribe': 'One-Click' },
        maxRedirects: 0,
      })
    expect((await oneClick(`${token}x`)).status()).toBe(404)
    expect((await oneClick(token)).status()).toBe(200)
    expect((await askAgain()).status()).toBe(422)

    await page.goto('/unsubscribe?token=khong-co')
    await expect(page.getByRole('heading', { name: 'Liên kết này không dùng được' })).toBeVisible()
  })
})
