import { and, asc, eq, sql } from 'drizzle-orm'
import type { Combination, Product } from '@/domain/catalog/product'
import { notFound } from '@/domain/error'
import { anyOf, type Database, preparedOnce, rowsOf } from '../../database'
import { cardById } from './cards'
import { toPreorder } from './sale-state'
import { selectNextEarlySale, toEarlySale } from '../promotions/next-early-sale'
import { giftPromotionOf } from '../promotions/promotions'
import { deductions, promotions } from '../promotion-schema'
import {
  brands,
  categories,
  combinations,
  pack_items,
  preorder_rules,
  product_categories,
  products,
  tags,
} from '../schema'

const selectCombinations = preparedOnce((db) =>
  db
    .select({
      combination: combinations,
      deduction: deductions,
      rule: preorder_rules,
      promotion_end: promotions.end_date,
    })
    .from(combinations)
    .leftJoin(deductions, eq(deductions.id, combinations.deduction_id))
    .leftJoin(promotions, eq(promotions.id, deductions.promotion_id))
    .leftJoin(preorder_rules, eq(preorder_rules.combination_id, combinations.id))
    .where(sql`${combinations.product_id} = ${anyOf('ids')}`)
    .orderBy(asc(combinations.position), asc(combinations.id)),
)

/** Combinations of products with the deduction, promotion end and pre-order rule of each, in the products' order of combinations. */
export const combinationsOf = (db: Database, productIds: readonly number[]) =>
  selectCombinations(db).execute({ ids: [...productIds] })

type CombinationRow = Awaited<ReturnType<typeof combinationsOf>>[number]

export function toCombination({ combination, deduction, rule, promotion_end }: CombinationRow): Combination {
  const priceEnds = promotion_end ?? deduction?.ends_at ?? null
  return {
    _id: String(combination.id),
    sku: combination.sku,
    gtin: combination.gtin,
    price: combination.price,
    price_after_discount: combination.price_after_discount,
    discount_amount: combination.discount_amount,
    discount_percentage: combination.discount_percentage,
    deduction_type: deduction?.type ?? null,
    deduction_amount: deduction?.type === 'amount' ? deduction.value : null,
    deduction_percentage: deduction?.type === 'percentage' ? deduction.value : null,
    is_show_as_percentage: deduction?.is_show_as_percentage ?? true,
    price_valid_until: priceEnds?.toISOString() ?? null,
    is_wishlist: false,
    is_default: combination.is_default,
    is_pre_order: combination.is_pre_order,
    is_available: combination.is_available,
    product_preorder_rules_id: rule ? String(rule.id) : null,
    preorder: toPreorder(rule),
    stock: combination.stock,
    weight: combination.weight,
    tracker_combination_name: combination.tracker_combination_name,
    images: combination.images,
    attributes: combination.attributes,
  }
}

const packItems = (db: Database) =>
  db
    .select({
      product_id: combinations.product_id,
      combination_id: sql<string>`${combinations.id}::text`.as('combination_id'),
      quantity: pack_items.quantity,
      name: products.name,
      slug: products.slug,
      category_slug: sql<string>`${categories.slug}`.as('category_slug'),
      brand_name: sql<string>`${brands.name}`.as('brand_name'),
      image_url: sql<
        string | null
      >`coalesce(${combinations.images} -> 0 ->> 'url', ${products.images} -> 0 ->> 'url')`.as('image_url'),
      price: sql<number>`${combinations.price_after_discount}`.as('price'),
      attributes: combinations.attributes,
      is_available: combinations.is_available,
    })
    .from(pack_items)
    .innerJoin(combinations, eq(combinations.id, pack_items.combination_id))
    .innerJoin(products, eq(products.id, combinations.product_id))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .innerJoin(categories, eq(categories.id, products.default_category_id))
    .where(eq(pack_items.product_id, sql.placeholder('id')))
    .orderBy(asc(pack_items.position))

const categoriesOf = (db: Database) =>
  db
    .select({ id: categories.id, name: categories.name, slug: categories.slug })
    .from(categories)
    .innerJoin(
      product_categories,
      and(
        eq(product_categories.category_id, categories.id),
        eq(product_categories.product_id, sql.placeholder('id')),
      ),
    )
    .orderBy(asc(categories.level), asc(categories.id))

const namedTags = (db: Database) =>
  db
    .select({ id: sql<string>`${tags.id}::text`.as('id'), name: tags.name, slug: tags.slug })
    .from(tags)
    .where(sql`${tags.id} = ${anyOf('tags')}`)
    .orderBy(asc(tags.id))

const selectDetails = preparedOnce((db) =>
  db
    .select({
      description: products.description,
      how_to_use: products.how_to_use,
      ingredients: products.ingredients,
      categories: rowsOf(categoriesOf(db)),
      tags: rowsOf(namedTags(db)),
      pack_detail: rowsOf(packItems(db)),
      early_sales: rowsOf(selectNextEarlySale(db)),
    })
    .from(products)
    .where(eq(products.id, sql.placeholder('id'))),
)

/** What a product's page shows and its card does not. */
async function detailsOf(db: Database, id: number, tagIds: readonly number[]) {
  const [details] = await selectDetails(db).execute({ id, tags: [...tagIds] })
  if (!details) throw notFound('product')
  const { early_sales, ...shown } = details
  return { ...shown, early_sale: toEarlySale(early_sales[0]) }
}

/** A product in full (GET /v3/products/{id}-{slug}, PDP-01). @throws NOT_FOUND for unknown and inactive products. */
export async function productById(db: Database, id: number): Promise<Product> {
  const found = await cardById(db, id)
  if (!found?.row.product.is_active) throw notFound('product')
  const { card, row } = found
  const [details, rows, gift] = await Promise.all([
    detailsOf(db, id, row.product.tag_ids),
    combinationsOf(db, [id]),
    giftPromotionOf(db, id),
  ])
  const special =
    rows.find((entry) => entry.combination.id === row.product.default_combination_id)?.deduction
      ?.promotion_id ?? null
  return {
    ...card,
    ...details,
    my_sql_id: card.id,
    combinations: rows.map(toCombination),
    show_all_combinations: row.product.show_all_combinations,
    selected_variant:
      row.product.default_combination_id === null ? null : String(row.product.default_combination_id),
    is_special_price_applicable: special !== null,
    special_price_voucher_id: special === null ? null : String(special),
    applied_free_products_voucher_id: gift?._id ?? null,
    reason: gift?.reason ?? null,
    origin: row.product.origin,
    registration_number: row.product.registration_number,
    shelf_life: row.product.shelf_life,
    created_at: row.product.created_at.toISOString(),
  }
}
