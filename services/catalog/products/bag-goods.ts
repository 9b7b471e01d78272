import { eq, type SQL, sql } from 'drizzle-orm'
import type { GoodsView } from '@/domain/bag/view'
import { ATTRIBUTE_KINDS, CLASSIFICATIONS } from '@/domain/catalog/product'
import { anyOf, type Database, preparedOnce } from '../../database'
import { deductions } from '../promotion-schema'
import {
  brands,
  categories,
  combinations,
  pack_items,
  preorder_rules,
  product_categories,
  products,
  type StoredAttributes,
} from '../schema'

/** A combination with its current price (dong), stock and limits, as a bag needs it. */
export interface BagGoods {
  view: GoodsView
  sku: string
  /** all categories of the product, their ancestors included */
  category_ids: number[]
  unit_price: number
  list_price: number
  /** grams */
  weight: number
  is_active: boolean
  /** pieces that may be sold now; 0 when the product is withheld from the Vietnam store */
  stock: number
  is_pre_order: boolean
  preorder_left: number
  /** when pre-orders ship, ISO instant */
  ships_at: string | null
  is_buy_one_get_one_free: boolean
  /** pieces left at the sale price; null without a quota */
  sale: { deduction_id: number; left: number } | null
  daily_limit: { product: number | null; brand: number | null }
}

/** An item of a pack, in the pack's order. */
export interface PackPart {
  /** product of the item */
  product_id: number
  combination_id: string
  quantity: number
}

const columns = {
  combination: {
    id: combinations.id,
    sku: combinations.sku,
    price: combinations.price,
    price_after_discount: combinations.price_after_discount,
    stock: combinations.stock,
    weight: combinations.weight,
    attributes: combinations.attributes,
    name: combinations.tracker_combination_name,
    images: combinations.images,
    is_pre_order: combinations.is_pre_order,
  },
  product: {
    id: products.id,
    name: products.name,
    slug: products.slug,
    images: products.images,
    classification: products.classification,
    is_active: products.is_active,
    is_withheld: products.is_withheld,
    is_buy_one_get_one_free: products.is_buy_one_get_one_free,
    daily_limit: products.daily_limit,
  },
  brand: { id: brands.id, name: brands.name, daily_limit: brands.daily_limit },
  category_slug: categories.slug,
  category_ids: sql<
    number[]
  >`ARRAY(SELECT category_id FROM ${product_categories} placed WHERE placed.product_id = ${products.id} ORDER BY 1)`,
  rule: preorder_rules,
  sale: { id: deductions.id, quota: deductions.quota, sold: deductions.sold },
}

const selectGoods = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(combinations)
    .innerJoin(products, eq(products.id, combinations.product_id))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .innerJoin(categories, eq(categories.id, products.default_category_id))
    .leftJoin(preorder_rules, eq(preorder_rules.combination_id, combinations.id))
    .leftJoin(deductions, eq(deductions.id, combinations.deduction_id))
    .where(where)

type Row = Awaited<ReturnType<typeof selectGoods>>[number]

/** Attributes that distinguish the combinations of a product, shown beside its name. */
const attributesOf = (attributes: StoredAttributes): GoodsView['attributes'] =>
  ATTRIBUTE_KINDS.flatMap((kind) => {
    const attribute = kind === 'non_specify' ? undefined : attributes[kind]
    return attribute ? [{ kind, name: attribute.name, hex: attribute.hex }] : []
  })

function toSale(sale: Row['sale']): BagGoods['sale'] {
  const quota = sale?.quota ?? null
  return sale && quota !== null ? { deduction_id: sale.id, left: Math.max(0, quota - sale.sold) } : null
}

function toGoods({ combination, product, brand, category_slug, category_ids, rule, sale }: Row): BagGoods {
  return {
    view: {
      product_id: product.id,
      combination_id: String(combination.id),
      name: product.name,
      brand: { id: brand.id, name: brand.name },
      slug: product.slug,
      category_slug,
      variant: combination.name,
      attributes: attributesOf(combination.attributes),
      image_url: combination.images[0]?.url ?? product.images[0]?.url ?? null,
      classification: CLASSIFICATIONS.find((known) => known === product.classification) ?? 'normal',
    },
    sku: combination.sku,
    category_ids,
    unit_price: combination.price_after_discount,
    list_price: combination.price,
    weight: combination.weight,
    is_active: product.is_active,
    stock: product.is_withheld ? 0 : combination.stock,
    is_pre_order: combination.is_pre_order,
    preorder_left: rule ? rule.total_quota - rule.sold_quota : 0,
    ships_at: rule?.ships_at?.toISOString() ?? null,
    is_buy_one_get_one_free: product.is_buy_one_get_one_free,
    sale: toSale(sale),
    daily_limit: { product: product.daily_limit, brand: brand.daily_limit },
  }
}

const byCombination = (rows: readonly Row[]) =>
  new Map(rows.map((row) => [String(row.combination.id), toGoods(row)]))

const goodsById = preparedOnce((db) =>
  selectGoods(
    db,
    sql`${combinations.id} IN (
      SELECT unnest((SELECT ${sql.placeholder('ids')}::integer[]))
      UNION
      SELECT pack.combination_id FROM ${pack_items} pack JOIN ${combinations} whole ON whole.product_id = pack.product_id
      WHERE whole.id = ${anyOf('ids')})`,
  ),
)

/** These combinations by id, and all items of those that are packs; unknown ids are left out. */
export async function bagGoods(
  db: Database,
  combinationIds: readonly (string | number)[],
): Promise<Map<string, BagGoods>> {
  if (combinationIds.length === 0) return new Map()
  return byCombination(await goodsById(db).execute({ ids: combinationIds.map(Number) }))
}

const goodsOfProducts = preparedOnce((db) =>
  selectGoods(
    db,
    sql`${products.id} = ${anyOf('productIds')} AND ${combinations.id} = ${products.default_combination_id}`,
  ),
)

/** The default combination of each of these products, by product id, for gifts. */
export async function giftGoods(db: Database, productIds: readonly number[]): Promise<Map<number, BagGoods>> {
  if (productIds.length === 0) return new Map()
  const rows = await goodsOfProducts(db).execute({ productIds: [...productIds] })
  return new Map(rows.map((row) => [row.product.id, toGoods(row)]))
}

const itemsOfPacks = preparedOnce((db) =>
  db
    .select({
      pack_id: pack_items.product_id,
      product_id: combinations.product_id,
      combination_id: pack_items.combination_id,
      quantity: pack_items.quantity,
    })
    .from(pack_items)
    .innerJoin(combinations, eq(combinations.id, pack_items.combination_id))
    .where(sql`${pack_items.product_id} = ${anyOf('productIds')}`)
    .orderBy(pack_items.product_id, pack_items.position, pack_items.combination_id),
)

/** Items of these packs and sets, by product id of the pack; products that are no packs have no entry. */
export async function packOf(db: Database, productIds: readonly number[]): Promise<Map<number, PackPart[]>> {
  const packs = new Map<number, PackPart[]>()
  if (productIds.length === 0) return packs
  const rows = await itemsOfPacks(db).execute({ productIds: [...productIds] })
  for (const { pack_id, combination_id, ...part } of rows) {
    const parts = packs.get(pack_id) ?? []
    parts.push({ ...part, combination_id: String(combination_id) })
    packs.set(pack_id, parts)
  }
  return packs
}
