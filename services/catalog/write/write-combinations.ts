import { and, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AttributeKind } from '@/domain/catalog/product'
import { type Database, insertRows, onConflictOverwrite } from '../../database'
import { deductions } from '../promotion-schema'
import { combinations, preorder_rules, type StoredAttributes } from '../schema'
import type { CombinationInput } from './product-input'

const OVERWRITTEN = [
  'sku',
  'gtin',
  'price',
  'stock',
  'weight',
  'attributes',
  'tracker_combination_name',
  'images',
  'is_default',
  'position',
]

/** Condition with the ids as one array parameter: a batch has thousands. */
const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = ANY (${sql.param(ids)}::integer[])`

/** The name of a combination: 'Đỏ Gạch', '50ml', 'Hương Hồng, 200ml'; empty without attributes. */
export function combinationName(attributes: StoredAttributes): string {
  const kinds: AttributeKind[] = ['shade', 'variant', 'size', 'amount']
  return kinds.flatMap((kind) => attributes[kind]?.name ?? []).join(', ')
}

/** Replaces the combinations of these products, their deductions outside promotions and their pre-order rules. The first combination is the default. */
export async function writeCombinations(
  tx: Database,
  owners: readonly { product_id: number; combinations: readonly CombinationInput[] }[],
): Promise<void> {
  const rows = owners.flatMap(({ product_id, combinations: inputs }) =>
    inputs.map((input, position) => ({ product_id, input, position })),
  )
  if (rows.length === 0) return
  const written = await insertRows<{ id: number; product_id: number; external_id: string }>(
    tx,
    combinations,
    rows.map(({ product_id, position, input: { deduction: _, preorder: __, ...columns } }) => ({
      ...columns,
      product_id,
      position,
      is_default: position === 0,
      tracker_combination_name: combinationName(columns.attributes),
      // What most new ones derive to, which then need not be written twice; catalog.refresh_products corrects the others.
      price_after_discount: columns.price,
      is_available: columns.stock > 0,
    })) satisfies (typeof combinations.$inferInsert)[],
    sql`${onConflictOverwrite(['product_id', 'external_id'], OVERWRITTEN)} RETURNING id, product_id, external_id`,
  )
  const productIds = owners.map((owner) => owner.product_id)
  const writtenIds = written.map((row) => row.id)
  await tx
    .delete(combinations)
    .where(and(isOneOf(combinations.product_id, productIds), not(isOneOf(combinations.id, writtenIds))))

  const inputs = new Map(rows.map(({ product_id, input }) => [`${product_id}/${input.external_id}`, input]))
  const pairs = written.flatMap((row) => {
    const input = inputs.get(`${row.product_id}/${row.external_id}`)
    return input ? [{ combination_id: row.id, input }] : []
  })
  await writeDeductions(tx, pairs)
  await writePreorders(tx, pairs)
}

type Pairs = readonly { combination_id: number; input: CombinationInput }[]

async function writeDeductions(tx: Database, pairs: Pairs): Promise<void> {
  const ids = pairs.map((pair) => pair.combination_id)
  await tx
    .delete(deductions)
    .where(and(isOneOf(deductions.combination_id, ids), isNull(deductions.promotion_id)))
  const rows = pairs.flatMap(({ combination_id, input }) =>
    input.deduction ? [{ combination_id, ...input.deduction }] : [],
  )
  if (rows.length > 0) await insertRows(tx, deductions, rows)
}

async function writePreorders(tx: Database, pairs: Pairs): Promise<void> {
  const rows = pairs.flatMap(({ combination_id, input }) =>
    input.preorder ? [{ combination_id, ...input.preorder }] : [],
  )
  const ids = pairs.filter((pair) => !pair.input.preorder).map((pair) => pair.combination_id)
  if (ids.length > 0) await tx.delete(preorder_rules).where(isOneOf(preorder_rules.combination_id, ids))
  if (rows.length === 0) return
  await tx
    .insert(preorder_rules)
    .values(rows)
    .onConflictDoUpdate({
      target: preorder_rules.combination_id,
      set: { total_quota: sql`excluded.total_quota`, ships_at: sql`excluded.ships_at` },
    })
}
