import type { ShippingChoice } from '@/domain/bag/view'
import { deliveryEstimate } from '@/domain/shipping/estimate'
import { methodsFor } from '@/domain/shipping/methods'
import { zoneOf } from '@/domain/shipping/zones'
import type { Parcel } from './port'
import { quoteFee } from './quote'

/**
 * The ways an order can be had, with fee and estimate: to the parcel's destination, or without one by pickup alone.
 * Standard delivery costs what the carrier in use asks; nothing a carrier does makes this fail.
 */
export async function shippingChoices(parcel: Parcel | null, now: Date): Promise<ShippingChoice[]> {
  const destination = parcel?.destination ?? null
  const zone = destination && zoneOf(destination)
  const offers = methodsFor(destination, parcel?.weight ?? 0)
  return Promise.all(
    offers.map(async (offer): Promise<ShippingChoice> => {
      const quote = parcel && (await quoteFee(offer.code, parcel))
      return {
        code: offer.code,
        fee: quote?.fee ?? offer.fee,
        standard_fee: quote?.standard_fee ?? offer.standard_fee,
        estimate: deliveryEstimate(offer.code, zone, now),
      }
    }),
  )
}
