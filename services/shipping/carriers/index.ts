import { type CarrierName, CARRIERS } from '@/domain/shipping/carrier-event'
import { log } from '../../log'
import { settings } from '@/settings'
import type { Carrier } from '../port'
import { ghn } from './ghn'
import { ghtk } from './ghtk'
import { own } from './own'

const ADAPTERS: Record<CarrierName, Carrier> = { own, ghn, ghtk }

export const isCarrier = (name: string): name is CarrierName => CARRIERS.some((known) => known === name)

/** A carrier by name: parcels stay with the one that took them, whichever is chosen now. */
export const carrierCalled = (name: CarrierName): Carrier => ADAPTERS[name]

/** Who brings new parcels, by SHIPPING_CARRIER; the shop's own couriers when nothing is set, and when the word is none of them. */
export function carrierInUse(): Carrier {
  const name = settings.SHIPPING_CARRIER
  if (isCarrier(name)) return ADAPTERS[name]
  log.error({ SHIPPING_CARRIER: name }, 'no such carrier: the own couriers are used')
  return own
}
