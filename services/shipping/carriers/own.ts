import { feeOf } from '@/domain/shipping/rates'
import { zoneOf } from '@/domain/shipping/zones'
import type { Carrier } from '../port'

/** The shop's own couriers: the fee of its table, the order's reference on the parcel, states reported by staff or the signed webhook. */
export const own: Carrier = {
  name: 'own',
  fee: async ({ destination, weight }) => feeOf('standard', zoneOf(destination), weight) ?? 0,
  create: async ({ reference, destination, weight }) => ({
    tracking_code: reference,
    fee: feeOf('standard', zoneOf(destination), weight),
  }),
  detail: async (trackingCode) => ({ tracking_code: trackingCode, state: 'told-by-staff', event: null }),
  cancel: async () => undefined,
}
