import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { boolean, type InferType, object } from 'yup'
import type { Brand, BrandLetter } from '@/domain/catalog/brand'
import { filterKeyword, rowId } from '@/domain/catalog/listing/catalog-filter'
import { notFound } from '@/domain/error'
import { stripDiacritics } from '@/domain/text'
import type { Database } from '../../database'
import { brands, tags } from '../schema'

/** `filter` of the brand calls. Brands without products for sale are left out unless named by id. */
export const brandFilterSchema = object({
  id: rowId.optional(),
  keyword: filterKeyword,
  is_featured: boolean().optional(),
  country_tag_id: rowId.optional(),
})
type BrandFilter = InferType<typeof brandFilterSchema>

const select = (db: Database) =>
  db
    .select({ brand: brands, country: tags.name })
    .from(brands)
    .leftJoin(tags, eq(tags.id, brands.country_tag_id))

type Row = Awaited<ReturnType<typeof select>>[number]

function toBrand({ brand, country }: Row): Brand {
  return {
    _id: String(brand.id),
    id: brand.id,
    name: brand.name,
    slug: brand.slug,
    logo: brand.logo,
    featured_text: brand.featured_text,
    description: brand.description,
    country: country ?? '',
    country_tag_id: brand.country_tag_id === null ? null : String(brand.country_tag_id),
    is_featured: brand.is_featured,
    total_reviews: brand.total_reviews,
    product_count: brand.product_count,
    updated_at: brand.updated_at.toISOString(),
  }
}

const likeLiteral = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function where(filter: BrandFilter): SQL | undefined {
  if (filter.id !== undefined) return eq(brands.id, filter.id)
  return and(
    gt(brands.product_count, 0),
    filter.keyword === undefined
      ? undefined
      : sql`catalog.searchable(${brands.name}) LIKE ${likeLiteral(stripDiacritics(filter.keyword).toLowerCase())}`,
    filter.is_featured === undefined ? undefined : eq(brands.is_featured, filter.is_featured),
    filter.country_tag_id === undefined ? undefined : eq(brands.country_tag_id, filter.country_tag_id),
  )
}

const byName = asc(sql`${brands.name} COLLATE "vi-x-icu"`)

/** Matching brands by name, or with sort 'most-purchased' by sales (GET /v3/brands, LST-33). */
export async function listBrands(
  db: Database,
  filter: BrandFilter,
  sort: string | undefined,
  window: { skip: number; limit: number },
) {
  const order =
    sort === 'most-purchased'
      ? [desc(brands.is_featured), desc(brands.total_orders), byName]
      : [byName, asc(brands.id)]
  const [rows, [count]] = await Promise.all([
    select(db)
      .where(where(filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.skip),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(brands)
      .where(where(filter)),
  ])
  return { brands: rows.map(toBrand), total: count?.total ?? 0 }
}

/** One brand by id. @throws NOT_FOUND */
export async function brandById(db: Database, id: number): Promise<Brand> {
  const [row] = await select(db).where(eq(brands.id, id))
  if (!row) throw notFound('brand')
  return toBrand(row)
}

/** All brands by their initial, for the A–Z index; digits and signs under '#' (GET /v3/brands/letters, LST-33). */
export async function brandLetters(db: Database): Promise<BrandLetter[]> {
  const rows = await db
    .select({
      id: brands.id,
      name: brands.name,
      slug: brands.slug,
      logo: brands.logo,
      product_count: brands.product_count,
    })
    .from(brands)
    .where(gt(brands.product_count, 0))
    .orderBy(byName)
  const letters = new Map<string, BrandLetter>()
  for (const row of rows) {
    const initial = stripDiacritics(row.name).charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(initial) ? initial : '#'
    const entry = letters.get(letter) ?? { letter, total: 0, brands: [] }
    entry.brands.push({ ...row, _id: String(row.id) })
    entry.total++
    letters.set(letter, entry)
  }
  return [...letters.values()].sort((a, b) =>
    a.letter === '#' ? 1 : b.letter === '#' ? -1 : a.letter.localeCompare(b.letter),
  )
}
