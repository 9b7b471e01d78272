import type { Combination } from '@/domain/catalog/product'
import type { preorder_rules } from '../schema'

/** The pre-order of a combination as the wire carries it: a list of one rule, or of none. */
export function toPreorder(rule: typeof preorder_rules.$inferSelect | null): Combination['preorder'] {
  if (!rule) return []
  return [
    {
      product_preorder_rules_id: String(rule.id),
      total_quota: rule.total_quota,
      sold_quota: rule.sold_quota,
      ships_at: rule.ships_at?.toISOString() ?? null,
    },
  ]
}
