import type { ShippingChoice } from '@/domain/bag/view'
import { deliveryEstimate } from '@/domain/shipping/estimate'
import { methodsFor, type ShippingMethod } from '@/domain/shipping/methods'
import { WEIGHT_STEP_G } from '@/domain/shipping/rates'
import { zoneOf } from '@/domain/shipping/zones'
import { timedCache } from '../cache'
import { carrierInUse } from './carriers'
import type { Parcel } from './port'
import { type FeeQuote, quoteFee } from './quote'

/** Fees that carriers asked of late, each shown to all parcels of its class. */
const shownFees = timedCache<FeeQuote | null>({ ms: 300_000, most: 2_000 })

/** The fee to show for a parcel, up to five minutes old: that of the heaviest parcel of its weight class to the same ward. */
function shownFee(method: ShippingMethod, parcel: Parcel): Promise<FeeQuote | null> {
  const weight = Math.max(1, Math.ceil(parcel.weight / WEIGHT_STEP_G)) * WEIGHT_STEP_G
  const { destination, goods_value } = parcel
  const key = [carrierInUse().name, method, destination.ward_code, weight, goods_value].join('/')
  return shownFees(key, () => quoteFee(method, { ...parcel, weight }))
}

/**
 * The ways an order can be had, with fee and estimate: to the parcel's destination, or without one by pickup alone.
 * Standard delivery costs what the carrier in use asks for the weight class; nothing a carrier does makes this fail. What an order pays is
 * quoted for its own parcel (`quoteFee`).
 */
export async function shippingChoices(parcel: Parcel | null, now: Date): Promise<ShippingChoice[]> {
  const destination = parcel?.destination ?? null
  const zone = destination && zoneOf(destination)
  const offers = methodsFor(destination, parcel?.weight ?? 0)
  return Promise.all(
    offers.map(async (offer): Promise<ShippingChoice> => {
      const quote = parcel && (await shownFee(offer.code, parcel))
      return {
        code: offer.code,
        fee: quote?.fee ?? offer.fee,
        standard_fee: quote?.standard_fee ?? offer.standard_fee,
        estimate: deliveryEstimate(offer.code, zone, now),
      }
    }),
  )
}
