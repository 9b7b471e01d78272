import type { Address } from '@/domain/account/address'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { ShippingQuote } from '@/domain/bag/pricing/shipping'
import type { ShippingChoice } from '@/domain/bag/view'
import { deliveryEstimate, type DeliveryEstimate } from '@/domain/shipping/estimate'
import { methodsFor, pickupStore, type ShippingMethod } from '@/domain/shipping/methods'
import { zoneOf } from '@/domain/shipping/zones'
import type { Store } from '@/domain/store/store'
import { quoteShipping, type FeeSource } from './shipping-fee'

/** How the goods get to the shopper. */
export interface Delivery {
  methods: ShippingChoice[]
  /** the one in force; undefined while none can be, and for what goes by e-mail alone */
  method: ShippingMethod | undefined
  /** where it waits, of a pickup */
  store: Store | null
  quote: ShippingQuote | null
  estimate: DeliveryEstimate | null
}

const NO_DELIVERY: Delivery = { methods: [], method: undefined, store: null, quote: null, estimate: null }

interface Parcel {
  /** grams */
  weight: number
  /** dong */
  goods_value: number
  /** nothing in the bag is delivered */
  isByEmail: boolean
  /** when the last of the goods is there to be sent */
  readyAt: Date
}

/** The chosen way, if it is possible; else the first that reaches the address. Store pickup is never chosen for the buyer. */
function methodInForce(
  methods: readonly ShippingChoice[],
  { shipping_method }: CheckoutState,
  address: Address | null,
): ShippingMethod | undefined {
  const chosen = methods.find(({ code }) => code === shipping_method)
  return (chosen ?? (address ? methods[0] : undefined))?.code
}

/** The ways the parcel can go, and what each costs before any reduction: standard delivery what the carrier in use says. */
export async function deliveryOf(
  checkout: CheckoutState,
  address: Address | null,
  stores: readonly Store[],
  { weight, goods_value, isByEmail, readyAt }: Parcel,
  source: FeeSource,
): Promise<Delivery> {
  if (isByEmail) return NO_DELIVERY
  const zone = address && zoneOf(address)
  const hasStore = pickupStore(stores) !== null
  const offers = methodsFor(address, weight).filter(({ code }) => code !== 'store_pickup' || hasStore)
  const methods = await Promise.all(
    offers.map(async (offer): Promise<ShippingChoice> => {
      const isDelivered = address && offer.code !== 'store_pickup'
      const quote = isDelivered && (await quoteShipping(offer.code, address, { weight, goods_value }, source))
      return { ...offer, ...quote, estimate: deliveryEstimate(offer.code, zone, readyAt) }
    }),
  )
  const code = methodInForce(methods, checkout, address)
  const method = methods.find((each) => each.code === code)
  if (!method) return { ...NO_DELIVERY, methods }
  const { fee, standard_fee, estimate } = method
  const store = code === 'store_pickup' ? pickupStore(stores, checkout.store_id) : null
  return { methods, method: code, store, quote: { fee, standard_fee }, estimate }
}
