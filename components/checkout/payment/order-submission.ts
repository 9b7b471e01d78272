import type { Bag } from '@/domain/bag/view'
import type { PlacedOrder, PlaceOrder } from '@/domain/order/placed-order'
import { affiliation } from '@/lib/account/acquisition'
import { api } from '@/lib/client/api'
import { isUnanswered, isUndecided } from '@/lib/client/failure'
import { onIdentityChange } from '@/lib/client/member/personal-state'
import { refuseAsFormerMember } from '@/lib/client/member/session-lost'

/**
 * A submit attempt of the order. Reuses its idempotency key for an unchanged bag, also after a reload, until an order exists: an attempt
 * whose answer was lost is repeated with the same key.
 */
export interface Submission extends PlaceOrder {
  key: string
  /** the bag's content when it was submitted; a changed bag is another submission */
  content: string
  /** sent, without an answer yet */
  is_open: boolean
}

const NAME = 'nang-submission'

/** Without storage a reload loses the submission; the cart itself still prevents a second order. */
let last: Submission | null = null

const isSubmission = (value: unknown): value is Submission =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'content', 'cart_id'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'expected_total') === 'number'

/** The previous submission of this tab. */
export function readSubmission(): Submission | null {
  if (last) return last
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null')
    return isSubmission(value) ? value : null
  } catch {
    return null
  }
}

function storeSubmission(submission: Submission | null) {
  last = submission
  try {
    if (submission) window.sessionStorage.setItem(NAME, JSON.stringify(submission))
    else window.sessionStorage.removeItem(NAME)
  } catch {
    // See `last`.
  }
}

/** Called once its order exists. */
export const dropSubmission = (): void => storeSubmission(null)

onIdentityChange(dropSubmission)

/** Everything that determines the order and its price. */
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
 * The bag the shopper confirmed by submitting while `seen` was shown: `now`, when it differs in the payment method alone, which was on the
 * screen before it was saved. Any other change was not seen and must be confirmed.
 */
export function confirmedBag(seen: Bag, now: Bag | undefined): Bag {
  const method = now?.checkout.payment_method
  return now && shownOf(now, method) === shownOf(seen, method) ? now : seen
}

/** The submission for this bag: the previous one when nothing has changed since. */
export function submissionFor(bag: Bag): Submission {
  const content = contentOf(bag)
  const before = readSubmission()
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

/** POST /orders. @throws DomainError with the refusal, TypeError without a connection */
export async function submitOrder(submission: Submission): Promise<PlacedOrder> {
  refuseAsFormerMember()
  storeSubmission({ ...submission, is_open: true })
  const { cart_id, expected_total, agreement, key } = submission
  const wish: PlaceOrder = { cart_id, expected_total, agreement, affiliation: affiliation() }
  try {
    const order = await api.order.orders.$post({ json: wish, header: { 'idempotency-key': key } })
    dropSubmission()
    return order
  } catch (failure) {
    // Where the shop did not try it, an earlier call without an answer may have placed the order.
    const is_open = isUnanswered(failure) || (submission.is_open && isUndecided(failure))
    storeSubmission({ ...submission, is_open })
    throw failure
  }
}
