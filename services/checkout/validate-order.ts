import type { CheckoutContact } from '@/domain/bag/checkout'
import { priceBag } from '@/domain/bag/pricing/breakdown'
import { type DomainError, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { PlaceOrder } from '@/domain/order/placed-order'
import {
  agreementOf,
  bagView,
  leftOutOf,
  mayCheckOut,
  needsVerifiedPhone,
  type PricedBag,
  problemsOf,
} from '../cart'

const linesChanged = (problems: ReturnType<typeof problemsOf>) =>
  domainError('LINES_CHANGED', 'lines of the bag cannot be ordered as they are', { problems })

/** The answer brings the bag as it is now, to be shown in the place of the one that was agreed to. */
export const totalChanged = (bag: PricedBag) =>
  domainError('TOTAL_CHANGED', 'the bag costs something else by now', { bag: bagView(bag) })

/** Reasons that come over a code while it lies in the bag. */
const USED_UP = ['USED_ALREADY', 'USED_UP', 'EXPIRED', 'NOT_YOURS']

/**
 * The level whose early prices the shopper agreed to and does not have any more; null where the bag costs something else for another reason: the
 * bag at those prices costs what was agreed to, or its lines were put in at them.
 */
function closedEarlySale({ snapshot, input, breakdown }: PricedBag, agreed: number): string | null {
  const closedOf = (combinationId: string) => {
    const offer = snapshot.early.get(combinationId)
    return offer && !offer.is_open ? offer : null
  }
  const closed = input.lines.flatMap(({ combination_id }) => closedOf(combination_id) ?? [])
  const [first] = closed
  if (!first || agreed >= breakdown.total) return null
  const lines = input.lines.map((line) => ({
    ...line,
    unit_price: closedOf(line.combination_id)?.price ?? line.unit_price,
  }))
  const wasAddedEarly = input.lines.some(
    ({ combination_id, unit_price_when_added }) => closedOf(combination_id)?.price === unit_price_when_added,
  )
  return wasAddedEarly || priceBag({ ...input, lines }).total === agreed ? first.stage : null
}

/** Why the cart costs something else, where one cause is plain: a code or points that were used meanwhile, a level that was lost. */
function whyOther(bag: PricedBag, agreed: number): DomainError {
  const { breakdown, cart, shopper } = bag
  const voucher = breakdown.refused.find(
    ({ code, is_auto_applied, reason }) => code !== null && !is_auto_applied && USED_UP.includes(reason.code),
  )
  if (voucher) {
    const { voucher_id, reason } = voucher
    return domainError('VOUCHER_GONE', 'a voucher cannot be used any more', { voucher_id, reason })
  }
  const stage = closedEarlySale(bag, agreed)
  if (stage !== null)
    return domainError('EARLY_SALE_CLOSED', 'the early price is for a higher level', {
      stage,
      bag: bagView(bag),
    })
  const balance = shopper.points
  return cart && cart.points_wanted > balance
    ? domainError('POINTS_SHORT', 'not enough points', { balance })
    : totalChanged(bag)
}

/**
 * Checks that the cart as it is now may be ordered, and is what the shopper saw and agreed to. Gives the contact of the order.
 * @throws UNAUTHENTICATED (401), NOT_FOUND (404) for an empty bag, LINES_CHANGED, VOUCHER_GONE, EARLY_SALE_CLOSED, POINTS_SHORT,
 * TOTAL_CHANGED (409), CHECKOUT_INCOMPLETE (422), PHONE_UNVERIFIED (403)
 */
export function validateOrder(bag: PricedBag, { expected_total, agreement }: PlaceOrder): CheckoutContact {
  const { breakdown, checkout } = bag
  if (!mayCheckOut(bag.shopper)) throw domainError('UNAUTHENTICATED', 'sign in to order')
  if (bag.lines.every(({ goods }) => goods === null)) throw notFound('bag')
  const problems = problemsOf(bag)
  if (problems.length > 0) throw linesChanged(problems)
  // Lines that ran out while the shopper looked at them; those they saw run out are not counted in what they agreed to.
  const gone = leftOutOf(bag)
  const isOther = breakdown.total !== expected_total
  if (gone.length > 0 && (isOther || breakdown.lines.length === 0)) throw linesChanged(gone)

  const { missing, contact } = checkout
  if (missing.length > 0 || !contact)
    throw domainError('CHECKOUT_INCOMPLETE', 'something is still to be chosen', { missing })
  if (isOther) throw whyOther(bag, expected_total)
  if (agreement !== undefined && agreement !== agreementOf(bag)) throw totalChanged(bag)
  if (needsVerifiedPhone(bag))
    throw domainError('PHONE_UNVERIFIED', 'vouchers and points need a verified phone number')
  return contact
}
