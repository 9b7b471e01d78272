import type { Bag, BagLineView, CheckoutView, MissedOfferView } from '@/domain/bag/view'
import { agreementOf } from './agreement'
import { lineView } from './line-view'
import { giftsBySource, type PricedBag, type PricedFreeProduct } from '../pricing/priced-bag'
import { hasPoints, mayCheckOut, type Shopper } from '../checkout/shopper'
import { vouchersView } from './voucher-view'
import type { ResolvedCheckout } from '../checkout/resolved-checkout'
import type { Breakdown } from '@/domain/bag/pricing/breakdown'
import type { Offers } from '../pricing/price-bag'

function lineViews({ lines, saved, snapshot }: PricedBag): Pick<Bag, 'lines' | 'saved'> {
  const rows = lines.map(({ row }) => row)
  const inBag = lines.map(({ line }) => line)
  const isShown = (view: BagLineView | null): view is BagLineView => view !== null
  return {
    lines: lines.map((each) => lineView(each, { rows, lines: inBag, snapshot })).filter(isShown),
    saved: saved.map((each) => lineView(each, { rows, lines: [each.line], snapshot })).filter(isShown),
  }
}

const freeProductView = ({ goods, source, offer_id, offer_name, quantity }: PricedFreeProduct) => ({
  ...goods,
  source,
  offer_id,
  offer_name,
  quantity,
})

/** A priced bag as the shopper sees it: the answer of GET /carts/me. */
export function bagView(bag: PricedBag): Bag {
  const { owner, cart, shopper, offers, breakdown, checkout } = bag
  const { fee, discount, total, missing_for_free, free_from } = breakdown.shipping
  const views = lineViews(bag)
  return {
    cart_id: cart?.id ?? null,
    is_member: owner.memberId !== null,
    may_check_out: mayCheckOut(shopper),
    ...views,
    pieces: views.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    free_products: bag.free_products.map(freeProductView),
    missed_gifts: missedGiftViews(breakdown, offers),
    list_total: breakdown.list_total,
    subtotal: breakdown.subtotal,
    discount: breakdown.discount,
    goods_total: breakdown.goods_total,
    shipping: {
      fee,
      discount,
      total,
      missing_for_free,
      free_from,
      is_known: checkout.delivery.quote !== null || checkout.isByEmail,
    },
    points: {
      is_offered: hasPoints(shopper),
      balance: shopper.points,
      wanted: cart?.points_wanted ?? 0,
      usable: breakdown.points.usable,
      used: breakdown.points.used,
      amount: breakdown.points.amount,
    },
    total: breakdown.total,
    saved_amount: breakdown.saved,
    earned_points: breakdown.earned_points.total,
    level_points: breakdown.earned_points.level,
    vouchers: vouchersView(breakdown, offers.vouchers),
    voucher_codes: cart?.voucher_codes ?? [],
    entries: breakdown.entries,
    weight: breakdown.weight,
    checkout: checkoutView(checkout, shopper),
    agreement: agreementOf(bag),
  }
}

/** The checkout as the shopper sees it. */
function checkoutView(checkout: ResolvedCheckout, shopper: Shopper): CheckoutView {
  const { chosen, contact, address, delivery, isPickup, isByEmail, missing } = checkout
  return {
    ...chosen,
    contact,
    address_id: shopper.member ? address?.id : undefined,
    address,
    methods: delivery.methods,
    shipping_method: delivery.method,
    store_id: isPickup ? delivery.store?.id : chosen.store_id,
    estimate: delivery.estimate,
    is_by_email_only: isByEmail,
    missing,
    payment_method: checkout.payment_method,
    payment_methods: checkout.payment_methods,
  }
}

/** Gifts the bag does not get, with the missing condition. */
function missedGiftViews({ missed_gifts }: Breakdown, offers: Offers): MissedOfferView[] {
  const gifts = giftsBySource(offers)
  return missed_gifts.flatMap((missed) => {
    const gift = gifts.get(`${missed.source}/${missed.offer_id}`)
    if (!gift) return []
    const { name: gift_name, image_url: gift_image_url } = gift.goods
    return [{ ...missed, offer_name: gift.name, gift_name, gift_image_url }]
  })
}
