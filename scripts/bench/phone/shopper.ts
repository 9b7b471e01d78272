import { randomInt } from 'node:crypto'
import type { APIRequestContext } from 'playwright'

/** The address of the new member's profile. */
export interface Shopper {
  profile: string
}

async function send<Data>(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'GET',
  path: string,
  data?: object,
): Promise<Data> {
  const answer = await request.fetch(`/api${path}`, { method, ...(data && { data }) })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`)
  return (JSON.parse(text) as { data: Data }).data
}

interface Offer {
  id: number
  default_combination?: { _id: string; stock_status?: string } | null
}

/** Registers a member, with an address and goods in the bag, in the browser that `request` belongs to. */
export async function becomeShopper(request: APIRequestContext): Promise<Shopper> {
  const digits = String(randomInt(10_000_000, 99_999_999))
  const user_name = `bench${digits}`
  await send(request, 'POST', '/account/auth/register', {
    acquisition_source: 'mobile web',
    email: `${user_name}@example.vn`,
    user_name,
    password: `bench-${digits}`,
    first_name: 'Thử',
    last_name: 'Tải',
    gender: 'female',
    salute: 'Ms',
    phone_no: `03${digits}`,
    phone_code: '+84',
  })
  await send(request, 'POST', '/account/user/me/addresses', {
    label: 'Nhà riêng',
    recipient_name: 'Thử Tải',
    phone_code: '+84',
    phone_no: `03${digits}`,
    address1: '1 phố Thử Tải',
    province_code: '01',
    ward_code: '00004',
    is_default: true,
  })
  await fillBag(request)
  return { profile: `/profile/${user_name}` }
}

const PIECES = 2

/** Goods that sell out or need a choice are refused: the next ones are tried. */
async function fillBag(request: APIRequestContext): Promise<void> {
  const offers = await send<Offer[]>(request, 'GET', '/catalog/v3/products?limit=20')
  let put = 0
  for (const { id, default_combination } of offers) {
    if (put === PIECES || !default_combination) continue
    const line = { product_id: id, combination_id: default_combination._id, quantity: 1 }
    put += await send(request, 'POST', '/cart/carts/me/lines', line).then(
      () => 1,
      () => 0,
    )
  }
  if (put < PIECES) throw new Error('the shop sells too little to fill a bag')
  await send(request, 'PUT', '/cart/carts/me/checkout', { shipping_method: 'standard' })
}
