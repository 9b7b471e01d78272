import { readTracking } from '@/domain/affiliate/tracking'
import { DatabaseError } from 'pg'
import { array, mixed, number, object } from 'yup'
import { DomainError, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { PlacedOrder, PlaceOrder } from '@/domain/order/placed-order'
import { isPublicDemo } from '@/domain/shop/shop-identity'
import { writtenSettings } from '@/settings'
import {
  closeCart,
  linesOf,
  lockOpenCart,
  mayCheckOut,
  prepareOrder,
  type PricedBag,
  readPricedBag,
  readShopper,
  shortLines,
  typedContact,
  type CartOwner,
} from '../cart'
import type { Shortage } from '../catalog'
import { database, type Database, persistentTransaction, sendTogether } from '../database'
import { createOrder, type OrderFacts, orderKey, placedOrder } from '../order'
import { NOT_STARTED, openPayment, resumePayment, type Start, type Started, startPayment } from '../payment'
import { validateOrder, totalChanged } from './validate-order'
import { toOrderDraft } from './order-draft'
import { checkOpenOrders, countSubmission } from './submission-limits'

interface Submission {
  owner: CartOwner
  input: PlaceOrder
  /** idempotency key: however often the submission arrives, it makes one order */
  key: string
  start: Start
}

export interface Placed {
  order: PlacedOrder
  /** false when this submission, or another tab with the same cart, had made it already */
  isNew: boolean
}

/** The order of this submission or cart, if it is the caller's: a member's, or one this device placed as a guest. */
async function knownOrder({ owner, input, key }: Submission): Promise<OrderFacts | null> {
  const order = await placedOrder(database(), { cartId: input.cart_id, key })
  if (!order) return null
  const isOwn =
    order.user_id === null
      ? owner.deviceId !== '' && order.device_id === owner.deviceId
      : order.user_id === owner.memberId
  return isOwn ? order : null
}

type OrderNames = Pick<OrderFacts, 'id' | 'reference_code' | 'user_id'>

/** The answer for an order that exists: where to pay, if it waits to be paid at a provider. */
const answer = ({ id, reference_code, user_id }: OrderNames, started: Started): PlacedOrder => ({
  order_id: id,
  reference_code,
  ...started,
  key: user_id === null ? orderKey(id) : null,
})

/** The answer for an order that was made before, whose payment may have been interrupted. */
async function answerAgain(submission: Submission): Promise<Placed | null> {
  const known = await knownOrder(submission)
  return known && { order: answer(known, await resumePayment(known.id, submission.start)), isNew: false }
}

const shortagesSchema = array(
  object({
    kind: mixed<Shortage['kind']>().oneOf(['stock', 'preorder', 'deduction']).required(),
    target_id: number().required(),
    left: number().required(),
  }),
).required()

const shortagesOf = ({ details }: DomainError): Shortage[] => shortagesSchema.validateSync(details?.short)

interface WrittenOrder extends OrderNames {
  /** to be started at its provider; null when there is none */
  paymentId: string | null
}

/** A shortage the cart did not know of, reported by its lines; a gift that ran out changes the cart, which is sent again. */
function shortageByLines(error: unknown, bag: PricedBag): unknown {
  if (!(error instanceof DomainError) || error.code !== 'OUT_OF_STOCK') return error
  const lines = shortLines(bag, shortagesOf(error))
  return lines.length > 0
    ? domainError('OUT_OF_STOCK', 'some of it has just been sold', { lines })
    : totalChanged(bag)
}

/**
 * Everything an order is, in one transaction: the bag is locked first and the goods last. Gives the order and its payment; null where the bag is not
 * open any more, as it was ordered at the same moment by another submission or in another tab, or is not the caller's.
 */
async function writeOrder(tx: Database, { owner, input, key }: Submission): Promise<WrittenOrder | null> {
  // The rows are read after the lock: one statement after the other, each sees what was committed before it.
  const [cart, rows] = await sendTogether([
    lockOpenCart(tx, owner, input.cart_id),
    linesOf(tx, input.cart_id),
  ])
  if (!cart) return null
  const bag = await readPricedBag(tx, owner, { cart, rows, isPlacing: true })
  const contact = validateOrder(bag, input)
  const affiliation = readTracking(input.affiliation)
  const draft = toOrderDraft(bag, { owner, cartId: cart.id, key, contact, affiliation })
  const [, order] = await sendTogether([
    checkOpenOrders(tx, owner, contact),
    createOrder(tx, draft).catch((error: unknown) => {
      throw shortageByLines(error, bag)
    }),
  ])
  const [payment] = await sendTogether([
    draft.total > 0
      ? openPayment(tx, {
          orderId: order.id,
          reference_code: order.reference_code,
          method: draft.payment_method,
          amount: draft.total,
          expiresAt: order.unpaid_until,
        })
      : null,
    closeCart(tx, cart.id, bag.breakdown.left_out),
  ])
  return {
    id: order.id,
    reference_code: order.reference_code,
    user_id: draft.user_id,
    paymentId: payment?.isOnline ? payment.paymentId : null,
  }
}

/** A visitor who asks for a cart that is not theirs has most likely been signed out meanwhile. */
const mayOrder = async (owner: CartOwner) => mayCheckOut(await readShopper(database(), owner))

/** The database refuses a second order of a cart or submission. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof DatabaseError &&
  ['orders_cart_id_key', 'orders_idempotency_key_key'].includes(error.cause.constraint ?? '')

/**
 * Places an order (BUY-10): one transaction, all of it or nothing, at the price that was shown. Double clicks, repeated calls and a
 * second tab get the order that is there. Then the payment is begun, which may fail and leaves the order as it is.
 * @throws NOT_FOUND, UNAUTHENTICATED, LINES_CHANGED, TOTAL_CHANGED, OUT_OF_STOCK, VOUCHER_GONE, POINTS_SHORT, CHECKOUT_INCOMPLETE,
 * PHONE_UNVERIFIED, TOO_MANY_REQUESTS, PAYMENT_METHOD_OFF in a public demonstration
 */
export async function placeOrder(submission: Submission): Promise<Placed> {
  if (isPublicDemo(writtenSettings()))
    throw domainError('PAYMENT_METHOD_OFF', 'a demonstration takes no order', undefined, 409)
  // A caller without member and device owns no cart.
  if (submission.owner.memberId === null && submission.owner.deviceId === '') throw notFound('bag')
  const { owner, start } = submission
  const [known, contact] = await Promise.all([answerAgain(submission), typedContact(owner)])
  if (known) return known
  await countSubmission(owner, start.buyerAddress, contact)
  await prepareOrder(owner)
  const written = await persistentTransaction((tx) => writeOrder(tx, submission)).catch((error: unknown) => {
    if (isTaken(error)) return null
    throw error
  })
  if (written) {
    const { paymentId } = written
    const started = paymentId === null ? NOT_STARTED : await startPayment(paymentId, start)
    return { order: answer(written, started), isNew: true }
  }
  const other = await answerAgain(submission)
  // No cart, another owner's, or the key of another owner's submission.
  if (!other)
    throw (await mayOrder(owner)) ? notFound('bag') : domainError('UNAUTHENTICATED', 'sign in to order')
  return other
}
