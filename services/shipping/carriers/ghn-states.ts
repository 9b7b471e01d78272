import type { CarrierEventName } from '@/domain/shipping/carrier-event'

/** GHN's states that move an order. Its returning states do not: an order is returned once the parcel is back at the shop. */
const EVENTS: ReadonlyMap<string, CarrierEventName> = new Map([
  ['picked', 'ship'],
  ['storing', 'transit'],
  ['transporting', 'transit'],
  ['sorting', 'transit'],
  ['delivering', 'out-for-delivery'],
  ['money_collect_delivering', 'out-for-delivery'],
  ['delivered', 'deliver'],
  ['delivery_fail', 'fail-delivery'],
  ['returned', 'return'],
])

/** Why the others move none. */
const SILENT: ReadonlyMap<string, string> = new Map([
  ['ready_to_pick', 'not picked up yet'],
  ['picking', 'not picked up yet'],
  ['money_collect_picking', 'not picked up yet'],
  ['waiting_to_return', 'on its way back'],
  ['return', 'on its way back'],
  ['return_transporting', 'on its way back'],
  ['return_sorting', 'on its way back'],
  ['returning', 'on its way back'],
  ['return_fail', 'for staff to look at'],
  ['exception', 'for staff to look at'],
  ['damage', 'for staff to look at'],
  ['lost', 'for staff to look at'],
  ['cancel', 'cancelled'],
])

/** The meaning of a GHN state for the order: an event, or the reason why none. */
export function ghnMeaning(state: string): { event: CarrierEventName } | { ignored: string } {
  const event = EVENTS.get(state)
  return event ? { event } : { ignored: SILENT.get(state) ?? 'unknown state' }
}
