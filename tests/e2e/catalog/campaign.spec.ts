import { expect, test } from '@playwright/test'
import { visit } from '../arrival'
import { register } from '../member'
import { query } from '../shop'

const RUNNING = '/campaign/mua-le-hoi'

/** Gives a member tokens of the running campaign, as staff may. */
async function grant(userName: string, tokens: number) {
  const holder = `FROM catalog.promotions p, account.users u WHERE p.slug = 'mua-le-hoi' AND u.user_name = $1`
  await query(`INSERT INTO campaign.token_accounts (campaign_id, user_id) SELECT p.id, u.id ${holder}`, [
    userName,
  ])
  await query(
    `INSERT INTO campaign.token_entries (campaign_id, user_id, tokens, reason, reference) SELECT p.id, u.id, $2, 'staff', 'browser-test' ${holder}`,
    [userName, tokens],
  )
}

test('a member votes, and redeems a prize for tokens (GAM-06, GAM-10, GAM-25, OVL-28)', async ({ page }) => {
  const person = await register(page)
  await grant(person.userName, 50)
  await visit(page, RUNNING)

  await page
    .getByRole('button', { name: /^Bình chọn cho / })
    .first()
    .click()
  const vote = page.locator('dialog[open][data-overlay="campaign-vote"]')
  await vote.getByRole('button', { name: 'Bình chọn' }).click()
  await expect(vote.getByText(/^Cảm ơn bạn đã bình chọn cho/)).toBeVisible()
  await page.keyboard.press('Escape')

  const own = page.getByRole('group', { name: 'Token của bạn' })
  await expect(own.getByText('Bạn có 50 token')).toBeVisible()
  await page.getByRole('button', { name: /^Đổi quà Giảm 30\.000/ }).click()
  const redeem = page.locator('dialog[open][data-overlay="campaign-redeem"]')
  await redeem.getByRole('button', { name: 'Đổi 30 token' }).click()
  await expect(redeem.getByText('Bạn còn 20 token.')).toBeVisible()
  await redeem.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(own.getByText('Bạn có 20 token')).toBeVisible()

  // Not enough for the next one, and a form for none (GAM-11).
  await page.getByRole('button', { name: /^Đổi quà Giảm 100\.000/ }).click()
  await expect(redeem.getByText('Thật đáng tiếc, bạn chưa đủ token.')).toBeVisible()
})

test('a campaign is readable without scripts, before, in and after its time (RTE-06) @server', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(RUNNING)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mùa lễ hội cùng Nàng')
  for (const text of [
    'Cách nhận token',
    'Hộp quà Lễ hội',
    'Khi nào mình nhận được token?',
    'Bảng vàng mua sắm',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await page.getByText('Khi nào mình nhận được token?').click()
  await expect(page.getByText(/Token của đơn hàng về sau khi đơn được giao/)).toBeVisible()

  await page.goto('/campaign/cham-ngo-tet')
  await expect(page.getByText('Sắp diễn ra').first()).toBeVisible()
  await expect(page.getByText('Có gì đang chờ bạn?')).toBeVisible()

  await page.goto('/campaign/tuan-le-da-khoe')
  await expect(page.getByText('Đã kết thúc', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mùa lễ hội cùng Nàng' })).toHaveAttribute('href', RUNNING)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await context.close()
})

test('a campaign has one address, and an unknown one none @server', async ({ request }) => {
  const moved = await request.get('/promotion/mua-le-hoi', { maxRedirects: 0 })
  expect(moved.status()).toBe(308)
  expect(moved.headers().location).toContain(RUNNING)
  expect((await request.get('/campaign/khong-co')).status()).toBe(404)
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain(RUNNING)
})
