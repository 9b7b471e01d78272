import { eq, inArray, sql } from 'drizzle-orm'
import type { SaleState } from '@/domain/catalog/sale-state'
import type { Database } from '../../database'
import { stateOfRow } from './sale-state'
import { categories, combinations, preorder_rules, products, type StoredAttributes } from '../schema'

/** A combination with its product and category, for modules that store its id: wishlist, alerts, stock. Money in dong. */
export interface CombinationFacts {
  id: number
  sku: string
  /** name of the variant; empty when the product has only one */
  name: string
  price: number
  price_after_discount: number
  stock: number
  /** stock and quotas allow buying it now */
  is_available: boolean
  state: SaleState
  image: string | null
  attributes: StoredAttributes
  product: {
    id: number
    name: string
    slug: string
    category_slug: string
    classification: string
    is_active: boolean
    total_orders: number
    created_at: Date
  }
}

const select = (db: Database) =>
  db
    .select({
      combination: combinations,
      product: {
        id: products.id,
        name: products.name,
        slug: products.slug,
        classification: products.classification,
        is_active: products.is_active,
        total_orders: products.total_orders,
        created_at: products.created_at,
        total_combinations: products.total_combinations,
        images: products.images,
        is_withheld: products.is_withheld,
        is_in_stock_original: products.is_in_stock_original,
      },
      rule: preorder_rules,
      category_slug: categories.slug,
    })
    .from(combinations)
    .innerJoin(products, eq(products.id, combinations.product_id))
    .innerJoin(categories, eq(categories.id, products.default_category_id))
    .leftJoin(preorder_rules, eq(preorder_rules.combination_id, combinations.id))

type Row = Awaited<ReturnType<typeof select>>[number]

function toFacts({ combination, product, rule, category_slug }: Row): CombinationFacts {
  const { images, total_combinations, is_withheld, is_in_stock_original, ...rest } = product
  const isOnlyOne = total_combinations < 2
  return {
    id: combination.id,
    sku: combination.sku,
    name: isOnlyOne && combination.attributes.non_specify ? '' : combination.tracker_combination_name,
    price: combination.price,
    price_after_discount: combination.price_after_discount,
    stock: combination.stock,
    is_available: combination.is_available,
    state: stateOfRow({ ...rest, is_withheld, is_in_stock_original }, combination, rule),
    image: combination.images[0]?.url ?? images[0]?.url ?? null,
    attributes: combination.attributes,
    product: { ...rest, category_slug },
  }
}

/** These combinations by id, also of products that are not for sale; unknown ids are left out. */
export async function combinationFacts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, CombinationFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await select(db).where(inArray(combinations.id, [...ids]))
  return new Map(rows.map((row) => [row.combination.id, toFacts(row)]))
}

/** The combinations with this SKU, else the one with this id; several products may share an SKU. */
export async function combinationsNamed(db: Database, name: string): Promise<CombinationFacts[]> {
  const bySku = await select(db).where(eq(combinations.sku, name)).orderBy(combinations.id)
  const rows =
    bySku.length > 0 || !/^[1-9]\d{0,8}$/.test(name)
      ? bySku
      : await select(db).where(eq(combinations.id, Number(name)))
  return rows.map(toFacts)
}

/** Locks a combination against changes of stock and availability until `tx` ends. */
export async function lockCombination(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`SELECT FROM ${combinations} WHERE id = ${id} FOR SHARE`)
}
