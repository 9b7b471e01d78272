import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from 'playwright'
import { main as orders } from '@/scripts/orders/main'

/** The shopper of the pictures: what lies behind a screen is made by the shop's calls, as its own pages make them. */

export interface Goods {
  id: number
  slug: string
  default_category: { slug: string }
  default_combination: { _id: string }
  classification: string
  total_combinations: number
}

async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${text.slice(0, 200)}`)
  return (JSON.parse(text) as { data: Data }).data
}

const PRODUCTS = 60

/** Products that are sold, or that are sold out, the most frequently bought first. */
export async function products(page: Page, isInStock: boolean): Promise<Goods[]> {
  const filter = encodeURIComponent(JSON.stringify({ is_in_stock: isInStock }))
  const address = `/api/catalog/v3/search?limit=${PRODUCTS}&sort=most-purchased&filter=${filter}`
  const found = await dataOf<Goods[]>(await page.request.get(address))
  return found.filter(({ classification }) => classification === 'normal')
}

export const productPath = ({ id, slug, default_category }: Goods) =>
  `/${default_category.slug}/${id}-${slug}`

/** An address in the middle of Sài Gòn. */
const ADDRESS = { address1: '12 Lê Lợi', province_code: '79', ward_code: '26740' }

/** Registers a member with an address; the page's browser is signed in afterwards. */
export async function register(page: Page): Promise<void> {
  const key = Date.now().toString(36)
  const phone = `098${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
  await dataOf(
    await page.request.post('/api/account/auth/register', {
      data: {
        acquisition_source: 'mobile web',
        email: `minh.anh.${key}@example.vn`,
        user_name: `minhanh${key}`,
        password: `Mat khau ${key}`,
        first_name: 'Minh Anh',
        last_name: 'Nguyễn',
        gender: 'female',
        salute: 'Ms',
        phone_no: phone,
        phone_code: '+84',
      },
    }),
  )
  await dataOf(
    await page.request.post('/api/account/user/me/addresses', {
      data: {
        label: 'Nhà riêng',
        recipient_name: 'Nguyễn Minh Anh',
        phone_code: '+84',
        phone_no: phone,
        is_default: true,
        ...ADDRESS,
      },
    }),
  )
}

export async function putIntoBag(page: Page, { id, default_combination }: Goods): Promise<void> {
  await dataOf(
    await page.request.post('/api/cart/carts/me/lines', {
      data: { product_id: id, combination_id: default_combination._id, quantity: 1 },
    }),
  )
}

interface Placed {
  order_id: string
  reference_code: string
}

/** Orders goods, paid in cash at the door unless said otherwise. */
export async function order(page: Page, goods: Goods, payment_method = 'cash_on_delivery'): Promise<Placed> {
  await putIntoBag(page, goods)
  const data = { shipping_method: 'standard', payment_method }
  const bag = await dataOf<{ cart_id: string; total: number }>(
    await page.request.put('/api/cart/carts/me/checkout', { data }),
  )
  return dataOf<Placed>(
    await page.request.post('/api/order/orders', {
      headers: { 'idempotency-key': randomUUID() },
      data: { cart_id: bag.cart_id, expected_total: bag.total },
    }),
  )
}

/** What the staff does with an order, by its own program. @throws when an event is refused */
export async function moveOrder(reference: string, ...events: string[]): Promise<void> {
  for (const event of events) {
    const said: string[] = []
    const terminal = { log: () => undefined, error: (text: string) => void said.push(text) }
    if ((await orders([reference, event], terminal)) !== 0) throw new Error(said.join('\n'))
  }
}

export const favour = (page: Page, goods: readonly Goods[]) =>
  Promise.all(
    goods.map(({ id, default_combination }) =>
      page.request.post('/api/catalog/v3/users/me/wishlists', {
        data: { product_id: id, product_combination_id: default_combination._id },
      }),
    ),
  )
