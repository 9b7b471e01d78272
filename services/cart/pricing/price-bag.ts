import type { Address } from '@/domain/account/address'
import { type BagInput, type Breakdown, priceBag } from '@/domain/bag/pricing/breakdown'
import { type BagLine, isEgift, isOrderable } from '@/domain/bag/line'
import type { Gift } from '@/domain/bag/pricing/offers'
import { reservedStock } from '@/domain/bag/reservations'
import type { ShippingQuote } from '@/domain/bag/pricing/shipping'
import type { PricedShippingChoice, ShippingChoice } from '@/domain/bag/view'
import { payableMethods as payableBy } from '@/domain/order/payment/payable-methods'
import type { Store } from '@/domain/store/store'
import { giftOffers, type NamedGiftOffer } from '../../catalog'
import { type Database, sendTogether } from '../../database'
import { offeredMethods } from '../../payment'
import { openStores } from '../../store'
import { type Buyer, type NamedVoucher, pricingVouchers } from '../../voucher'
import { type Delivery, deliveryOf } from '../checkout/delivery'
import type { FeeSource } from '../checkout/shipping-fee'
import type { CartRow } from '../open-cart'
import { addressOf } from '../checkout/contact-and-address'
import { hasPoints, type Shopper } from '../checkout/shopper'

/** Everything a price depends on beside the lines. */
export interface Offers {
  vouchers: NamedVoucher[]
  gifts: NamedGiftOffer[]
  stores: Store[]
}

export async function readOffers(
  db: Database,
  { buyer, memberId, codes }: { buyer: Buyer; memberId: number | null; codes: readonly string[] },
): Promise<Offers> {
  const [vouchers, gifts, stores] = await sendTogether([
    pricingVouchers(db, { buyer, memberId, codes }),
    giftOffers(db),
    openStores(db),
  ])
  return { vouchers, gifts, stores }
}

/** The ways of delivery, each with what it costs in this bag. */
export interface PricedDelivery extends Delivery {
  methods: PricedShippingChoice[]
}

/** A bag with its price, and how it gets to the shopper. */
export interface Priced {
  breakdown: Breakdown
  /** all it was priced from */
  input: BagInput
  delivery: PricedDelivery
  address: Address | null
  /** the chosen way to pay, if it can pay this bag */
  payment_method: string | undefined
  /** codes that can */
  payment_methods: string[]
  /** gift cards alone: nothing is delivered */
  isByEmail: boolean
}

interface PriceInput {
  lines: readonly BagLine[]
  cart: CartRow
  shopper: Shopper
  offers: Offers
  now: Date
  /** instants at which pre-orders leave */
  leaving: readonly string[]
  fees: FeeSource
}

/** Gifts with the stock that the lines of the bag leave of them: a gift that is also bought comes from the same stock. */
function withGiftsLeft({ gifts, vouchers }: Offers, lines: readonly BagLine[]) {
  const taken = reservedStock(lines.filter(isOrderable))
  const left = (gift: Gift): Gift => ({ ...gift, stock: gift.stock - (taken.get(gift.combination_id) ?? 0) })
  return {
    gift_offers: gifts.map(({ offer }) => ({ ...offer, gift: left(offer.gift) })),
    vouchers: vouchers.map((voucher) => ({ ...voucher, gift: voucher.gift && left(voucher.gift) })),
  }
}

/** Prices the bag: first without delivery, then by each way of it; and again where the chosen payment method cannot pay it. */
export async function price(input: PriceInput): Promise<Priced> {
  const { lines, cart, shopper, offers, now, leaving, fees } = input
  const sold = lines.filter(isOrderable)
  const has_egift = sold.some(isEgift)
  const isByEmail = sold.length > 0 && sold.every(isEgift)
  const given = withGiftsLeft(offers, lines)
  const inputWith = (shipping: ShippingQuote | null, payment_method: string | undefined): BagInput => ({
    ...given,
    lines,
    shipping,
    points: hasPoints(shopper) ? { wanted: cart.points_wanted, balance: shopper.points } : null,
    now,
    member_id: shopper.member?.id ?? null,
    level: shopper.level,
    payment_method: payment_method ?? null,
  })
  const codes: string[] = offeredMethods({ total: 0, has_egift })
  const payable = (total: number) => payableBy(codes, { total, has_egift })

  const wished = codes.find((code) => code === cart.checkout.payment_method)
  const first = priceBag(inputWith(null, wished))
  const address = await addressOf(cart.checkout, shopper)
  const parcel = {
    weight: first.weight,
    goods_value: first.goods_total,
    isByEmail,
    readyAt: new Date(Math.max(now.getTime(), ...leaving.map((instant) => Date.parse(instant)))),
  }
  const delivery = await deliveryOf(cart.checkout, address, offers.stores, parcel, fees)
  const pricedBy = (quote: ShippingQuote | null) => {
    const wanted = inputWith(quote, wished)
    const breakdown = priceBag(wanted)
    const isPayable = wished === undefined || payable(breakdown.total).includes(wished)
    if (isPayable) return { breakdown, input: wanted, payment_method: wished }
    const unpaid = inputWith(quote, undefined)
    return { breakdown: priceBag(unpaid), input: unpaid, payment_method: undefined }
  }
  const { breakdown, input: final, payment_method } = pricedBy(delivery.quote)
  const costOf = ({ code, fee, standard_fee }: ShippingChoice): number => {
    if (code === delivery.method) return breakdown.shipping.total
    return fee === 0 ? 0 : pricedBy({ fee, standard_fee }).breakdown.shipping.total
  }
  return {
    breakdown,
    input: final,
    delivery: { ...delivery, methods: delivery.methods.map((each) => ({ ...each, total: costOf(each) })) },
    address,
    payment_method,
    payment_methods: payable(breakdown.total),
    isByEmail,
  }
}
