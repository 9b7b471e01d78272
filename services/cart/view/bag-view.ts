import type { Bag, BagLineView } from '@/domain/bag/view'
import { agreementOf } from './agreement'
import { checkoutView } from './checkout-view'
import { lineView } from './line-view'
import { missedGiftViews } from './missed-gifts'
import type { PricedBag, PricedFreeProduct } from '../pricing/priced-bag'
import { hasPoints, mayCheckOut } from '../checkout/shopper'
import { vouchersView } from './voucher-view'

function lineViews({ lines, saved, shelf }: PricedBag): Pick<Bag, 'lines' | 'saved'> {
  const rows = lines.map(({ row }) => row)
  const inBag = lines.map(({ line }) => line)
  const isShown = (view: BagLineView | null): view is BagLineView => view !== null
  return {
    lines: lines.map((each) => lineView(each, { rows, lines: inBag, shelf })).filter(isShown),
    saved: saved.map((each) => lineView(each, { rows, lines: [each.line], shelf })).filter(isShown),
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
  const { who, cart, shopper, offers, breakdown, checkout } = bag
  const { fee, discount, total, missing_for_free } = breakdown.shipping
  const views = lineViews(bag)
  return {
    cart_id: cart?.id ?? null,
    is_member: who.memberId !== null,
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
    vouchers: vouchersView(breakdown, offers.vouchers),
    voucher_codes: cart?.voucher_codes ?? [],
    entries: breakdown.entries,
    weight: breakdown.weight,
    checkout: checkoutView(checkout, shopper),
    agreement: agreementOf(bag),
  }
}
