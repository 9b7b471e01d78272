import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { bagOf, putIn, spareGoods } from '../buyer'
import { register } from '../member'
import { giveGesture } from '../staff'

/** Points in a browser: earned, redeemed, and used in the bag. */

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
}

test('a member redeems points for a voucher, and uses it in the bag (GEN-04, RTE-31) @phone', async ({
  page,
}) => {
  const { userName } = await register(page)
  await giveGesture(userName, 100)
  await visit(page, '/points-rewards')
  await expect(page.getByRole('region', { name: 'Hạng và điểm của bạn' })).toContainText('100')
  await expectNoViolations(page)

  await page.getByRole('button', { name: /Mã giảm 20\.000/ }).click()
  await page.getByRole('button', { name: 'Đổi 15 điểm' }).click()
  const done = page.getByRole('dialog', { name: 'Đổi xong rồi!' })
  const code = await done.getByText(/^DOI[A-Z2-9]{12}$/).textContent()
  await expect(page.getByRole('region', { name: 'Hạng và điểm của bạn' })).toContainText('85')

  await putIn(page, await spareGoods(), 2)
  const before = await bagOf(page)
  await done.getByRole('link', { name: 'Mở giỏ hàng' }).click()
  await expect(page).toHaveURL('/order')
  await page.request.post('/api/cart/carts/me/vouchers', { data: { code } })
  const after = await bagOf(page)
  expect(before.total - after.total).toBe(20_000)

  await visit(page, '/points-rewards')
  await page.getByRole('tab', { name: 'Lịch sử điểm' }).click()
  await expect(page.getByRole('list', { name: 'Các lần cộng và trừ điểm' })).toContainText('Đổi phần thưởng')
})

test('points are explained without JavaScript (RTE-41) @server', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/points-rewards')
  await expect(page.getByRole('list', { name: 'Phần thưởng' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).last()).toHaveAttribute('href', /login=1/)
  await page.goto('/how-to-earn')
  await expect(page.getByText('+1 điểm cho mỗi 50.000')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hồng Ngọc' })).toBeVisible()
  await context.close()
})
