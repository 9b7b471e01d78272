import type { Address } from '@/domain/account/address'
import type { CheckoutContact } from '@/domain/bag/checkout'
import type { FreeProductView, GoodsView } from '@/domain/bag/view'
import type { OrderAddress } from '@/domain/order/order'
import { PICKUP_ORDER_TYPE } from '@/domain/order/pickup'
import { type PricedBag, buyerOf, type Who } from '../cart'
import type { DraftFreeLine, DraftLine, OrderDraft } from '../order'
import { shopAccounts } from '../payment'

/** What an order names as the way to pay when nothing is left to pay. */
const NO_METHOD = 'none'

const goodsOf = (view: GoodsView): GoodsView => ({
  product_id: view.product_id,
  combination_id: view.combination_id,
  name: view.name,
  brand: view.brand,
  slug: view.slug,
  category_slug: view.category_slug,
  variant: view.variant,
  attributes: view.attributes,
  image_url: view.image_url,
  classification: view.classification,
})

/** The lines that are ordered, in the order of the bag. */
function linesOf({ view, breakdown, lines }: PricedBag): DraftLine[] {
  return view.lines.flatMap((shown): DraftLine[] => {
    const priced = breakdown.lines.find(({ id }) => id === shown.id)
    const line = lines.find(({ id }) => id === shown.id)
    if (!priced || !line) return []
    const { quantity, unit_price, list_price, discount, total, points_amount } = priced
    return [
      {
        goods: goodsOf(shown),
        quantity,
        unit_price,
        list_price,
        discount,
        total,
        points_amount,
        is_pre_order: line.is_pre_order,
        pack_detail: shown.pack_detail,
        egift_info: shown.egift,
        weight: line.weight,
      },
    ]
  })
}

function freeLinesOf({ view, breakdown }: PricedBag): DraftFreeLine[] {
  const weightOf = ({ source, offer_id, combination_id }: FreeProductView): number =>
    breakdown.free_products.find(
      (free) =>
        free.source === source && free.offer_id === offer_id && free.combination_id === combination_id,
    )?.weight ?? 0
  return view.free_products.map((free) => ({
    goods: goodsOf(free),
    quantity: free.quantity,
    offer_name: free.offer_name,
    weight: weightOf(free),
  }))
}

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
function deliveryOf({ view: { checkout }, store }: PricedBag) {
  const isPickup = checkout.shipping_method === 'store_pickup'
  const isCarried = !isPickup && !checkout.is_by_email_only
  return {
    order_type: isPickup ? PICKUP_ORDER_TYPE : 'Delivery',
    store_id: isPickup ? (store?.id ?? null) : null,
    shipping_method: checkout.is_by_email_only ? 'email' : (checkout.shipping_method ?? 'standard'),
    delivery_address: isCarried && checkout.address ? toOrderAddress(checkout.address) : null,
    estimate: checkout.estimate,
  } satisfies Partial<OrderDraft>
}

/** What the bag costs, as the order keeps it. */
function pricesOf({ view, breakdown }: PricedBag) {
  return {
    list_total: breakdown.list_total,
    subtotal: breakdown.subtotal,
    discount: breakdown.discount,
    shipping_fee: breakdown.shipping.fee,
    shipping_discount: breakdown.shipping.discount,
    points_used: breakdown.points.used,
    points_amount: breakdown.points.amount,
    total: breakdown.total,
    earned_points: view.earned_points,
    entries: breakdown.entries,
    weight: breakdown.weight,
  } satisfies Partial<OrderDraft>
}

/** The order a priced bag becomes; whether it may be ordered was found out before. */
export function draftOf(
  bag: PricedBag,
  { who, cartId, key, contact }: { who: Who; cartId: string; key: string; contact: CheckoutContact },
): OrderDraft {
  const { checkout } = bag.view
  const payment_method = bag.breakdown.total === 0 ? NO_METHOD : (checkout.payment_method ?? NO_METHOD)
  return {
    cart_id: cartId,
    idempotency_key: key,
    user_id: who.memberId,
    device_id: who.deviceId === '' ? null : who.deviceId,
    buyer: buyerOf(who, contact),
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
    promises: bag.breakdown.promised.map(({ voucher_id }) => ({ voucher_id })),
    voucher_ids: bag.voucher_ids,
    takings: bag.takings,
    invoice: checkout.invoice ?? null,
    note: checkout.note ?? null,
    is_gift: checkout.is_gift ?? false,
    transfer_accounts: payment_method === 'bank_transfer' ? shopAccounts() : [],
  }
}
