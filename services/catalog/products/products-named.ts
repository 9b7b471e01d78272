import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database'
import { categories, combinations, products } from '../schema'

/** How another system names a product: its id there, a stock keeping unit, the last part of its address, or its name. */
export const PRODUCT_KEYS = ['id', 'sku', 'handle', 'name'] as const
export type ProductKey = (typeof PRODUCT_KEYS)[number]

export interface NamedProduct {
  id: number
  is_active: boolean
  /** ids from the root down to the product's own category */
  category_path: number[]
}

/** Names are compared in lower case with single blanks. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** What is compared with a key of each kind. A handle is the shop's own, or the id of a product that came from Shopify. */
const COMPARED: Record<ProductKey, SQL[]> = {
  id: [sql`${products.external_id}`],
  sku: [sql`${combinations.sku}`],
  handle: [sql`${products.slug}`, sql`${products.external_id}`],
  name: [sql`lower(${products.name})`],
}

/**
 * The products of each of these names; several where the name is not unique. Names are given as `nameKey` makes them.
 * @param source only products of this source of the catalogue
 */
export async function productsNamed(
  db: Database,
  kind: ProductKey,
  keys: readonly string[],
  source: string | undefined,
): Promise<Map<string, NamedProduct[]>> {
  const found = new Map<string, NamedProduct[]>()
  if (keys.length === 0) return found
  for (const compared of COMPARED[kind]) {
    const columns = {
      key: sql<string>`${compared}`,
      id: products.id,
      is_active: products.is_active,
      category_path: categories.path,
    }
    const query = db
      .selectDistinct(columns)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.default_category_id))
    const joined =
      kind === 'sku' ? query.innerJoin(combinations, eq(combinations.product_id, products.id)) : query
    const rows = await joined.where(
      and(
        sql`${compared} = ANY(${sql.param([...keys])}::text[])`,
        source === undefined ? undefined : eq(products.source, source),
      ),
    )
    for (const { key, ...product } of rows) {
      const others = found.get(key) ?? []
      if (!others.some(({ id }) => id === product.id)) found.set(key, [...others, product])
    }
  }
  return found
}
