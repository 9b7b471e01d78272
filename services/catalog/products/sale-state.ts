import { type SaleState, saleState } from '@/domain/catalog/sale-state'
import { type Classification, CLASSIFICATIONS, type Combination } from '@/domain/catalog/product'
import type { combinations, preorder_rules, products } from '../schema'

type ProductRow = Pick<
  typeof products.$inferSelect,
  'classification' | 'is_active' | 'is_withheld' | 'is_in_stock_original'
>
type CombinationRow = Pick<typeof combinations.$inferSelect, 'is_available' | 'is_pre_order' | 'stock'>
type RuleRow = Pick<typeof preorder_rules.$inferSelect, 'ships_at'>

/** Parses a stored classification; unknown ones count as 'normal'. */
export const classificationOf = (text: string): Classification =>
  CLASSIFICATIONS.find((known) => known === text) ?? 'normal'

/** The provider's names for activity and stock on the wire (PDP-14, PDP-15). */
export const stockFlags = (product: Omit<ProductRow, 'classification'>) => ({
  is_in_stock_original: product.is_in_stock_original,
  is_out_of_stock_nang: !product.is_in_stock_original,
  is_out_of_stock_nang_vn: product.is_withheld || !product.is_in_stock_original,
  is_active_in_nang: product.is_active,
  is_active_for_nang_vn: product.is_active,
})

/** The sale state of a combination from its rows (domain/catalog/sale-state.ts). */
export const stateOfRow = (
  product: ProductRow,
  combination: CombinationRow,
  rule: RuleRow | null,
): SaleState =>
  saleState(
    { classification: classificationOf(product.classification), ...stockFlags(product) },
    { ...combination, preorder: rule ? [{ ships_at: rule.ships_at?.toISOString() ?? null }] : [] },
  )

/** The pre-order of a combination on the wire: a list of at most one rule. */
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
