import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import type { PlacedOrder, PlaceOrder } from '@/domain/order/placed-order'
import { api } from '@/lib/client/api'
import { onIdentityChange } from '@/lib/client/member/personal-state'

/**
 * A press of "Đặt hàng". Its key stays the same for the same bag, in this tab and over a reload, until an order has come of it: a press
 * whose answer was lost can be sent again and is still the same press.
 */
export interface Press extends PlaceOrder {
  key: string
  /** what was seen when it was pressed; another bag is another press */
  content: string
  /** sent, and not answered yet */
  is_open: boolean
}

const NAME = 'nang-press'

/** Without storage a reload forgets the press; the cart itself still makes no second order. */
let last: Press | null = null

const isPress = (value: unknown): value is Press =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'content', 'cart_id'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'expected_total') === 'number'

/** The press of before, in this tab. */
export function readPress(): Press | null {
  if (last) return last
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null')
    return isPress(value) ? value : null
  } catch {
    return null
  }
}

function keep(press: Press | null) {
  last = press
  try {
    if (press) window.sessionStorage.setItem(NAME, JSON.stringify(press))
    else window.sessionStorage.removeItem(NAME)
  } catch {
    // See `last`.
  }
}

/** An order has come of it. */
export const dropPress = (): void => keep(null)

onIdentityChange(dropPress)

/** All that decides what is ordered, and for how much. */
const contentOf = ({ cart_id, lines, total, voucher_codes, points, checkout }: Bag): string =>
  JSON.stringify([
    cart_id,
    total,
    lines.map(({ id, combination_id, quantity }) => [id, combination_id, quantity]),
    voucher_codes,
    points.used,
    [checkout.address, checkout.guest_address, checkout.contact, checkout.shipping_method, checkout.store_id],
    [checkout.payment_method, checkout.invoice, checkout.note, checkout.is_gift],
  ])

const shownOf = (bag: Bag, payment_method: string | undefined): string =>
  JSON.stringify([
    contentOf({ ...bag, checkout: { ...bag.checkout, payment_method } }),
    bag.lines.map(({ total }) => total),
    bag.free_products,
  ])

/**
 * What was agreed to by a press on the bag that was `seen`: the bag of `now`, when nothing but the way to pay is another, which stood on the
 * screen before the shop had it. Anything else that is new was not seen, so that it is asked about.
 */
export function agreedBag(seen: Bag, now: Bag | undefined): Bag {
  const method = now?.checkout.payment_method
  return now && shownOf(now, method) === shownOf(seen, method) ? now : seen
}

/** The press for this bag: the one of before when nothing has changed since. */
export function pressFor(bag: Bag): Press {
  const content = contentOf(bag)
  const before = readPress()
  if (before?.content === content) return before
  return {
    cart_id: bag.cart_id ?? '',
    expected_total: bag.total,
    agreement: bag.agreement,
    key: crypto.randomUUID(),
    content,
    is_open: false,
  }
}

/** No answer, or none of the shop's: the order may have been made all the same. */
export const isLost = (failure: unknown): boolean =>
  !(failure instanceof DomainError) || failure.status >= 500 || failure.code === 'NETWORK'

/** POST /orders. @throws DomainError with the refusal, TypeError without a connection */
export async function sendPress(press: Press): Promise<PlacedOrder> {
  keep({ ...press, is_open: true })
  const { cart_id, expected_total, agreement, key } = press
  const wish: PlaceOrder = { cart_id, expected_total, agreement }
  try {
    const order = await api.order.orders.$post({ json: wish, header: { 'idempotency-key': key } })
    dropPress()
    return order
  } catch (failure) {
    if (!isLost(failure)) keep({ ...press, is_open: false })
    throw failure
  }
}
