import type { Database } from '../../database'
import { category_rating_types } from '../schema'

/** Says by which types the products of a category are rated, in this order; its descendants follow unless they have types of their own. */
export async function insertCategoryRatingTypes(
  tx: Database,
  rows: readonly { category_id: number; types: readonly string[] }[],
): Promise<void> {
  const values = rows.flatMap(({ category_id, types }) =>
    types.map((type_id, position) => ({ category_id, type_id, position })),
  )
  if (values.length > 0) await tx.insert(category_rating_types).values(values)
}
