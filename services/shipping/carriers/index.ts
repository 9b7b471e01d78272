import { type CarrierName, CARRIERS } from '@/domain/shipping/carrier-event'
import { settings } from '@/settings'
import type { Carrier } from '../port'
import { ghn } from './ghn'
import { ghtk } from './ghtk'
import { own } from './own'

const ADAPTERS: Record<CarrierName, Carrier> = { own, ghn, ghtk }

export const isCarrier = (name: string): name is CarrierName => CARRIERS.some((known) => known === name)

/** A carrier by name: parcels stay with the one that took them, whichever is chosen now. */
export const carrierCalled = (name: CarrierName): Carrier => ADAPTERS[name]

/** The carrier of new parcels, by SHIPPING_CARRIER; the shop's own couriers when nothing is set. */
export const carrierInUse = (): Carrier => ADAPTERS[settings.SHIPPING_CARRIER]
