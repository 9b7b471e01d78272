import { eq, sql } from 'drizzle-orm'
import { type Database, fromExcluded } from '../../database'
import { brands, categories, tags } from '../schema'

type BrandRow = typeof brands.$inferInsert
type TagRow = typeof tags.$inferInsert

export interface CategoryInput {
  name: string
  slug: string
  description: string
  image: string | null
  parent_slug: string | null
}

/** Creates or updates brands by slug; gives the id of each slug. */
export async function upsertBrands(tx: Database, rows: readonly BrandRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const written = await tx
    .insert(brands)
    .values([...rows])
    .onConflictDoUpdate({
      target: brands.slug,
      set: {
        ...fromExcluded(['name', 'logo', 'featured_text', 'description', 'country_tag_id', 'is_featured']),
        updated_at: sql`now()`,
      },
    })
    .returning({ id: brands.id, slug: brands.slug })
  return new Map(written.map((row) => [row.slug, row.id]))
}

/** Creates or updates tags by slug; gives the id of each slug. */
export async function upsertTags(tx: Database, rows: readonly TagRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const written = await tx
    .insert(tags)
    .values([...rows])
    .onConflictDoUpdate({
      target: tags.slug,
      set: fromExcluded(['kind', 'name', 'icon', 'is_show_in_search', 'position']),
    })
    .returning({ id: tags.id, slug: tags.slug })
  return new Map(written.map((row) => [row.slug, row.id]))
}

/** Creates or updates categories by slug, parents before children; gives the id of each slug. */
export async function upsertCategories(
  tx: Database,
  inputs: readonly CategoryInput[],
): Promise<Map<string, number>> {
  const placed = new Map<string, { id: number; path: number[] }>()
  const after = await lastPosition(tx)
  for (const [index, { parent_slug, ...input }] of inputs.entries()) {
    const position = after + index + 1
    const parent =
      parent_slug === null ? null : (placed.get(parent_slug) ?? (await findCategory(tx, parent_slug)))
    const [row] = await tx
      .insert(categories)
      .values({
        ...input,
        position,
        parent_id: parent?.id ?? null,
        path: [],
        level: (parent?.path.length ?? 0) + 1,
      })
      .onConflictDoUpdate({
        target: categories.slug,
        set: fromExcluded(['name', 'description', 'image', 'parent_id', 'level']),
      })
      .returning({ id: categories.id })
    if (!row) throw new Error(`category ${input.slug} was not written`)
    const path = [...(parent?.path ?? []), row.id]
    await tx.update(categories).set({ path }).where(eq(categories.id, row.id))
    placed.set(input.slug, { id: row.id, path })
  }
  return new Map([...placed].map(([slug, { id }]) => [slug, id]))
}

/** Position for new categories, after the existing ones. */
async function lastPosition(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${categories.position}), -1)`.mapWith(Number) })
    .from(categories)
  return row?.last ?? -1
}

/** The category of a slug, or null. */
export async function findCategory(
  tx: Database,
  slug: string,
): Promise<{ id: number; name: string; path: number[] } | null> {
  const [row] = await tx
    .select({ id: categories.id, name: categories.name, path: categories.path })
    .from(categories)
    .where(eq(categories.slug, slug))
  return row ?? null
}
