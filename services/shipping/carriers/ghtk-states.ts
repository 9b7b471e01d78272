import type { CarrierEventName } from '@/domain/shipping/carrier-event'

/** GHTK's states that move an order, by number. It has none for a parcel between two depots. */
const EVENTS: ReadonlyMap<number, CarrierEventName> = new Map([
  [3, 'ship'],
  [4, 'out-for-delivery'],
  [5, 'deliver'],
  [9, 'fail-delivery'],
  [21, 'return'],
])

export const GHTK_CANCELLED = -1

/** Why the others move none. What a courier reports (45 to 410) is no state yet, as GHTK says itself. */
const SILENT: ReadonlyMap<number, string> = new Map([
  [GHTK_CANCELLED, 'cancelled'],
  [1, 'not picked up yet'],
  [2, 'not picked up yet'],
  [6, 'settled'],
  [7, 'for staff to look at'],
  [8, 'not picked up yet'],
  [10, 'delivery put off'],
  [11, 'settled'],
  [12, 'not picked up yet'],
  [13, 'for staff to look at'],
  [20, 'on its way back'],
  [45, 'reported by the courier'],
  [49, 'reported by the courier'],
  [123, 'reported by the courier'],
  [127, 'reported by the courier'],
  [128, 'reported by the courier'],
  [410, 'reported by the courier'],
])

/** The meaning of a GHTK state for the order: an event, or the reason why none. */
export function ghtkMeaning(state: number): { event: CarrierEventName } | { ignored: string } {
  const event = EVENTS.get(state)
  return event ? { event } : { ignored: SILENT.get(state) ?? 'unknown state' }
}
