import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { ExportedBrand, ExportedOffer, ExportedProduct, ExportRange } from '@/domain/catalog/exports'
import type { Database } from '../../database'
import { brands, categories, combinations, preorder_rules, products } from '../schema'
import { stateOfRow } from '../products/sale-state'

const listed = and(eq(products.is_active, true), ne(products.classification, 'gwp_non_sellable'))

/** Ranges of `size` consecutive ids that contain products for sale, with the latest change in each; one sitemap file per range. */
export async function exportRanges(db: Database, size: number): Promise<ExportRange[]> {
  const range = sql<number>`((${products.id} - 1) / ${sql.raw(String(size))})::integer`.mapWith(Number)
  const rows = await db
    .select({
      range,
      updated_at: sql<string>`to_char(max(${products.updated_at}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(products)
    .where(listed)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return rows.map((row) => ({ number: row.range + 1, updated_at: row.updated_at }))
}

/** Brands with products for sale, for sitemaps. */
export async function exportBrands(db: Database): Promise<ExportedBrand[]> {
  const rows = await db
    .select({ id: brands.id, slug: brands.slug, logo: brands.logo, updated_at: brands.updated_at })
    .from(brands)
    .where(gt(brands.product_count, 0))
    .orderBy(asc(brands.id))
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

/** Products for sale with ids above `after` up to `through`, for sitemaps. */
export async function exportProducts(
  db: Database,
  after: number,
  through: number,
): Promise<ExportedProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      category_slug: categories.slug,
      updated_at: products.updated_at,
      images: sql<string[]>`ARRAY(SELECT jsonb_array_elements(${products.images}) ->> 'url' LIMIT 7)`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.default_category_id))
    .where(and(listed, gt(products.id, after), lte(products.id, through)))
    .orderBy(asc(products.id))
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

/** All combinations of the next `limit` products for sale after id `after`, for shopping feeds. */
export async function exportOffers(db: Database, after: number, limit: number): Promise<ExportedOffer[]> {
  const next = db
    .select({ id: products.id })
    .from(products)
    .where(and(listed, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
  const rows = await db
    .select({
      product_id: products.id,
      combination_id: combinations.id,
      name: products.name,
      slug: products.slug,
      description: sql<string>`left(${products.description}, 6000)`,
      brand: brands.name,
      category_slug: categories.slug,
      category_path: sql<
        string[]
      >`ARRAY(SELECT above.name FROM unnest(${categories.path}) WITH ORDINALITY AS way(id, place) JOIN catalog.categories above ON above.id = way.id ORDER BY place)`,
      product_images: products.images,
      images: combinations.images,
      price: combinations.price,
      price_after_discount: combinations.price_after_discount,
      product: {
        classification: products.classification,
        is_active: products.is_active,
        is_withheld: products.is_withheld,
        is_in_stock_original: products.is_in_stock_original,
      },
      combination: {
        is_available: combinations.is_available,
        is_pre_order: combinations.is_pre_order,
        stock: combinations.stock,
      },
      rule: preorder_rules,
      gtin: combinations.gtin,
      sku: combinations.sku,
      weight: combinations.weight,
      attributes: combinations.attributes,
      total_combinations: products.total_combinations,
    })
    .from(products)
    .innerJoin(combinations, eq(combinations.product_id, products.id))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .innerJoin(categories, eq(categories.id, products.default_category_id))
    .leftJoin(preorder_rules, eq(preorder_rules.combination_id, combinations.id))
    .where(inArray(products.id, next))
    .orderBy(asc(products.id), asc(combinations.position), asc(combinations.id))
  return rows.map(({ product_images, images, product, combination, rule, ...row }) => ({
    ...row,
    combination_id: String(row.combination_id),
    state: stateOfRow(product, combination, rule),
    // A combination with several pictures is shown with these alone: the product's pictures may show another shade.
    images: (images.length > 1 ? images : [...images, ...product_images]).map((image) => image.url),
    shade: row.attributes.shade?.name ?? null,
    size: row.attributes.size?.name ?? row.attributes.amount?.name ?? null,
  }))
}
