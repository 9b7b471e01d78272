import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import {
  bagOf,
  type Goods,
  goodsOf,
  goodsWithGift,
  memberWith,
  orderButton,
  ordersOf,
  putIn,
  setStock,
} from '../buyer'
import { productWhere, query } from '../shop'

const lineOf = (page: Page, { name }: Pick<Goods, 'name'>) =>
  page.getByRole('main').getByRole('article', { name, exact: true })

/** What the shop has kept of the bag, once it has. */
const kept = (page: Page) =>
  expect.poll(async () => {
    const { lines, saved } = await bagOf(page)
    const short = (list: typeof lines) => list.map(({ name, quantity }) => `${quantity} ${name}`)
    return { lines: short(lines), saved: short(saved) }
  })

test('bag lines change: quantity, removal and undo, save for later and back (CRT-12, RTE-09) @phone-only', async ({
  page,
  isMobile,
}) => {
  const [first, second] = [await goodsOf(21, isMobile), await goodsOf(22, isMobile)]
  await putIn(page, first)
  await putIn(page, second, 2)
  await page.goto('/order')
  const line = lineOf(page, first)
  await line.getByRole('button', { name: `Thêm một ${first.name}` }).click()
  await line.getByRole('button', { name: `Thêm một ${first.name}` }).click()
  await kept(page).toEqual({ lines: [`3 ${first.name}`, `2 ${second.name}`], saved: [] })
  await line.getByRole('textbox', { name: `Số lượng ${first.name}` }).fill('50')
  await line.getByRole('textbox', { name: `Số lượng ${first.name}` }).press('Enter')
  await kept(page).toEqual({ lines: [`20 ${first.name}`, `2 ${second.name}`], saved: [] })

  await line.getByRole('button', { name: `Bỏ ${first.name} khỏi giỏ` }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'HOÀN TÁC' }).click()
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: `Bỏ ${first.name} khỏi giỏ` }).click()
  await kept(page).toEqual({ lines: [`2 ${second.name}`], saved: [] })

  await lineOf(page, second)
    .getByRole('button', { name: `Để dành ${second.name} mua sau` })
    .click()
  await expect(page.getByRole('heading', { name: 'Để dành mua sau (1)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Giỏ hàng của bạn đang trống' })).toBeVisible()
  await kept(page).toEqual({ lines: [], saved: [`2 ${second.name}`] })
  await page.getByRole('button', { name: `Chuyển ${second.name} lại vào giỏ` }).click()
  await kept(page).toEqual({ lines: [`2 ${second.name}`], saved: [] })
  await page.reload()
  await expect(lineOf(page, second)).toBeVisible()
})

test('the bar of the bag covers nothing in a low window: a phone on its side @phone-only', async ({
  page,
  isMobile,
}) => {
  await putIn(page, await goodsOf(23, isMobile))
  await page.goto('/order')
  const pay = page.getByRole('link', { name: 'Thanh toán', exact: true }).filter({ visible: true })
  await expect(pay).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(pay).not.toBeInViewport()
  await pay.scrollIntoViewIfNeeded()
  await pay.click()
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
})

test('the HTML holds the bag of who asks for it, and is kept by no cache @server', async ({
  page,
  browser,
  isMobile,
}) => {
  const goods = await goodsOf(21, isMobile)
  await putIn(page, goods, 3)
  const other = await browser.newContext()
  for (const visit of ['first', 'again']) {
    const own = await page.request.get('/order')
    expect([visit, own.status(), own.headers()['cache-control']]).toEqual([
      visit,
      200,
      expect.stringMatching(/^private\b.*\bno-store/),
    ])
    const html = await own.text()
    expect(html).toContain(`aria-label="${goods.name}"`)
    expect(html).toContain(`Bỏ ${goods.name} khỏi giỏ`)
    const foreign = await (await other.request.get('/order')).text()
    expect(foreign).toContain('Giỏ hàng của bạn đang trống')
    expect(foreign).not.toContain(goods.name)
  }
  await other.close()
})

test('a gift is added with the line that earns it, and removed with it', async ({ page }) => {
  const { goods, gift, quantity } = await goodsWithGift()
  await putIn(page, goods, quantity)
  await page.goto('/order')
  const gifts = page.getByRole('region', { name: 'Quà tặng kèm' })
  await expect(gifts.getByText(gift, { exact: true })).toBeVisible()
  await expect(gifts.getByText('0 ₫', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: /^Số lượng/ }).fill('1')
  await page.getByRole('textbox', { name: /^Số lượng/ }).press('Enter')
  await expect(gifts.getByText(gift, { exact: true })).toHaveCount(0)
})

test('a product with one variant is added at once; with several the shopper chooses (OVL-07, OVL-25) @phone', async ({
  page,
}) => {
  const listing = async (condition: string) => {
    const [row] = await query<{ path: string; name: string }>(
      `SELECT '/brand/' || b.id || '_' || b.slug AS path, p.name FROM catalog.products p JOIN catalog.brands b ON b.id = p.brand_id
       WHERE p.is_active AND p.is_in_stock AND p.classification = 'normal' AND b.product_count <= 24 AND ${condition} ORDER BY p.total_orders DESC, p.id LIMIT 1`,
    )
    return row!
  }
  const single = await listing('p.total_combinations = 1 AND p.total_orders >= 200')
  await page.goto(single.path)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Thêm ${single.name} vào giỏ` })
    .click()
  const added = page.getByRole('dialog', { name: 'Đã thêm vào giỏ' })
  await expect(added.getByText('Giỏ hàng có 1 sản phẩm')).toBeVisible()
  await added.getByRole('button', { name: 'Tiếp tục mua' }).click()
  await expect(added).toHaveCount(0)

  const several = await listing('p.total_combinations > 2 AND NOT p.is_pre_order')
  await page.goto(several.path)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Thêm ${several.name} vào giỏ` })
    .click()
  const choice = page.getByRole('dialog', { name: 'Chọn loại' })
  await choice.getByRole('button', { name: 'Thêm một', exact: true }).click()
  await choice.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click()
  await expect(added.getByText('Giỏ hàng có 3 sản phẩm')).toBeVisible()
  await expect(choice).toHaveCount(0)
})

test('a variant that sold out since the page was rendered is refused with alternatives (OVL-07)', async ({
  page,
  isMobile,
}) => {
  const product = await productWhere(
    `p.id % 2 = ${Number(isMobile)} AND p.total_combinations > 3 AND p.is_in_stock AND p.classification = 'normal' AND NOT p.is_pre_order AND (SELECT count(*) FROM catalog.combinations c WHERE c.product_id = p.id AND c.is_available) > 2 AND p.default_combination_id IN (SELECT c.id FROM catalog.combinations c WHERE c.is_available AND c.deduction_id IS NULL)`,
  )
  const [row] = await query<{ combination: number; stock: number }>(
    'SELECT c.id AS combination, c.stock FROM catalog.products p JOIN catalog.combinations c ON c.id = p.default_combination_id WHERE p.id = $1',
    [product.id],
  )
  const { combination, stock } = row!
  const goods = { ...product, combination, name: '', price: 0 }
  await visit(page, product.path)
  await setStock(goods, 0)
  try {
    await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first().click()
    const gone = page.getByRole('dialog', { name: 'Vừa hết hàng mất rồi' })
    await gone.getByRole('button', { name: 'Chọn loại này' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Đã thêm vào giỏ' })).toBeVisible()
    const { lines } = await bagOf(page)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.product_id).toBe(product.id)
    expect(lines[0]?.combination_id).not.toBe(String(combination))
  } finally {
    await setStock(goods, stock)
  }
})

test('the keyboard alone leads from the bag to the order', async ({ page, isMobile }) => {
  test.slow()
  await memberWith(page, await goodsOf(23, isMobile))
  await page.goto('/order')
  await expect(page.getByRole('article')).toBeVisible()
  const focused = () =>
    page.evaluate(() => {
      const node = document.activeElement
      return node instanceof HTMLInputElement
        ? node.value
        : (node?.ariaLabel ?? node?.textContent ?? '').trim()
    })
  const reach = async (name: RegExp) => {
    // A slow run of Tab presses goes through the menu's panels too.
    for (let presses = 0; presses < 500; presses++) {
      await page.keyboard.press('Tab')
      if (name.test(await focused())) return
    }
    throw new Error(`the keyboard does not reach ${String(name)}`)
  }
  await reach(/^Thêm một .+/)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await bagOf(page)).pieces).toBe(2)
  await reach(/^Thanh toán$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/order/shipping')
  await expect(page.getByRole('button', { name: 'Tiếp tục' })).toBeVisible()
  await reach(/^Tiếp tục$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/order/payment')
  const methods = page.getByRole('radiogroup', { name: 'Cách thanh toán' })
  await expect(methods).toBeVisible()
  await reach(/^cash_on_delivery$/)
  await page.keyboard.press('Space')
  await expect(methods.getByRole('radio', { checked: true })).toBeVisible()
  await reach(/^Đặt hàng$/)
  await expect(orderButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/success\//)
  expect(await ordersOf(page)).toHaveLength(1)
})
