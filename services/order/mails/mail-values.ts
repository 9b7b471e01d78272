import { amountOf } from '@/domain/bag/line'
import { type GivenBack, isReasonOf } from '@/domain/order/cancellation'
import { paymentKindOf } from '@/domain/order/payment/payment-methods'
import { retryEndsAt, retryOf } from '@/domain/order/payment/retry'
import { wireState } from '@/domain/order/states'
import { reviewPath } from '@/domain/review/reminder'
import type { Database } from '../../database'
import { storesById } from '../../store'
import type { AppliedMove } from '../transitions/effects'
import { type OrderFacts, paymentTitleOf } from '../order-facts'
import { orderLink, retryLink } from '../guest-key'
import { linesOf } from '../create/order-lines'
import { parcelOf } from '../parcels/parcel'
import { goodsToReview } from '../read/received-goods'
import { dialledNumber } from '@/domain/account/phone'

/** A move as its mail reports it; `given` of one that ended the order, `gives_card` where a gift card is good again. */
export type MailedMove = AppliedMove & { given?: GivenBack; gives_card?: boolean }

/** Values that every mail about an order has. */
export async function aboutOrder(tx: Database, order: OrderFacts) {
  const lines = await linesOf(tx, [order.id])
  return {
    name: order.contact.name,
    reference: order.reference_code,
    link: orderLink(order),
    goods: lines.map(({ goods, quantity, unit_price, is_free, is_pre_order }) => ({
      name: goods.name,
      variant: goods.variant,
      quantity,
      total: amountOf({ unit_price, quantity }),
      is_free,
      is_pre_order,
    })),
  }
}

/** Dong that are still to be paid in cash. */
export const cashOf = ({ is_paid, payment_method, total }: OrderFacts): number =>
  !is_paid && paymentKindOf(payment_method) === 'cod' ? total : 0

export async function storeOf(tx: Database, { store_id }: OrderFacts) {
  if (store_id === null) return null
  const store = (await storesById(tx, [store_id])).get(store_id)
  return store ? { name: store.name, address: store.address, phone: store.phone } : null
}

function addressLines({ delivery_address: address }: OrderFacts): string[] | null {
  if (!address) return null
  const { recipient_name, street1, street2, ward, district, province } = address
  return [
    recipient_name,
    dialledNumber(address),
    [street1, street2].filter(Boolean).join(', '),
    [ward, district, province].filter(Boolean).join(', '),
  ]
}

function howToPay({ is_paid, payment_method }: OrderFacts) {
  if (is_paid) return 'paid'
  const kind = paymentKindOf(payment_method)
  return kind === 'cod' || kind === 'transfer' ? kind : 'online'
}

export async function placedValues(tx: Database, { order }: MailedMove) {
  const how = howToPay(order)
  return {
    subtotal: order.subtotal,
    discount: order.discount,
    shipping_fee: order.shipping_fee,
    shipping_discount: order.shipping_discount,
    points_amount: order.points_amount,
    total: order.total,
    payment_name: paymentTitleOf(order),
    how,
    address: addressLines(order),
    store: await storeOf(tx, order),
    estimate: order.estimate,
    transfer:
      how === 'transfer'
        ? { accounts: order.transfer_accounts, content: order.reference_code, due_at: order.unpaid_until }
        : null,
  } as const
}

export function shippedValues({ order }: MailedMove) {
  const parcel = parcelOf(order)
  return {
    carrier_name: parcel?.carrier_name ?? null,
    tracking_code: parcel?.tracking_code ?? null,
    tracking_url: parcel?.tracking_url ?? null,
    latest_day: order.estimate?.to ?? null,
    cod: cashOf(order),
  }
}

export const deliveredValues = async (tx: Database, { order }: MailedMove) => ({
  reviewable:
    order.user_id === null
      ? []
      : goodsToReview(await linesOf(tx, [order.id])).map((goods) => ({
          name: goods.name,
          variant: goods.variant,
          picture: goods.image_url,
          path: reviewPath(goods),
        })),
  earned_points: order.user_id === null ? 0 : order.earned_points,
  vouchers: order.user_id === null ? 0 : order.promises.length,
})

function endOf({ event, order }: MailedMove) {
  if (event === 'refund') return 'refunded'
  if (event === 'expire') return 'expired'
  return order.state === 'payment_failed' ? 'payment_failed' : 'cancelled'
}

function reasonOf({ event, by, order: { cancellation_reason: reason } }: MailedMove) {
  return event === 'cancel' && reason !== null && isReasonOf(by, reason) ? reason : null
}

/** Vouchers that were typed or chosen; the others apply themselves again. */
const CODES: readonly string[] = [
  'ORDER_VOUCHER',
  'NEXT_PURCHASE_VOUCHER',
  'PAYMENT_VOUCHER',
  'SHIPPING_VOUCHER',
]

/** The way to pay again, while there is one: a payment may be found to have failed after its retry window has closed. */
function retryFor(order: OrderFacts) {
  const payable = {
    state: wireState(order.state).state,
    payment_method: { code: order.payment_method },
    created_at: order.created_at.toISOString(),
    is_payment_failed: order.state === 'payment_failed',
  }
  const isOpen = payable.is_payment_failed && retryOf(payable, new Date()) === 'open'
  return isOpen ? { until: retryEndsAt(payable), link: retryLink(order) } : null
}

export const cancelledValues = (move: MailedMove) =>
  ({
    retry: retryFor(move.order),
    kind: endOf(move),
    reason: reasonOf(move),
    note: move.note ?? null,
    given_back: {
      points: move.given?.spent_points ? move.order.points_used : 0,
      has_vouchers:
        move.gives_card === true ||
        (move.given?.voucher === true && move.order.entries.some(({ code }) => CODES.includes(code))),
      money: move.order.is_paid ? move.order.total : 0,
    },
  }) as const
