import { expect, type Page, test } from '@playwright/test'
import { dataOf } from '../buyer'
import { register } from '../member'
import { query } from '../shop'

interface Goods {
  id: number
  combination: number
  name: string
  path: string
  /** 'DD/MM' from when a pre-order is sent */
  day: string | null
}

/** A product whose default combination is as said, and whose name no other has. */
async function goodsThat(are: string): Promise<Goods> {
  const [found] = await query<Goods>(
    `SELECT p.id, d.id AS combination, p.name, '/' || k.slug || '/' || p.id || '-' || p.slug AS path,
       to_char(r.ships_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'DD/MM') AS day
     FROM catalog.products p JOIN catalog.combinations d ON d.id = p.default_combination_id
     JOIN catalog.categories k ON k.id = p.default_category_id
     LEFT JOIN catalog.preorder_rules r ON r.combination_id = d.id
     WHERE p.is_active AND p.classification = 'normal' AND ${are}
       AND NOT EXISTS (SELECT FROM catalog.products other WHERE other.name = p.name AND other.id <> p.id)
     ORDER BY p.id DESC LIMIT 1`,
  )
  if (!found) throw new Error(`no product that ${are}`)
  return found
}

const give = async (page: Page, { id, combination }: Goods) =>
  dataOf(
    await page.request.post('/api/catalog/v3/users/me/wishlists', {
      data: { product_id: id, product_combination_id: String(combination) },
    }),
  )

/** All texts of the sale states; each product shows one of them. */
const WORDS = /Còn hàng|Sắp hết hàng|Đặt trước, giao từ \d\d\/\d\d|(?<!Sắp )[Hh]ết hàng/g
const saidIn = (text: string) => [...new Set(text.match(WORDS))]

test('card, quick view, page and wishlist say one state of a product (CRD-05)', async ({ page }) => {
  // Sixteen pages.
  test.setTimeout(120_000)
  await register(page)
  const kinds = [
    { goods: await goodsThat('d.is_available AND NOT d.is_pre_order AND d.stock > 50'), said: 'Còn hàng' },
    {
      goods: await goodsThat('d.is_available AND NOT d.is_pre_order AND d.stock BETWEEN 1 AND 5'),
      said: 'Sắp hết hàng',
    },
    { goods: await goodsThat('d.is_available AND d.is_pre_order'), said: 'Đặt trước, giao từ' },
    { goods: await goodsThat('NOT p.is_in_stock AND NOT p.is_pre_order'), said: 'Hết hàng' },
  ]
  for (const { goods, said } of kinds) {
    const words = goods.day === null ? said : `${said} ${goods.day}`
    await give(page, goods)

    await page.goto(`/search?q=${encodeURIComponent(goods.name)}`)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: goods.name, exact: true }) })
      .first()
    expect(saidIn(await card.innerText())).toEqual([words])
    await card.hover()
    await card.getByRole('button', { name: /^Xem nhanh/ }).click()
    const quickView = page.getByRole('dialog', { name: goods.name })
    await expect(quickView.getByText(words, { exact: true })).toBeVisible()

    await page.goto(goods.path)
    const panel = page.locator(`#chon-loai-${goods.id}`)
    expect(saidIn(await panel.innerText())).toEqual([words])
    const isSoldOut = said === 'Hết hàng'
    await expect(panel.getByRole('button', { name: 'Báo tôi khi có hàng' })).toHaveCount(isSoldOut ? 1 : 0)
    if (isSoldOut) {
      await expect(page.getByRole('heading', { name: 'Ưu đãi cho sản phẩm này' })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Sản phẩm tương tự đang có hàng' })).toBeVisible()
    }
  }
  await page.goto('/wishlist')
  for (const { goods, said } of kinds) {
    const row = page.getByRole('article', { name: goods.name, exact: true })
    await expect(row).toBeVisible()
    expect(saidIn(await row.innerText())).toEqual([goods.day === null ? said : `${said} ${goods.day}`])
  }
})
