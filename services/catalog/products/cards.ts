import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProductCard } from '@/domain/catalog/product'
import { anyOf, type Database, preparedOnce } from '../../database'
import { deductions } from '../promotion-schema'
import { brands, categories, combinations, preorder_rules, products } from '../schema'
import { classificationOf, stockFlags, toPreorder } from './sale-state'

const { description: _, how_to_use: __, ingredients: ___, ...light } = getTableColumns(products)

const cardColumns = {
  product: light,
  brand: { id: brands.id, name: brands.name, slug: brands.slug },
  category: { id: categories.id, name: categories.name, slug: categories.slug },
  combination: {
    id: combinations.id,
    price: combinations.price,
    price_after_discount: combinations.price_after_discount,
    discount_amount: combinations.discount_amount,
    discount_percentage: combinations.discount_percentage,
    is_available: combinations.is_available,
    is_pre_order: combinations.is_pre_order,
    stock: combinations.stock,
  },
  rule: preorder_rules,
  is_show_as_percentage: deductions.is_show_as_percentage,
}

const selectCards = (db: Database) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .innerJoin(categories, eq(categories.id, products.default_category_id))
    .innerJoin(combinations, eq(combinations.id, products.default_combination_id))
    .leftJoin(deductions, eq(deductions.id, combinations.deduction_id))
    .leftJoin(preorder_rules, eq(preorder_rules.combination_id, combinations.id))

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Converts a row to a card, with the provider's names for stock and activity. */
export function toCard({
  product,
  brand,
  category,
  combination,
  rule,
  is_show_as_percentage,
}: CardRow): ProductCard {
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    brand,
    default_category: category,
    images: product.images,
    frame_url: product.frame_url,
    classification: classificationOf(product.classification),
    default_combination: {
      _id: String(combination.id),
      price: combination.price,
      price_after_discount: combination.price_after_discount,
      discount_amount: combination.discount_amount,
      discount_percentage: combination.discount_percentage,
      is_show_as_percentage: is_show_as_percentage ?? true,
      is_available: combination.is_available,
      is_pre_order: combination.is_pre_order,
      preorder: toPreorder(rule),
      stock: combination.stock,
    },
    total_combinations: product.total_combinations,
    is_new: product.is_new,
    is_exclusive: product.is_exclusive,
    is_limited: product.is_limited,
    is_online: product.is_online,
    is_sale: product.is_sale,
    is_pre_order: product.is_pre_order,
    is_buy_one_get_one_free: product.is_buy_one_get_one_free,
    is_flashsale: product.is_flashsale,
    is_wishlist: false,
    is_in_stock: product.is_in_stock,
    ...stockFlags(product),
    discount_percentage: product.discount_max,
    discount_range: { min: product.discount_min, max: product.discount_max },
    price_range: { min: product.price_min, max: product.price_max },
    price_after_discount_range: {
      min: product.price_after_discount_min,
      max: product.price_after_discount_max,
    },
    label_bmsm: product.label_bmsm,
    review_stats: { average_rating: product.average_rating, total_reviews: product.total_reviews },
    total_orders: product.total_orders,
    updated_at: product.updated_at.toISOString(),
  }
}

const manyCards = preparedOnce((db) => selectCards(db).where(sql`${products.id} = ${anyOf('ids')}`))

const oneCard = preparedOnce((db) => selectCards(db).where(eq(products.id, sql.placeholder('id'))))

/** Cards of these products in the order of the ids; unknown ids are left out. */
export async function cardsById(db: Database, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await manyCards(db).execute({ ids: [...ids] })
  const cards = new Map(rows.map((row) => [row.product.id, toCard(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** The card of one product, active or not. */
export async function cardById(
  db: Database,
  id: number,
): Promise<{ card: ProductCard; row: CardRow } | null> {
  const [row] = await oneCard(db).execute({ id })
  return row ? { card: toCard(row), row } : null
}
