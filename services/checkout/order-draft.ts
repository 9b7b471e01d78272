import type { Address } from '@/domain/account/address'
import type { Affiliation } from '@/domain/affiliate/tracking'
import type { CheckoutContact } from '@/domain/bag/checkout'
import type { OrderAddress } from '@/domain/order/order'
import { PICKUP_ORDER_TYPE } from '@/domain/order/pickup'
import { buyerOf, type PricedBag, reservationsOfBag, type CartOwner } from '../cart'
import type { DraftFreeLine, DraftLine, OrderDraft } from '../order'
import { shopAccounts } from '../payment'

/** The payment method of an order with nothing left to pay. */
const NO_METHOD = 'none'

/** The lines that are ordered, in the order of the bag. */
const linesOf = ({ lines }: PricedBag): DraftLine[] =>
  lines.flatMap(({ row, line, goods, price, pack_detail }): DraftLine[] => {
    if (!goods || !price) return []
    const { quantity, unit_price, list_price, discount, total, points_amount } = price
    return [
      {
        goods,
        quantity,
        unit_price,
        list_price,
        discount,
        total,
        points_amount,
        is_pre_order: line.is_pre_order,
        pack_detail,
        egift_info: row.egift,
        weight: line.weight,
      },
    ]
  })

const freeLinesOf = ({ free_products }: PricedBag): DraftFreeLine[] =>
  free_products.map(({ goods, quantity, offer_name, weight }) => ({ goods, quantity, offer_name, weight }))

const toOrderAddress = (address: Address): OrderAddress => ({
  recipient_name: address.recipient_name,
  phone_code: address.phone_code,
  phone_no: address.phone_no,
  street1: address.address1,
  street2: address.address2 ?? '',
  ward_code: address.ward_code,
  ward: address.ward,
  district: address.district,
  province_code: address.province_code,
  province: address.province,
})

/** How the order gets to the buyer. */
function deliveryOf({ checkout }: PricedBag) {
  const { address, delivery, isPickup, isByEmail } = checkout
  return {
    order_type: isPickup ? PICKUP_ORDER_TYPE : 'Delivery',
    store_id: isPickup ? (delivery.store?.id ?? null) : null,
    shipping_method: isByEmail ? 'email' : (delivery.method ?? 'standard'),
    delivery_address: !isPickup && !isByEmail && address ? toOrderAddress(address) : null,
    estimate: delivery.estimate,
  } satisfies Partial<OrderDraft>
}

/** The prices of the bag, as the order stores them. */
function pricesOf({ breakdown }: PricedBag) {
  return {
    list_total: breakdown.list_total,
    subtotal: breakdown.subtotal,
    discount: breakdown.discount,
    shipping_fee: breakdown.shipping.fee,
    shipping_discount: breakdown.shipping.discount,
    points_used: breakdown.points.used,
    points_amount: breakdown.points.amount,
    total: breakdown.total,
    earned_points: breakdown.earned_points.total,
    entries: breakdown.entries,
    weight: breakdown.weight,
  } satisfies Partial<OrderDraft>
}

/** The order a priced bag becomes; whether it may be ordered was found out before. */
export function toOrderDraft(
  bag: PricedBag,
  {
    owner,
    cartId,
    key,
    contact,
    affiliation,
  }: {
    owner: CartOwner
    cartId: string
    key: string
    contact: CheckoutContact
    affiliation: Affiliation | null
  },
): OrderDraft {
  const { breakdown, checkout } = bag
  const { chosen } = checkout
  const payment_method = breakdown.total === 0 ? NO_METHOD : (checkout.payment_method ?? NO_METHOD)
  return {
    cart_id: cartId,
    idempotency_key: key,
    user_id: owner.memberId,
    device_id: owner.deviceId === '' ? null : owner.deviceId,
    buyer: buyerOf(owner, contact),
    contact: {
      name: contact.name,
      phone_code: contact.phone_code,
      phone_no: contact.phone_no,
      email: contact.email ?? null,
    },
    order_source: 'web',
    payment_method,
    lines: linesOf(bag),
    free_lines: freeLinesOf(bag),
    ...pricesOf(bag),
    ...deliveryOf(bag),
    promises: breakdown.promised.map(({ voucher_id }) => ({ voucher_id })),
    voucher_ids: breakdown.applied.map(({ voucher_id }) => voucher_id),
    reservations: reservationsOfBag(bag),
    invoice: chosen.invoice ?? null,
    note: chosen.note ?? null,
    is_gift: chosen.is_gift ?? false,
    affiliation,
    transfer_accounts: payment_method === 'bank_transfer' ? shopAccounts() : [],
  }
}
