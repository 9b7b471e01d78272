import { inArray } from 'drizzle-orm'
import { slugify } from '@/domain/text'
import { database, type Database, transaction } from '../../database'
import { brands, categories } from '../schema'
import type { ProductInput } from '../write/product-input'
import { changesOf, upsertProducts } from '../write/upsert-products'
import { resolveBrands, resolveCategories } from '../taxonomy/resolve-names'
import { detachedCopy } from './category'
import { Batches, withRetries } from '../../feed'
import type { Draft, Reject } from './group'

const BATCH_PRODUCTS = 500
/** Limits the JSON of one statement (see insertRows). */
const BATCH_COMBINATIONS = 2_500
const CACHE_LIMIT = 50_000

export interface WriteCounts {
  created: number
  updated: number
  unchanged: number
}

/**
 * Writes drafts in batches, each in its own transaction: a killed run has written whole batches, which the next run finds unchanged.
 * A dry run only compares.
 */
export class BatchWriter {
  readonly written: WriteCounts = { created: 0, updated: 0, unchanged: 0 }
  readonly #brandIds = new Map<string, number>()
  readonly #categoryIds = new Map<string, number>()

  readonly #batches: Batches<Draft>

  constructor(
    private readonly source: string,
    private readonly isDryRun: boolean,
    reject: Reject,
  ) {
    this.#batches = new Batches({
      size: BATCH_PRODUCTS,
      weigh: { of: (draft) => draft.combinations.length, limit: BATCH_COMBINATIONS },
      write: (batch) => this.#write(batch),
      reject: (draft, fault) => {
        for (const row of draft.rows) reject(row, draft.external_id, fault)
      },
    })
  }

  add(draft: Draft): Promise<void> {
    return this.#batches.add(draft)
  }

  finish(): Promise<void> {
    return this.#batches.finish()
  }

  async #write(batch: readonly Draft[]): Promise<void> {
    try {
      const result = this.isDryRun
        ? await this.#compare(batch)
        : await withRetries(() => transaction((tx) => this.#upsert(tx, batch)))
      this.written.created += result.created
      this.written.updated += result.updated
      this.written.unchanged += result.unchanged
    } catch (error) {
      // Ids of brands and categories that were rolled back.
      this.#brandIds.clear()
      this.#categoryIds.clear()
      throw error
    }
  }

  async #upsert(tx: Database, batch: readonly Draft[]): Promise<WriteCounts> {
    await this.#resolve(
      batch,
      (names) => resolveBrands(tx, names),
      (paths) => resolveCategories(tx, paths),
    )
    return upsertProducts(tx, this.source, this.#inputs(batch))
  }

  /** Counts changes without writing; new brands and categories get the id -1, which no row has. */
  async #compare(batch: readonly Draft[]): Promise<WriteCounts> {
    const db = database()
    await this.#resolve(
      batch,
      async (names) =>
        idsBySlug(
          names,
          (name) => slugify(name),
          await db
            .select({ id: brands.id, slug: brands.slug })
            .from(brands)
            .where(inArray(brands.slug, names.map(slugify))),
        ),
      async (paths) => {
        const leaf = (path: string) => slugify(path.split(' > ').at(-1) ?? '')
        const names = paths.map((path) => path.join(' > '))
        return idsBySlug(
          names,
          leaf,
          await db
            .select({ id: categories.id, slug: categories.slug })
            .from(categories)
            .where(inArray(categories.slug, names.map(leaf))),
        )
      },
    )
    const { changed, existing } = await changesOf(db, this.source, this.#inputs(batch))
    const updated = changed.filter(({ input }) => existing.has(input.external_id)).length
    return { created: changed.length - updated, updated, unchanged: batch.length - changed.length }
  }

  async #resolve(
    batch: readonly Draft[],
    byName: (names: string[]) => Promise<Map<string, number>>,
    byPath: (paths: string[][]) => Promise<Map<string, number>>,
  ): Promise<void> {
    if (this.#brandIds.size > CACHE_LIMIT) this.#brandIds.clear()
    const names = new Set(batch.map((draft) => draft.facts.brand).filter((name) => !this.#brandIds.has(name)))
    if (names.size > 0)
      for (const [name, id] of await byName([...names])) this.#brandIds.set(detachedCopy(name), id)
    const paths = new Map(
      batch
        .map((draft): [string, string[]] => [draft.facts.category.join(' > '), [...draft.facts.category]])
        .filter(([key]) => !this.#categoryIds.has(key)),
    )
    if (paths.size > 0)
      for (const [key, id] of await byPath([...paths.values()])) this.#categoryIds.set(detachedCopy(key), id)
  }

  #inputs(batch: readonly Draft[]): ProductInput[] {
    return batch.map(({ external_id, facts: { brand, category, ...facts }, combinations }) => {
      const categoryId = this.#categoryIds.get(category.join(' > '))
      const brandId = this.#brandIds.get(brand)
      if (categoryId === undefined || brandId === undefined)
        throw new Error(`brand or category of ${external_id} was not resolved`)
      return {
        external_id,
        ...facts,
        brand_id: brandId,
        default_category_id: categoryId,
        category_ids: [categoryId],
        combinations,
      }
    })
  }
}

function idsBySlug(
  names: readonly string[],
  slugOf: (name: string) => string,
  rows: readonly { id: number; slug: string }[],
): Map<string, number> {
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  return new Map(names.map((name) => [name, ids.get(slugOf(name)) ?? -1]))
}
