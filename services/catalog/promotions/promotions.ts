import { and, asc, desc, eq, gt, lte, or, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { boolean, type InferType, object, string } from 'yup'
import { parseSections } from '@/domain/campaign/sections'
import { queryText, rowId } from '@/domain/catalog/listing/catalog-filter'
import { priceAfter } from '@/domain/catalog/price'
import { PROMOTION_CATEGORIES, type Promotion } from '@/domain/catalog/promotion'
import { notFound } from '@/domain/error'
import { type Database, preparedOnce } from '../../database'
import { log } from '../../log'
import { deductions, promotions } from '../promotion-schema'
import { brands, categories, combinations, product_categories, products } from '../schema'

/** `filter` of the promotion calls: promotions in force now unless `state` asks for upcoming ones. */
export const promotionFilterSchema = object({
  state: string()
    .oneOf(['current', 'upcoming'] as const)
    .default('current'),
  category: string().oneOf(PROMOTION_CATEGORIES).optional(),
  slug: queryText.max(200).optional(),
  is_display_icon_web: boolean().optional(),
  /** promotions whose scope includes this product */
  product_id: rowId.optional(),
})
/** `filter` of the call of one promotion (GAM-05): its products are calls of their own. */
export const promotionDocumentFilterSchema = object({
  is_product_detail: boolean().oneOf([false]).optional(),
})
type PromotionFilter = InferType<typeof promotionFilterSchema>

/** Condition: active, begun and not over. */
export const isInForce = () =>
  and(
    eq(promotions.is_active, true),
    lte(promotions.start_date, sql`now()`),
    gt(promotions.end_date, sql`now()`),
  )

const isUpcoming = () => and(eq(promotions.is_active, true), gt(promotions.start_date, sql`now()`))

const scopeIncludes = (key: 'brand_ids' | 'category_ids' | 'product_ids', ids: SQL) =>
  sql`EXISTS (SELECT FROM jsonb_array_elements_text(${promotions.scope} -> ${sql.raw(`'${key}'`)}) AS wanted WHERE wanted::integer IN (${ids}))`

/** Condition: the promotion's scope names the product, its brand or one of its categories. */
const includesProduct = (productId: number | Placeholder) =>
  or(
    scopeIncludes('product_ids', sql`SELECT ${productId}::integer`),
    scopeIncludes('brand_ids', sql`SELECT brand_id FROM ${products} WHERE id = ${productId}`),
    scopeIncludes(
      'category_ids',
      sql`SELECT category_id FROM ${product_categories} WHERE product_id = ${productId}`,
    ),
  )

function where(filter: PromotionFilter): SQL | undefined {
  return and(
    filter.state === 'upcoming' ? isUpcoming() : isInForce(),
    filter.category === undefined ? undefined : eq(promotions.category, filter.category),
    filter.slug === undefined ? undefined : eq(promotions.slug, filter.slug),
    filter.is_display_icon_web === undefined
      ? undefined
      : eq(promotions.is_display_icon_web, filter.is_display_icon_web),
    filter.product_id === undefined ? undefined : includesProduct(filter.product_id),
  )
}

const totalProducts =
  sql<number>`(SELECT count(DISTINCT c.product_id) FROM ${deductions} d JOIN ${combinations} c ON c.id = d.combination_id WHERE d.promotion_id = ${promotions.id})`.mapWith(
    Number,
  )

const namesIn = (
  table: typeof brands | typeof categories | typeof products,
  key: 'brand_ids' | 'category_ids' | 'product_ids',
) =>
  sql<
    string[]
  >`ARRAY(SELECT named.name FROM ${table} named JOIN jsonb_array_elements_text(${promotions.scope} -> ${sql.raw(`'${key}'`)}) AS wanted ON wanted::integer = named.id)`

/** Query of promotions with the names in their scope, their number of products and their gift. */
export const selectPromotions = (db: Database) =>
  db
    .select({
      promotion: promotions,
      total_products: totalProducts,
      scope_brands: namesIn(brands, 'brand_ids'),
      scope_categories: namesIn(categories, 'category_ids'),
      scope_products: namesIn(products, 'product_ids'),
      gift: { id: products.id, name: products.name, images: products.images },
    })
    .from(promotions)
    .leftJoin(products, eq(products.id, promotions.gift_product_id))

type Row = Awaited<ReturnType<typeof selectPromotions>>[number]

/** Sections as stored, without those this version cannot read. */
function readSections({ id, sections: stored }: Row['promotion']) {
  const { sections, dropped } = parseSections(stored)
  for (const section of dropped) log.warn({ promotion: id, ...section }, 'section dropped')
  return sections
}

export function toPromotion({ promotion, total_products, gift, ...scope }: Row): Promotion {
  return {
    _id: String(promotion.id),
    slug: promotion.slug,
    name: promotion.name,
    category: PROMOTION_CATEGORIES.find((known) => known === promotion.category) ?? 'promo',
    description: promotion.description,
    is_active: promotion.is_active,
    is_active_for_nang_vn: promotion.is_active,
    is_display_icon_web: promotion.is_display_icon_web,
    is_top_spender: promotion.is_top_spender,
    is_top_review: promotion.is_top_review,
    sections: readSections(promotion),
    more_info: { ...promotion.more_info, image: promotion.more_info.image ?? null },
    reason: {
      min_oder: promotion.min_amount,
      min_qty: promotion.min_qty,
      brands: scope.scope_brands,
      categories: scope.scope_categories,
      products: scope.scope_products,
    },
    scope: promotion.scope,
    gift: gift ? { id: gift.id, name: gift.name, image_url: gift.images[0]?.url ?? null } : null,
    start_date: promotion.start_date.toISOString(),
    end_date: promotion.end_date.toISOString(),
    early:
      promotion.early_stage !== null && promotion.early_hours !== null
        ? { stage: promotion.early_stage, hours: promotion.early_hours }
        : null,
    total_products,
  }
}

/** Matching promotions by end date (GET /v3/promotions, VCH-08). */
export async function listPromotions(
  db: Database,
  filter: PromotionFilter,
  window: { skip: number; limit: number },
) {
  const rows = await selectPromotions(db)
    .where(where(filter))
    .orderBy(asc(promotions.end_date), asc(promotions.id))
    .limit(window.limit)
    .offset(window.skip)
  return rows.map(toPromotion)
}

export async function countPromotions(db: Database, filter: PromotionFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(promotions)
    .where(where(filter))
  return row?.total ?? 0
}

/** One promotion by id or slug. @throws NOT_FOUND */
export async function promotionBy(db: Database, key: string): Promise<Promotion> {
  const byKey = /^\d{1,9}$/.test(key) ? eq(promotions.id, Number(key)) : eq(promotions.slug, key)
  const [row] = await selectPromotions(db).where(and(byKey, eq(promotions.is_active, true)))
  if (!row) throw notFound('promotion')
  return toPromotion(row)
}

const selectGiftPromotion = preparedOnce((db) =>
  selectPromotions(db)
    .where(
      and(
        eq(promotions.category, 'gift_with_purchase'),
        isInForce(),
        includesProduct(sql.placeholder('product')),
      ),
    )
    .orderBy(asc(sql`coalesce(${promotions.min_amount}, 0)`), desc(promotions.id))
    .limit(1),
)

/** The gift promotion in force for a product with the lowest minimum amount; null without one. */
export async function giftPromotionOf(db: Database, productId: number): Promise<Promotion | null> {
  const [row] = await selectGiftPromotion(db).execute({ product: productId })
  return row ? toPromotion(row) : null
}

/** Items of a flash sale with sale price and sold quantity, in their order of creation. */
export async function flashSaleItems(db: Database, promotionId: number) {
  const rows = await db
    .select({
      product_id: combinations.product_id,
      combination_id: combinations.id,
      price: combinations.price,
      type: deductions.type,
      value: deductions.value,
      quota: deductions.quota,
      sold: deductions.sold,
    })
    .from(deductions)
    .innerJoin(combinations, eq(combinations.id, deductions.combination_id))
    .where(eq(deductions.promotion_id, promotionId))
    .orderBy(asc(deductions.id))
  return rows.map(({ type, value, ...row }) => ({
    ...row,
    combination_id: String(row.combination_id),
    quota: row.quota ?? 0,
    sale_price: priceAfter(row.price, { type, value }),
  }))
}
