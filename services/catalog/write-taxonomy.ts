import { eq, inArray, sql } from 'drizzle-orm'
import { slugify } from '@/domain/text'
import { type Database, fromExcluded } from '../database'
import { brands, categories, tags } from './schema'

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
      set: { ...fromExcluded(['name', 'logo', 'featured_text', 'description', 'country_tag_id', 'is_featured']), updated_at: sql`now()` },
    })
    .returning({ id: brands.id, slug: brands.slug })
  return new Map(written.map((row) => [row.slug, row.id]))
}

/** Ids of brands by name; those the shop does not know yet are created bare. Names that make the same slug are one brand. */
export async function resolveBrands(tx: Database, names: readonly string[]): Promise<Map<string, number>> {
  const slugs = new Map(names.map((name) => [name, slugify(name)]))
  const wanted = [...new Set(slugs.values())].map((slug) => ({ slug, name: names.find((name) => slugs.get(name) === slug) ?? slug }))
  if (wanted.length === 0) return new Map()
  await tx.insert(brands).values(wanted).onConflictDoNothing({ target: brands.slug })
  const found = await tx.select({ id: brands.id, slug: brands.slug }).from(brands).where(inArray(brands.slug, wanted.map((row) => row.slug)))
  const ids = new Map(found.map((row) => [row.slug, row.id]))
  return new Map(names.flatMap((name) => {
    const id = ids.get(slugs.get(name) ?? '')
    return id === undefined ? [] : [[name, id] as const]
  }))
}

/** Creates or updates tags by slug; gives the id of each slug. */
export async function upsertTags(tx: Database, rows: readonly TagRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const written = await tx
    .insert(tags)
    .values([...rows])
    .onConflictDoUpdate({ target: tags.slug, set: fromExcluded(['kind', 'name', 'icon', 'is_show_in_search', 'position']) })
    .returning({ id: tags.id, slug: tags.slug })
  return new Map(written.map((row) => [row.slug, row.id]))
}

/** Creates or updates categories by slug, parents before children; gives the id of each slug. */
export async function upsertCategories(tx: Database, inputs: readonly CategoryInput[]): Promise<Map<string, number>> {
  const placed = new Map<string, { id: number; path: number[] }>()
  for (const [position, { parent_slug, ...input }] of inputs.entries()) {
    const parent = parent_slug === null ? null : (placed.get(parent_slug) ?? (await findCategory(tx, parent_slug)))
    const [row] = await tx
      .insert(categories)
      .values({ ...input, position, parent_id: parent?.id ?? null, path: [], level: (parent?.path.length ?? 0) + 1 })
      .onConflictDoUpdate({ target: categories.slug, set: fromExcluded(['name', 'description', 'image', 'parent_id', 'level', 'position']) })
      .returning({ id: categories.id })
    if (!row) throw new Error(`category ${input.slug} was not written`)
    const path = [...(parent?.path ?? []), row.id]
    await tx.update(categories).set({ path }).where(eq(categories.id, row.id))
    placed.set(input.slug, { id: row.id, path })
  }
  return new Map([...placed].map(([slug, { id }]) => [slug, id]))
}

async function findCategory(tx: Database, slug: string): Promise<{ id: number; path: number[] } | null> {
  const [row] = await tx.select({ id: categories.id, path: categories.path }).from(categories).where(eq(categories.slug, slug))
  return row ?? null
}

/**
 * Ids of categories by a path of names such as ['Chăm sóc da', 'Serum']; missing ones are created below their parent.
 * A name is matched to a category of the same slug wherever it stands, so that a foreign feed finds the shop's own tree.
 */
export async function resolveCategories(tx: Database, paths: readonly (readonly string[])[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const path of paths) {
    let parentSlug: string | null = null
    for (const name of path) {
      const slug: string = slugify(name)
      if (!ids.has(slug)) {
        const found = await findCategory(tx, slug)
        const id = found?.id ?? (await upsertCategories(tx, [{ name, slug, description: '', image: null, parent_slug: parentSlug }])).get(slug)
        if (id !== undefined) ids.set(slug, id)
      }
      parentSlug = slug
    }
  }
  return new Map(paths.flatMap((path) => {
    const id = ids.get(slugify(path.at(-1) ?? ''))
    return id === undefined ? [] : [[path.join(' > '), id] as const]
  }))
}
