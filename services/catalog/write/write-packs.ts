import { inArray } from 'drizzle-orm'
import type { Database } from '../../database'
import { combinations, pack_items } from '../schema'

/** Replaces the items of packs and bundles. Triggers update their availability. */
export async function writePacks(
  tx: Database,
  packs: readonly { product_id: number; items: readonly { combination_id: number; quantity: number }[] }[],
): Promise<void> {
  if (packs.length === 0) return
  await tx.delete(pack_items).where(
    inArray(
      pack_items.product_id,
      packs.map((pack) => pack.product_id),
    ),
  )
  const rows = packs.flatMap(({ product_id, items }) =>
    items.map((item, position) => ({ ...item, product_id, position })),
  )
  if (rows.length > 0) await tx.insert(pack_items).values(rows)
}

/** Ids of the combinations of these products, by 'productId/externalId'. */
export async function combinationIds(
  tx: Database,
  productIds: readonly number[],
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: combinations.id,
      product_id: combinations.product_id,
      external_id: combinations.external_id,
    })
    .from(combinations)
    .where(inArray(combinations.product_id, [...productIds]))
  return new Map(rows.map((row) => [`${row.product_id}/${row.external_id}`, row.id]))
}
