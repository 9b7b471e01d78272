import { randomUUID } from 'node:crypto'
import { type APIResponse, type Browser, expect, type Page } from '@playwright/test'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { Bag } from '@/domain/bag/view'
import type { PlacedOrder } from '@/domain/order/placed-order'
import { type Person, register } from './member'
import { query } from './shop'

/** Buying: through the shop's calls where the screen is not under test, by hand where it is. */

export interface Goods {
  id: number
  combination: number
  name: string
  path: string
  /** dong, now */
  price: number
}

const PLAIN = `p.classification = 'normal' AND p.is_active AND NOT p.is_withheld AND p.total_combinations = 1 AND p.daily_limit IS NULL AND b.daily_limit IS NULL AND NOT p.is_buy_one_get_one_free AND NOT p.is_flashsale AND p.total_orders < 60 AND c.deduction_id IS NULL AND NOT EXISTS (SELECT FROM catalog.preorder_rules r WHERE r.combination_id = c.id) AND NOT EXISTS (SELECT FROM catalog.pack_items i WHERE i.combination_id = c.id OR i.product_id = p.id)`

const GOODS = `SELECT p.id, c.id AS combination, p.name, '/' || k.slug || '/' || p.id || '-' || p.slug AS path, c.price_after_discount AS price FROM catalog.products p JOIN catalog.combinations c ON c.product_id = p.id JOIN catalog.brands b ON b.id = p.brand_id JOIN catalog.categories k ON k.id = p.default_category_id`

const STOCK = 40

/** Goods that no other test uses: each test names its own number, and none is a best seller. There are 40 pieces. */
export async function goodsOf(number: number, isMobile: boolean): Promise<Goods> {
  const [goods] = await query<Goods>(
    `${GOODS} WHERE ${PLAIN} AND c.price >= 120000 ORDER BY p.id OFFSET $1 LIMIT 1`,
    [number * 2 + Number(isMobile)],
  )
  if (!goods) throw new Error(`the demo shop has no goods number ${number}`)
  await setStock(goods, STOCK)
  return goods
}

/** Goods for a bag that no test orders, so their stock stays. */
export async function spareGoods(): Promise<Goods> {
  const [goods] = await query<Goods>(
    `SELECT p.id, c.id AS combination, p.name, '' AS path, c.price_after_discount AS price FROM catalog.products p JOIN catalog.combinations c ON c.product_id = p.id WHERE p.is_active AND p.is_in_stock AND p.classification = 'normal' AND p.total_combinations = 1 AND c.stock > 20 ORDER BY p.total_orders DESC LIMIT 1`,
  )
  if (!goods) throw new Error('the demo shop has no plain goods')
  return goods
}

/** Plain goods, of which this many pieces earn a gift, and one does not. */
export async function goodsWithGift(): Promise<{ goods: Goods; gift: string; quantity: number }> {
  const [row] = await query<Goods & { gift: string; quantity: number }>(
    `SELECT p.id, c.id AS combination, p.name, '' AS path, c.price_after_discount AS price, g.name AS gift, ceil(o.min_amount::float / c.price_after_discount)::int AS quantity
     FROM catalog.promotions o JOIN catalog.products g ON g.id = o.gift_product_id
     JOIN catalog.products p ON p.brand_id = ANY (SELECT jsonb_array_elements_text(o.scope -> 'brand_ids')::int)
     JOIN catalog.combinations c ON c.product_id = p.id
     WHERE o.is_active AND o.category = 'gift_with_purchase' AND now() BETWEEN o.start_date AND o.end_date AND g.is_in_stock
       AND p.classification = 'normal' AND p.is_active AND p.is_in_stock AND p.total_combinations = 1 AND c.stock > 40 AND p.daily_limit IS NULL AND p.total_orders >= 200
       AND o.min_amount BETWEEN c.price_after_discount + 1 AND c.price_after_discount * 4
     ORDER BY p.id LIMIT 1`,
  )
  if (!row) throw new Error('the demo shop has no goods that earn a gift')
  const { gift, quantity, ...goods } = row
  return { goods, gift, quantity }
}

export const setStock = ({ combination }: Goods, stock: number) =>
  query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1 AND stock <> $2', [combination, stock])

export async function stockOf({ combination }: Goods): Promise<number> {
  const [row] = await query<{ stock: number }>('SELECT stock FROM catalog.combinations WHERE id = $1', [
    combination,
  ])
  return row?.stock ?? Number.NaN
}

/** What the shop answers to a call that must succeed. */
export async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  const text = await answer.text()
  expect([answer.status() < 300, text]).toEqual([true, expect.any(String)])
  return (JSON.parse(text) as { data: Data }).data
}

const BAG = '/api/cart/carts/me'

/** Repeats a call whose idle connection the shop had closed. */
const PATIENT = { maxRetries: 2 }

export const bagOf = async (page: Page) => dataOf<Bag>(await page.request.get(BAG, PATIENT))

export const putIn = async (page: Page, { id, combination }: Goods, quantity = 1) =>
  dataOf<{ bag: Bag; line_id: string }>(
    await page.request.post(`${BAG}/lines`, {
      data: { product_id: id, combination_id: String(combination), quantity },
      ...PATIENT,
    }),
  )

export const choose = async (page: Page, part: CheckoutState) =>
  dataOf<Bag>(await page.request.put(`${BAG}/checkout`, { data: part, ...PATIENT }))

/** An address in the middle of Sài Gòn. */
const SAI_GON = { province_code: '79', ward_code: '26740' }

export const addAddress = async (page: Page, person: Person) =>
  dataOf<{ id: string }>(
    await page.request.post('/api/account/user/me/addresses', {
      data: {
        label: 'Nhà riêng',
        recipient_name: `${person.lastName} ${person.firstName}`,
        phone_code: '+84',
        phone_no: person.phone,
        address1: `${person.userName} Lê Lợi`,
        ...SAI_GON,
        is_default: true,
      },
    }),
  )

/** A new member with goods in the bag and everything chosen but how to pay. */
export async function memberWith(page: Page, goods: Goods, quantity = 1): Promise<Person> {
  const person = await register(page)
  await addAddress(page, person)
  await putIn(page, goods, quantity)
  await choose(page, { shipping_method: 'standard' })
  return person
}

/** Orders the bag with the given payment method. */
export async function place(page: Page, payment_method = 'cash_on_delivery'): Promise<PlacedOrder> {
  const { cart_id, total } = await choose(page, { payment_method })
  return dataOf<PlacedOrder>(
    await page.request.post('/api/order/orders', {
      headers: { 'idempotency-key': randomUUID() },
      data: { cart_id, expected_total: total },
    }),
  )
}

export const ordersOf = async (page: Page) => {
  const answer = await page.request.get('/api/order/user/me/orders?limit=10&sort=-created_at', PATIENT)
  return ((await answer.json()) as { data: { _id: string; reference_code: string }[] }).data
}

/** A way to pay, chosen on the payment page: how it works opens below it. */
export async function payBy(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check()
  await expect(page.getByRole('region', { name: /^Thanh toán bằng: / })).toBeVisible()
}

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Đặt hàng', exact: true })

/** Where the buyer decides at the bank: another address, another origin. */
export async function atBank(page: Page): Promise<void> {
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/pay\//)
}

type Decision = 'Thanh toán' | 'Ngân hàng từ chối' | 'Hủy và quay về cửa hàng'

/** Decides at the bank; the browser is back in the shop afterwards. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  await atBank(page)
  await page.getByRole('button', { name: decision }).first().click()
  await page.waitForURL(
    ({ hostname, pathname }) => hostname === 'localhost' && pathname.startsWith('/order/'),
  )
}

/** As `decide` with a refusal, by the calls alone. Gives the path of the page the buyer is led to. */
export async function refuseAtBank(page: Page, paymentUrl: string): Promise<string> {
  const asked = await page.request.get(paymentUrl)
  const decided = await page.request.post(asked.url(), { form: { answer: 'refuse' }, maxRedirects: 0 })
  const back = await page.request.get(decided.headers().location ?? '', { maxRedirects: 0 })
  return new URL(back.headers().location ?? '', back.url()).pathname
}

export const orderIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[3] ?? ''

/** Another buyer with a browser of their own. */
export async function someoneElse(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await register(page)
  return page
}

/** Mails to an address, once one of them speaks of `text`. */
export async function mailTo(page: Page, person: Person, text: string): Promise<void> {
  await expect(async () => {
    const outbox = await page.request.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`)
    expect(await outbox.text()).toContain(text)
  }).toPass({ timeout: 20_000 })
}
