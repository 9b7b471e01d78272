import type { SaleState, SaleStateKind } from '@/domain/catalog/sale-state'
import { formatDayOfMonth } from '@/lib/format'

/** Keys of the texts `card.state`: one for each state, and one for a pre-order whose day is known. */
export type SaleStateKey = SaleStateKind | 'pre_order_from'

/** The one map from a sale state to its words: `say` reads `card.state`. */
export function saleStateText(
  { kind, ships_at }: SaleState,
  say: (key: SaleStateKey, values?: { date: string }) => string,
): string {
  if (kind === 'pre_order' && ships_at) return say('pre_order_from', { date: formatDayOfMonth(ships_at) })
  return say(kind)
}
