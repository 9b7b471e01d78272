import type { Store } from '../store/store'
import { feeOf } from './rates'
import { type ZoneAddress, zoneOf } from './zones'

export const SHIPPING_METHODS = ['standard', 'express', 'store_pickup'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** A way to get an order. `standard_fee` is what free shipping takes off at most (CRT-09). */
export interface MethodOffer {
  code: ShippingMethod
  fee: number
  standard_fee: number
}

/**
 * The ways an order of `weight` grams can be had, cheapest delivery first; without an address only those that need none.
 * Express runs in Hà Nội and TP. Hồ Chí Minh alone. Fees are those of the shop's own table.
 */
export function methodsFor(address: ZoneAddress | null, weight: number): MethodOffer[] {
  const pickup: MethodOffer = { code: 'store_pickup', fee: 0, standard_fee: 0 }
  if (!address) return [pickup]
  const zone = zoneOf(address)
  const standard_fee = feeOf('standard', zone, weight) ?? 0
  const delivered = (['standard', 'express'] as const).flatMap((code): MethodOffer[] => {
    const fee = feeOf(code, zone, weight)
    return fee === null ? [] : [{ code, fee, standard_fee }]
  })
  return [...delivered, pickup]
}

/** In Store Pickup: the store proposed first. */
export const DEFAULT_PICKUP_STORE_ID = 5

/**
 * The pickup store of an order: the chosen one, never replaced by another; where none is chosen the default, else any. Null when
 * there is none, or the chosen one is not active.
 */
export function pickupStore<S extends Pick<Store, 'id' | 'is_active'>>(
  stores: readonly S[],
  wished?: number,
): S | null {
  const open = stores.filter(({ is_active }) => is_active)
  if (wished !== undefined) return open.find(({ id }) => id === wished) ?? null
  return open.find(({ id }) => id === DEFAULT_PICKUP_STORE_ID) ?? open[0] ?? null
}
