import { inArray } from 'drizzle-orm'
import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { Database } from '../../database'
import { brands, categories, tags } from '../schema'
import { searchEngine } from './engine'
import { searchCache } from './search-cache'

const keys = (counts: ReadonlyMap<number, number>) => [...counts.keys()]

/** The ISO country code in a tag's icon, in lower case; '' when the icon is something else. */
const countryOf = (icon: string | null): string => (icon && /^[a-z]{2}$/.test(icon) ? icon : '')

/** Rows with their counts, in the order of the counts; ids without a row are left out. */
function withCounts<Row>(rows: ReadonlyMap<number, Row>, counts: ReadonlyMap<number, number>) {
  return [...counts].flatMap(([id, total]) => {
    const row = rows.get(id)
    return row ? [{ ...row, total }] : []
  })
}

/** Names of brands, categories and tags: small tables that every listing needs, hence cached as a whole. */
async function readNames(db: Database) {
  const [brandRows, categoryRows, tagRows] = await Promise.all([
    db.select({ id: brands.id, name: brands.name, slug: brands.slug }).from(brands),
    db
      .select({
        id: categories.id,
        name: categories.name,
        slug: categories.slug,
        parent_id: categories.parent_id,
        level: categories.level,
        position: categories.position,
      })
      .from(categories),
    db.select({ id: tags.id, name: tags.name, icon: tags.icon }).from(tags),
  ])
  const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
  return { brands: byId(brandRows), categories: byId(categoryRows), tags: byId(tagRows) }
}

/** The counts with these ids, a chosen one that no product has with 0: it stays among the choices, where it can be taken back. */
function withChosen(counts: ReadonlyMap<number, number>, chosen: readonly number[] | undefined) {
  const none = (chosen ?? []).filter((id) => !counts.has(id))
  return new Map([...counts, ...none.map((id) => [id, 0] as const)])
}

type NamedCategories = Awaited<ReturnType<typeof readNames>>['categories']

/** Categories with those above them, from where shoppers came to them. */
function withAncestors(names: NamedCategories, chosen: readonly number[] | undefined): number[] {
  const ids = new Set<number>()
  for (const id of chosen ?? [])
    for (let at = names.get(id); at && !ids.has(at.id); at = names.get(at.parent_id ?? 0)) ids.add(at.id)
  return [...ids]
}

const nameCache = searchCache<Awaited<ReturnType<typeof readNames>>>()

/** Facets of a listing, with names and counts (domain/catalog/listing/facets.ts). */
export async function facetsOf(db: Database, filter: ProductFilter): Promise<Facets> {
  const counts = await searchEngine(db).facets(filter)
  const names = await nameCache('', counts.version, () => readNames(db))
  return {
    total: counts.total,
    brands: withCounts(names.brands, withChosen(counts.brands, filter['brand.id'])),
    categories: withCounts(
      names.categories,
      withChosen(counts.categories, withAncestors(names.categories, filter['categories.id'])),
    )
      .sort((a, b) => a.level - b.level || a.position - b.position || a.id - b.id)
      .map(({ position: _, ...row }) => row),
    origins: withCounts(names.tags, withChosen(counts.origins, filter['brand.country_tag_id'])).map(
      ({ icon, ...row }) => ({ ...row, country: countryOf(icon) }),
    ),
    tags: withCounts(names.tags, withChosen(counts.tags, filter['tags.id'])).map(
      ({ icon: _, ...row }) => row,
    ),
    ratings: [5, 4, 3, 2, 1].map((value) => ({ value, total: counts.ratings.get(value) ?? 0 })),
    availability: counts.availability,
    is_sale: counts.is_sale,
    prices: counts.prices,
  }
}

/** One window of the matches' brands or categories, each with its number of matches, highest first or `byName`; `total` counts the brands or categories (LST-34). */
export async function distinctOf(
  db: Database,
  kind: 'brand' | 'category',
  filter: ProductFilter,
  { skip, limit, byName = false }: { skip: number; limit: number; byName?: boolean },
) {
  const totals = await searchEngine(db).distinct(kind, filter)
  const named = kind === 'brand' ? brands : categories
  const rows = await db
    .select({ id: named.id, name: named.name, slug: named.slug })
    .from(named)
    .where(inArray(named.id, keys(totals)))
  const all = rows
    .map((row) => ({ ...row, _id: String(row.id), total: totals.get(row.id) ?? 0 }))
    .sort((a, b) => (byName ? 0 : b.total - a.total) || a.name.localeCompare(b.name, 'vi'))
  return { rows: all.slice(skip, skip + limit), total: all.length }
}
