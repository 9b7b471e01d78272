import { expect, test } from '@playwright/test'
import { productWhere } from '../shop'

test('adding to the bag without network says at once what did not work, and works when it is back', async ({
  page,
  context,
}) => {
  const { path } = await productWhere(
    "p.is_in_stock AND p.classification = 'normal' AND p.total_combinations = 1",
  )
  await page.goto(path)
  const add = page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first()
  await context.setOffline(true)
  await expect(async () => {
    await add.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Bạn đang ngoại tuyến.' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 10_000 })
  await context.setOffline(false)
  await add.click()
  await expect(page.getByRole('dialog').getByText('Đã thêm vào giỏ').first()).toBeVisible()
})

test.describe('the page for no network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('stands in for pages, and opens them when the network is back', async ({ page, context }) => {
    await page.goto('/brands')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto('/categories').catch(() => undefined)
    await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible()
    await expect(page).toHaveURL('/categories')
    await context.setOffline(false)
    await expect(page.locator('main')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toHaveCount(0)
  })
})
