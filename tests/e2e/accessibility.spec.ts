import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openLogin, register } from './member'
import { biggestBrand, biggestCategory, productWhere } from './shop'

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
        .slice(0, 4)
        .join(' | ')}`,
  )
}

const pages: Record<string, () => Promise<string>> = {
  home: async () => '/',
  category: async () => (await biggestCategory()).path,
  brand: async () => (await biggestBrand()).path,
  'product with shades': async () =>
    (await productWhere('p.total_combinations > 4 AND p.total_reviews > 20')).path,
  'product in parts': async () =>
    (await productWhere(`EXISTS (SELECT FROM catalog.pack_items i WHERE i.product_id = p.id)`)).path,
  'product out of stock': async () => (await productWhere('NOT p.is_in_stock')).path,
  brands: async () => '/brands',
  categories: async () => '/categories',
  'not found': async () => '/khong-co-trang-nay',
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no axe violations`, async ({ page }) => {
    await page.goto(await path())
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  })
}

test('the quick view has no axe violations', async ({ page }) => {
  await page.goto((await biggestCategory()).path)
  const card = page.getByRole('main').getByRole('article').first()
  await card.getByRole('button', { name: /^Xem nhanh/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Xem chi tiết sản phẩm' })).toBeVisible()
  await page.waitForTimeout(300)
  expect(await violations(page)).toEqual([])
})

for (const path of [
  '/quick-signup',
  '/set-password?uid=00000000-0000-4000-8000-000000000000&code=x',
  '/dev/outbox',
]) {
  test(`${path.split('?', 1)[0]} has no axe violations`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  })
}

test('login and registration have no axe violations', async ({ page }) => {
  const dialog = await openLogin(page)
  await page.waitForTimeout(300)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(dialog.getByText('Email không được để trống')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the pages and forms of a member have no axe violations', async ({ page }) => {
  const person = await register(page)
  await page.goto(`/profile/${person.userName}`)
  const opened = ['Chỉnh sửa hồ sơ', 'Cài đặt tài khoản', 'Đổi mật khẩu', 'Đổi số điện thoại', 'Mã QR']
  await expect(page.getByRole('button', { name: opened[0] })).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const name of opened) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForTimeout(400)
    expect([name, await violations(page)]).toEqual([name, []])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/shipping-address')
  await page.getByRole('button', { name: 'Thêm địa chỉ đầu tiên' }).click()
  await page.waitForTimeout(400)
  expect(await violations(page)).toEqual([])
})

test('the keyboard reaches the content past the menus', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#noi-dung')).toBeFocused()
})
