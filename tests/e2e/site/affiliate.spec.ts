import { type Browser, type BrowserContext, expect, test } from '@playwright/test'
import { visit } from '../arrival'
import { expectNoneAtBothWidths } from '../axe'
import { memberWith, orderButton, payBy, spareGoods } from '../buyer'
import { newPerson, register } from '../member'
import { query } from '../shop'
import { approveAffiliate } from '../staff'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The affiliate programme: its page, joining, what a link does to its visitor, and the commission of an order. */

test(
  'the page of the programme says what the rows say (RTE-18, AFF-01)',
  { tag: '@server' },
  async ({ request }) => {
    const answer = await request.get('/affiliate')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    const html = await answer.text()
    const [other] = await query<{ basis_points: number }>(
      'SELECT basis_points FROM affiliate.rates WHERE category_id = 0',
    )
    expect(html).toContain(`${String((other?.basis_points ?? -1) / 100).replace('.', ',')}%`)
    expect(html).toContain('"FAQPage"')
    expect(html).not.toMatch(/name="robots"[^>]*noindex/)
  },
)

/** A refused application comes back with what was typed, and not in the address. */
async function sendWithoutScripts(browser: Browser, storageState: StorageState) {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto('/my-affiliate')
  await plain.getByLabel('Tên kênh').fill('Góc "của" Minh')
  await plain.getByLabel('Số căn cước').fill('0792')
  await plain.getByLabel('Ngân hàng').selectOption({ label: 'Vietcombank' })
  await plain.getByRole('button', { name: 'Gửi đăng ký' }).click()
  await expect(plain.getByRole('alert')).toContainText('Mọi thứ bạn đã điền vẫn còn')
  expect(plain.url()).not.toContain('?')
  await expect(plain.getByLabel('Tên kênh')).toHaveValue('Góc "của" Minh')
  await expect(plain.getByLabel('Số căn cước')).toHaveValue('0792')
  await expect(plain.getByLabel('Số căn cước')).toHaveAccessibleDescription(/12 chữ số/)
  await expect(plain.getByLabel('Ngân hàng')).toHaveValue('970436')
  await expect(plain.getByRole('checkbox')).not.toBeChecked()
  await context.close()
}

test('a member joins, makes a link, and its visitor is counted once, reads what it is and orders (AFF-01 to AFF-05, ORD-55)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await visit(page, '/affiliate')
  await expectNoneAtBothWidths(page, 'programme')
  const person = await register(page, newPerson())
  await sendWithoutScripts(browser, await page.context().storageState())
  await visit(page, '/my-affiliate')
  const form = page.getByRole('form', { name: 'Đăng ký tham gia' })
  await form.getByRole('button', { name: 'Gửi đăng ký' }).click()
  await expect(form.getByText('Bạn chọn một mục nhé')).toBeVisible()
  await expectNoneAtBothWidths(page, 'refused application')
  await form.getByLabel('Tên kênh').fill('Góc của Minh')
  await form.getByLabel('Bạn sẽ chia sẻ ở đâu?').fill('https://example.vn/minh')
  await form.getByLabel('Họ tên trên giấy tờ').fill('Nguyễn Thị Minh')
  await form.getByLabel('Số căn cước').fill(`079203${String(Date.now() % 1_000_000).padStart(6, '0')}`)
  await form.getByLabel('Ngân hàng').selectOption({ label: 'Vietcombank' })
  await form.getByLabel('Số tài khoản').fill('0071000123456')
  await form.getByLabel('Chủ tài khoản').fill('NGUYEN THI MINH')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Gửi đăng ký' }).click()
  await expect(page.getByRole('heading', { name: 'Chúng mình đang xem đăng ký của bạn' })).toBeVisible()

  const [partner] = await query<{ id: string; code: string }>(
    `SELECT id, code FROM affiliate.partners WHERE user_id = (SELECT id FROM account.users WHERE email = $1)`,
    [person.email],
  )
  await approveAffiliate(partner?.code ?? '')
  await page.goto('/my-affiliate?page=https://evil.example/')
  await expect(page.getByRole('alert').filter({ hasText: 'không phải trang của cửa hàng' })).toBeVisible()
  await page.getByLabel('Trang của cửa hàng').fill('/flash-sale')
  await page.getByRole('button', { name: 'Tạo liên kết' }).click()
  const link = page.locator('[data-link]').first()
  await expect(link).toContainText(`/flash-sale?utm_source=affiliate&affiliate_code=${partner?.code}`)
  await expect(page.getByRole('img', { name: 'Mã QR của liên kết' })).toHaveAttribute(
    'data-content',
    (await link.textContent()) ?? '',
  )

  const context = await browser.newContext({ baseURL })
  const visitor = await context.newPage()
  for (let visit = 0; visit < 2; visit += 1) {
    await visitor.goto(`/flash-sale?affiliate_code=${partner?.code}&aff_sid=zalo`)
    await expect(visitor.getByText('liên kết tiếp thị của Góc của Minh')).toBeVisible({ timeout: 15_000 })
  }
  const claim = (await context.cookies()).find(({ name }) => name === 'affiliate_code')
  expect(claim?.value).toBe(partner?.code)
  expect(Math.round(((claim?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(30)

  await memberWith(visitor, await spareGoods())
  await visitor.goto('/order/payment')
  await payBy(visitor, /Thanh toán khi nhận hàng/)
  await orderButton(visitor).click()
  await expect(visitor).toHaveURL(/\/order\/success\//)
  await context.close()
  const [counted] = await query<{ clicks: number }>(
    'SELECT sum(clicks)::int AS clicks FROM affiliate.click_days WHERE partner_id = $1',
    [partner?.id],
  )
  expect(counted?.clicks).toBe(1)
  const order = page.getByRole('region', { name: 'Đơn đã giới thiệu' }).getByRole('listitem')
  await expect(async () => {
    await page.goto('/my-affiliate')
    await expect(order).toContainText('Đang chờ', { timeout: 1_000 })
  }).toPass()
  await expect(order).toContainText('zalo')
  await expectNoneAtBothWidths(page, 'own page')
})
