import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { slugify } from '@/domain/text'
import { type Database, insertRows, onConflictOverwrite } from '../../database'
import type { ProductInput } from './product-input'
import { products } from '../schema'
import { writeCombinations } from './write-combinations'

export interface WriteResult {
  created: number
  updated: number
  unchanged: number
  /** id of each product by its external id */
  ids: Map<string, number>
}

/** Columns that an import of an existing product overwrites. */
const OVERWRITTEN = [
  'digest',
  'name',
  'slug',
  'brand_id',
  'default_category_id',
  'category_ids',
  'tag_ids',
  'classification',
  'images',
  'frame_url',
  'description',
  'how_to_use',
  'ingredients',
  'origin',
  'registration_number',
  'shelf_life',
  'is_new',
  'is_exclusive',
  'is_limited',
  'is_online',
  'is_buy_one_get_one_free',
  'is_active',
  'label_bmsm',
]

/** Digest by which a changed product is recognized: of all values except those that only the first import sets. */
function digestOf({ total_orders: _, created_at: __, daily_limit: ___, ...facts }: ProductInput): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** Those of these products that are new or differ from the last import, and the existing rows by external id. */
export async function changesOf(db: Database, source: string, inputs: readonly ProductInput[]) {
  const rows = await db
    .select({ id: products.id, external_id: products.external_id, digest: products.digest })
    .from(products)
    .where(
      and(
        eq(products.source, source),
        inArray(
          products.external_id,
          inputs.map((input) => input.external_id),
        ),
      ),
    )
  const existing = new Map(rows.map((row) => [row.external_id, row]))
  const changed = inputs
    .map((input) => ({ input, digest: digestOf(input) }))
    .filter(({ input, digest }) => existing.get(input.external_id)?.digest !== digest)
  return { changed, existing }
}

/**
 * Writes a batch of products of one source, by external id: new ones are created, changed ones updated, unchanged ones skipped. Derived
 * columns (prices, availability, listings) are updated once for the whole batch; `refreshCounts` updates the counts of brands and
 * categories. External ids must be unique within the batch.
 */
export async function upsertProducts(
  tx: Database,
  source: string,
  inputs: readonly ProductInput[],
): Promise<WriteResult> {
  const { changed, existing } = await changesOf(tx, source, inputs)
  const ids = new Map([...existing.values()].map((row) => [row.external_id, row.id]))
  if (changed.length === 0) return { created: 0, updated: 0, unchanged: inputs.length, ids }

  await tx.execute(sql`SELECT catalog.defer_refresh(true)`)
  const written = await insertRows<{ id: number; external_id: string }>(
    tx,
    products,
    changed.map(({ input: { combinations: _, ...columns }, digest }) => ({
      ...columns,
      daily_limit: columns.daily_limit ?? null,
      source,
      digest,
      slug: columns.slug ?? slugify(columns.name),
    })) satisfies (typeof products.$inferInsert)[],
    sql`${onConflictOverwrite(['source', 'external_id'], OVERWRITTEN, sql`, updated_at = now()`)} RETURNING id, external_id`,
  )
  for (const row of written) ids.set(row.external_id, row.id)

  await writeCombinations(
    tx,
    changed.flatMap(({ input }) => {
      const product_id = ids.get(input.external_id)
      return product_id === undefined ? [] : [{ product_id, combinations: input.combinations }]
    }),
  )
  await refreshProducts(
    tx,
    written.map((row) => row.id),
  )
  await tx.execute(sql`SELECT catalog.defer_refresh(false)`)
  const updated = changed.filter(({ input }) => existing.has(input.external_id)).length
  return { created: changed.length - updated, updated, unchanged: inputs.length - changed.length, ids }
}

/** Updates the derived prices, availability and listings of these products. */
export async function refreshProducts(tx: Database, productIds: readonly number[]): Promise<void> {
  await tx.execute(sql`SELECT catalog.refresh_products(${sql.param(productIds)}::integer[])`)
}

/** Rebuilds the vocabulary for spelling correction: after a bulk write and every night. */
export async function refreshVocabulary(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT catalog.refresh_vocabulary()`)
  await tx.execute(sql`ANALYZE catalog.search_rows, catalog.search_words`)
}

/** Recounts products, sales and reviews of every brand and category, after a bulk write. */
export async function refreshCounts(tx: Database): Promise<void> {
  await tx.execute(
    sql`SELECT catalog.refresh_counts(ARRAY(SELECT id FROM catalog.brands), ARRAY(SELECT id FROM catalog.categories))`,
  )
}

/** Starts and ends price windows that are due and moves daily flash sales to their next day. Gives the number of products with new prices. */
export async function refreshDuePrices(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT catalog.refresh_due() AS count`)
  return rows[0]?.count ?? 0
}
