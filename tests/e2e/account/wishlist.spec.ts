import { expect, type Locator, type Page, test } from '@playwright/test'
import { bagOf, dataOf } from '../buyer'
import { fillLogin, leave, newPerson, type Person, register, said } from '../member'
import { biggestCategory, query } from '../shop'

const CALL = '/api/catalog/v3/users/me/wishlists'

interface Wish {
  id: number
  name: string
  path: string
  combination: number
  price: number
}

/** Goods of one kind in stock, from the middle of the catalogue, each of another price. */
const goods = (count: number) =>
  query<Wish>(
    `SELECT * FROM (SELECT DISTINCT ON (c.price_after_discount) p.id, c.id AS combination, p.name, c.price_after_discount AS price, '/' || k.slug || '/' || p.id || '-' || p.slug AS path FROM catalog.products p JOIN catalog.combinations c ON c.product_id = p.id JOIN catalog.categories k ON k.id = p.default_category_id WHERE p.classification = 'normal' AND p.is_active AND p.total_combinations = 1 AND p.daily_limit IS NULL AND NOT p.is_flashsale AND c.stock > 20 AND c.is_available AND NOT c.is_pre_order ORDER BY c.price_after_discount, p.id) goods ORDER BY id OFFSET 40 LIMIT $1`,
    [count],
  )

const give = async (page: Page, { id, combination }: Wish) =>
  dataOf<{ is_wishlisted: boolean }>(
    await page.request.post(CALL, {
      data: { product_id: id, product_combination_id: String(combination) },
    }),
  )

const wishesOf = async (page: Page) =>
  (await dataOf<{ combination_id: string }[]>(await page.request.get(`${CALL}/ids`))).map(
    ({ combination_id }) => combination_id,
  )

/** A new member with so many wishes, the latest last; the browser is signed in. */
async function memberWithWishes(page: Page, count: number): Promise<Wish[]> {
  await register(page)
  const wishes = await goods(count)
  expect(wishes).toHaveLength(count)
  for (const wish of wishes) await give(page, wish)
  return wishes
}

/** A visitor who has an account and is not signed in. */
async function absentMember(page: Page): Promise<Person> {
  const person = await register(page)
  await leave(page)
  return person
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heartIn = (place: Locator) => place.getByRole('button', { name: /^Yêu thích/ })
const isGiven = (heart: Locator, is: boolean) => expect(heart).toHaveAttribute('aria-pressed', String(is))

test('a visitor who presses a heart signs in, and has it given then (WSH-05)', async ({ page }) => {
  const person = await absentMember(page)
  await page.goto((await biggestCategory()).path)
  const heart = heartIn(cards(page).nth(2))
  await heart.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Bạn cần đăng nhập để tiếp tục nhé.')).toBeVisible()
  await isGiven(heart, false)
  await fillLogin(page, person.email, person.password)
  await expect(said(page, 'Đã thêm vào Wishlist.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await isGiven(heart, true)
  expect(await wishesOf(page)).toHaveLength(1)

  await page.reload()
  await isGiven(heart, true)
  await heart.click()
  await expect(said(page, 'Đã loại bỏ ra khỏi Wishlist.')).toBeVisible()
  await isGiven(heart, false)
  expect(await wishesOf(page)).toEqual([])
})

test('a newcomer who presses a heart registers, and has it given then', async ({ page }) => {
  const person = newPerson()
  await page.goto((await biggestCategory()).path)
  const heart = heartIn(cards(page).nth(3))
  await heart.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tạo tài khoản', exact: true }).click()
  await dialog.getByRole('button', { name: 'Đăng ký không cần mã' }).click()
  await dialog.getByLabel('Họ', { exact: true }).fill(person.lastName)
  await dialog.getByLabel('Tên', { exact: true }).fill(person.firstName)
  await dialog.getByLabel('Tên đăng nhập').fill(person.userName)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await dialog.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(dialog.getByText('CHAONANG')).toBeVisible()
  await expect.poll(() => wishesOf(page)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await isGiven(heart, true)
})

test('card, quick view and product page share a heart; each variant has its own @phone', async ({
  page,
  isMobile,
}) => {
  await register(page)
  const category = await biggestCategory()
  await page.goto(category.path)
  const paths = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const ids = paths.map((path) => Number(/\/(\d+)-[^/]*$/.exec(path)?.[1]))
  const [product] = await query<{ id: number; name: string }>(
    `SELECT p.id, p.name FROM catalog.products p JOIN catalog.combinations c ON c.id = p.default_combination_id WHERE p.id = ANY($1) AND p.classification = 'normal' AND c.is_available AND p.total_combinations > 1 ORDER BY p.id LIMIT 1`,
    [ids],
  )
  if (!product) throw new Error('the first page of the category has no product of several kinds')
  const card = cards(page).nth(ids.indexOf(product.id))
  const cardHeart = heartIn(card)
  await cardHeart.click()
  await isGiven(cardHeart, true)

  if (!isMobile) await card.hover()
  await card.getByRole('button', { name: /^Xem nhanh/ }).click()
  const dialog = page.getByRole('dialog')
  await isGiven(heartIn(dialog), true)
  await dialog.locator('label:has(input[type=radio]:not(:checked))').last().click()
  await isGiven(heartIn(dialog), false)
  await heartIn(dialog).click()
  await isGiven(heartIn(dialog), true)
  await expect.poll(() => wishesOf(page)).toHaveLength(2)
  const other = await dialog.getByRole('radio', { checked: true }).last().getAttribute('value')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  const main = page.getByRole('main')
  const heart = main.getByRole('button', { name: `Yêu thích ${product.name}`, exact: true }).first()
  await isGiven(heart, true)
  const otherKind = main.locator(`label:has(input[type=radio][value="${other}"])`).first()
  await otherKind.click()
  await isGiven(heart, true)
  await heart.click()
  await isGiven(heart, false)
  await expect.poll(() => wishesOf(page)).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(category.path)
  await isGiven(cardHeart, true)
  await cardHeart.click()
  await isGiven(cardHeart, false)
  await expect.poll(() => wishesOf(page)).toEqual([])
})

test('a heart fills at once, and empties again when the call fails (WSH-06)', async ({ page }) => {
  await register(page)
  let fail: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(`**${CALL}`, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL_ERROR', message: 'no' } })
  })
  await page.goto((await biggestCategory()).path)
  const heart = heartIn(cards(page).nth(1))
  await heart.click()
  await isGiven(heart, true)
  fail()
  await expect(said(page, 'Vui lòng thử lại.')).toBeVisible()
  await isGiven(heart, false)
  await page.unroute(`**${CALL}`)
  await heart.click()
  await expect(said(page, 'Đã thêm vào Wishlist.')).toBeVisible()
  await isGiven(heart, true)
})

test('a visitor who asks for the wishlist signs in first, and finds it empty (LAY-07)', async ({ page }) => {
  const person = await absentMember(page)
  const answer = await page.request.get('/wishlist', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    expect.stringMatching(/\/\?login=1&next=%2Fwishlist$/),
  ])
  await page.goto('/wishlist')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL('/wishlist')
  await expect(page.getByText('Danh sách yêu thích đang chờ bạn')).toBeVisible()
})

test('the wishlist shows five a page, the latest first, and in other orders (GEN-04, RTE-30, WSH-01) @phone-only', async ({
  page,
}) => {
  const wishes = await memberWithWishes(page, 7)
  const names = wishes.map(({ name }) => name)
  await page.goto('/wishlist')
  const rows = page.getByRole('list', { name: 'Sản phẩm bạn yêu thích' }).getByRole('article')
  const shown = (order: readonly string[]) =>
    expect
      .poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label'))))
      .toEqual(order)
  await expect(page.getByText('7 sản phẩm', { exact: true })).toBeVisible()
  await shown(names.toReversed().slice(0, 5))
  const pager = page.getByRole('navigation', { name: 'Các trang của danh sách yêu thích' })
  await pager.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL('/wishlist?page=2')
  await shown(names.toReversed().slice(5))
  await page.goBack()
  await shown(names.toReversed().slice(0, 5))

  const byPrice = wishes.toSorted((a, b) => a.price - b.price).map(({ name }) => name)
  await page.getByLabel('Sắp xếp').selectOption('cheapest')
  await expect(page).toHaveURL('/wishlist?sort=cheapest')
  await shown(byPrice.slice(0, 5))
  await page.getByLabel('Sắp xếp').selectOption('expensive')
  await shown(byPrice.toReversed().slice(0, 5))
  await page.reload()
  await shown(byPrice.toReversed().slice(0, 5))
  await page.goto('/wishlist?page=9')
  await shown(names.toReversed().slice(5))
})

test('HOÀN TÁC restores a removed wish; without it the removal is sent', async ({ page }) => {
  const wishes = await memberWithWishes(page, 3)
  const name = wishes[1]?.name ?? ''
  await page.goto('/wishlist')
  const row = page.getByRole('article', { name, exact: true })
  const remove = row.getByRole('button', { name: `Bỏ ${name} khỏi danh sách yêu thích` })
  await remove.click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'HOÀN TÁC' }).first().click()
  await expect(row).toBeVisible()
  expect(await wishesOf(page)).toHaveLength(3)

  await remove.click()
  await expect(row).toHaveCount(0)
  // The hand that rests on the toast would hold it.
  await page.mouse.move(2, 300)
  await expect.poll(() => wishesOf(page), { timeout: 10_000 }).toHaveLength(2)
  await expect(page.getByText('2 sản phẩm', { exact: true })).toBeVisible()
})

test('a wish moves to the bag with its variant and leaves the list', async ({ page }) => {
  const wishes = await memberWithWishes(page, 6)
  const last = wishes.at(-1)
  if (!last) throw new Error('the demo shop has no goods')
  await page.goto('/wishlist')
  const list = page.getByRole('list', { name: 'Sản phẩm bạn yêu thích' })
  await list.getByRole('button', { name: `Chuyển ${last.name} vào giỏ` }).click()
  await expect(page.getByRole('dialog')).toContainText(last.name)
  await page.keyboard.press('Escape')
  await expect(list.getByRole('article', { name: last.name, exact: true })).toHaveCount(0)
  // The sixth has come up from the next page.
  await expect(list.getByRole('article')).toHaveCount(5)
  await expect(page.getByText('5 sản phẩm', { exact: true })).toBeVisible()
  const { lines } = await bagOf(page)
  expect(lines).toMatchObject([{ combination_id: String(last.combination), quantity: 1 }])
  expect(await wishesOf(page)).not.toContain(String(last.combination))
})

test('a sold-out wish says so and offers the notice', async ({ page }) => {
  await register(page)
  const [gone] = await query<Wish>(
    `SELECT p.id, c.id AS combination, p.name, 0 AS price, '' AS path FROM catalog.products p JOIN catalog.combinations c ON c.product_id = p.id WHERE p.is_active AND p.classification = 'normal' AND c.stock = 0 AND NOT c.is_pre_order AND NOT c.is_available ORDER BY p.id OFFSET 30 LIMIT 1`,
  )
  if (!gone) throw new Error('everything is in stock')
  await give(page, gone)
  await page.goto('/wishlist')
  const row = page.getByRole('article', { name: gone.name, exact: true })
  await expect(row.getByText('Hết hàng')).toBeVisible()
  await expect(row.getByRole('button', { name: /vào giỏ$/ })).toHaveCount(0)
  await row.getByRole('button', { name: 'Báo tôi khi có hàng' }).click()
  await expect(page.getByRole('dialog', { name: 'Báo tôi khi có hàng' })).toContainText(gone.name)
})
