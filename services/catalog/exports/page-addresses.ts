import { eq, inArray, sql } from 'drizzle-orm'
import type { AddressKind, NamedAddress } from '@/domain/catalog/address'
import { PROMOTION_CATEGORIES } from '@/domain/catalog/promotion'
import { anyOf, type Database, preparedOnce } from '../../database'
import { promotions } from '../promotion-schema'
import { brands, categories, products } from '../schema'

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key)

const selectIn = (table: typeof brands | typeof categories) =>
  preparedOnce((db) =>
    db
      .select({ id: table.id, slug: table.slug, entries: table.product_count })
      .from(table)
      .where(sql`${table.id} = ${anyOf('ids')}`),
  )

const selectListed = { brand: selectIn(brands), category: selectIn(categories) }

async function listedById(
  db: Database,
  kind: keyof typeof selectListed,
  ids: number[],
): Promise<NamedAddress[]> {
  const rows = await selectListed[kind](db).execute({ ids })
  return rows.map(({ id, ...row }) => ({ ...row, key: String(id), folder: null, is_shown: true }))
}

const selectProducts = preparedOnce((db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      folder: categories.slug,
      entries: products.total_reviews,
      is_shown: products.is_active,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.default_category_id))
    .where(sql`${products.id} = ${anyOf('ids')}`),
)

async function productsById(db: Database, ids: number[]): Promise<NamedAddress[]> {
  const rows = await selectProducts(db).execute({ ids })
  return rows.map(({ id, ...row }) => ({ ...row, key: String(id) }))
}

async function promotionsBySlug(db: Database, slugs: string[]): Promise<NamedAddress[]> {
  const rows = await db
    .select({ slug: promotions.slug, category: promotions.category })
    .from(promotions)
    .where(inArray(promotions.slug, slugs))
  return rows.map(({ slug, category }) => ({
    key: slug,
    slug,
    folder: PROMOTION_CATEGORIES.find((known) => known === category) ?? 'promo',
    entries: 0,
    is_shown: true,
  }))
}

/** The addresses of these pages: products, brands and categories by id, promotions by slug. Unknown ones are left out. */
export async function addressesOf(
  db: Database,
  kind: AddressKind,
  keys: readonly string[],
): Promise<NamedAddress[]> {
  if (kind === 'promotion') return promotionsBySlug(db, [...keys])
  const ids = keys.filter(isId).map(Number)
  if (ids.length === 0) return []
  return kind === 'product' ? productsById(db, ids) : listedById(db, kind, ids)
}
