import type { SaleState, SaleStateKind } from '@/domain/catalog/sale-state'
import { formatDayOfMonth } from '@/lib/format'

/** Keys of the texts `card.state`: one per state, and one for a pre-order with a known date. */
export type SaleStateKey = SaleStateKind | 'pre_order_from'

/** The only mapping from a sale state to its text: `say` reads `card.state`. */
export function saleStateText(
  { kind, ships_at }: SaleState,
  say: (key: SaleStateKey, values?: { date: string }) => string,
): string {
  if (kind === 'pre_order' && ships_at) return say('pre_order_from', { date: formatDayOfMonth(ships_at) })
  return say(kind)
}
