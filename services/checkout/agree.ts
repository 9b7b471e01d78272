import type { CheckoutContact } from '@/domain/bag/checkout'
import { isBlocking } from '@/domain/bag/line-problem'
import { type DomainError, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { PlaceOrder } from '@/domain/order/place'
import type { PricedBag } from '../cart'

/** Lines that cannot be had at all: they cost nothing and would be left out. */
const leftOut = ({ view, breakdown }: PricedBag) =>
  view.lines.flatMap(({ id, problems }) => {
    const problem = problems.find(isBlocking)
    return problem && breakdown.left_out.includes(id) ? [{ line_id: id, problem }] : []
  })

const linesChanged = (problems: PricedBag['problems']) =>
  domainError('LINES_CHANGED', 'lines of the bag cannot be ordered as they are', { problems })

export const totalChanged = (bag: PricedBag['view']) =>
  domainError('TOTAL_CHANGED', 'the bag costs something else by now', { bag })

/** Reasons that come over a code while it lies in the bag. */
const USED_UP = ['USED_ALREADY', 'USED_UP', 'EXPIRED', 'NOT_YOURS']

/** Why the bag costs something else, where one thing is plainly to blame: a code or points that somebody used meanwhile. */
function whyOther({ view, breakdown }: PricedBag): DomainError {
  const voucher = breakdown.refused.find(
    ({ code, is_auto_applied, reason }) => code !== null && !is_auto_applied && USED_UP.includes(reason.code),
  )
  if (voucher) {
    const { voucher_id, reason } = voucher
    return domainError('VOUCHER_GONE', 'a voucher cannot be used any more', { voucher_id, reason })
  }
  const { wanted, balance } = view.points
  return wanted > balance ? domainError('POINTS_SHORT', 'not enough points', { balance }) : totalChanged(view)
}

/**
 * Whether the bag as it is now may be ordered, and is what the shopper saw and agreed to. Gives who is told of the order.
 * @throws UNAUTHENTICATED (401), NOT_FOUND (404) for an empty bag, LINES_CHANGED, VOUCHER_GONE, POINTS_SHORT, TOTAL_CHANGED (409),
 * CHECKOUT_INCOMPLETE (422), PHONE_UNVERIFIED (403)
 */
export function agree(bag: PricedBag, { expected_total, agreement }: PlaceOrder): CheckoutContact {
  const { view, breakdown, problems } = bag
  if (!view.may_check_out) throw domainError('UNAUTHENTICATED', 'sign in to order')
  if (view.lines.length === 0) throw notFound('bag')
  if (problems.length > 0) throw linesChanged(problems)
  // Lines that ran out while the shopper looked at them; those they saw run out are not counted in what they agreed to.
  const gone = leftOut(bag)
  const isOther = breakdown.total !== expected_total
  if (gone.length > 0 && (isOther || breakdown.lines.length === 0)) throw linesChanged(gone)

  const { missing, contact } = view.checkout
  if (missing.length > 0 || !contact)
    throw domainError('CHECKOUT_INCOMPLETE', 'something is still to be chosen', { missing })
  if (isOther) throw whyOther(bag)
  if (agreement !== undefined && agreement !== view.agreement) throw totalChanged(view)
  if (bag.needs_verified_phone)
    throw domainError('PHONE_UNVERIFIED', 'vouchers and points need a proved phone number')
  return contact
}
