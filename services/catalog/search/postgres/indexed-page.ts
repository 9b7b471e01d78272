import { and, asc, desc, eq } from 'drizzle-orm'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { isSortKey } from '@/domain/catalog/listing/sort'
import type { Database } from '../../../database'
import { brands, categories, product_categories as listed } from '../../schema'

import type { SearchWindow } from '../engine'
import { ordering } from './order'
import { rows } from './rows'

const hasOnly = (filter: ProductFilter, key: keyof ProductFilter) =>
  Object.keys(filter).every((name) => name === key || Reflect.get(filter, name) === undefined)

const onlyOne = (filter: ProductFilter, key: 'categories.id' | 'brand.id'): number | undefined => {
  const [id, ...more] = filter[key] ?? []
  return more.length === 0 && hasOnly(filter, key) ? id : undefined
}

/** One page of a whole category or brand by sales, read from an index, with the total that the database maintains. Null for any other listing. */
export async function indexedPage(
  db: Database,
  filter: ProductFilter,
  sort: string | undefined,
  window: SearchWindow,
): Promise<{ ids: number[]; total: number } | null> {
  if (sort !== undefined && isSortKey(sort) && sort !== 'most-purchased') return null
  const category = onlyOne(filter, 'categories.id')
  if (category !== undefined) return categoryPage(db, category, window)
  const brand = onlyOne(filter, 'brand.id')
  return brand === undefined ? null : brandPage(db, brand, window)
}

async function categoryPage(db: Database, id: number, { skip, limit }: SearchWindow) {
  const [page, [category]] = await Promise.all([
    db
      .select({ id: listed.product_id })
      .from(listed)
      .where(and(eq(listed.category_id, id), eq(listed.is_active, true)))
      .orderBy(desc(listed.is_active), desc(listed.total_orders), asc(listed.product_id))
      .limit(limit)
      .offset(skip),
    db.select({ total: categories.product_count }).from(categories).where(eq(categories.id, id)),
  ])
  return { ids: page.map((row) => row.id), total: category?.total ?? 0 }
}

async function brandPage(db: Database, id: number, { skip, limit }: SearchWindow) {
  const [page, [brand]] = await Promise.all([
    db
      .select({ id: rows.product_id })
      .from(rows)
      .where(eq(rows.brand_id, id))
      .orderBy(...ordering(undefined))
      .limit(limit)
      .offset(skip),
    db.select({ total: brands.product_count }).from(brands).where(eq(brands.id, id)),
  ])
  return { ids: page.map((row) => row.id), total: brand?.total ?? 0 }
}
