import { SHIPPING_FEE } from '../constants'
import type { ShippingMethod } from './methods'
import type { ShippingZone } from './zones'

/** The first 500 g and every further 500 g begun, dong. */
interface Rate {
  first: number
  step: number
}

export const WEIGHT_STEP_G = 500

const STANDARD: Readonly<Record<ShippingZone, Rate>> = {
  inner_city: { first: 20_000, step: 2_000 },
  city_outskirts: { first: 25_000, step: 2_500 },
  same_region: { first: 28_000, step: 4_000 },
  other_region: { first: SHIPPING_FEE, step: 5_000 },
  remote: { first: 45_000, step: 10_000 },
}

const EXPRESS: Readonly<Partial<Record<ShippingZone, Rate>>> = {
  inner_city: { first: 40_000, step: 5_000 },
  city_outskirts: { first: 55_000, step: 6_000 },
}

/** The most a courier on a motorbike carries. */
export const EXPRESS_MAX_WEIGHT_G = 10_000

function rateOf(method: ShippingMethod, zone: ShippingZone, weight: number): Rate | null {
  if (method === 'store_pickup') return { first: 0, step: 0 }
  if (method === 'standard') return STANDARD[zone]
  return weight > EXPRESS_MAX_WEIGHT_G ? null : (EXPRESS[zone] ?? null)
}

/**
 * The fee of the shop's own table, whole dong, for a parcel of `weight` grams; null where the method is not offered.
 * A parcel without weight pays the first step. @throws RangeError for an impossible weight
 */
export function feeOf(method: ShippingMethod, zone: ShippingZone, weight: number): number | null {
  if (!Number.isFinite(weight) || weight < 0) throw new RangeError(`no weight: ${weight}`)
  const rate = rateOf(method, zone, weight)
  if (!rate) return null
  const furtherSteps = Math.max(0, Math.ceil(weight / WEIGHT_STEP_G) - 1)
  return rate.first + furtherSteps * rate.step
}
