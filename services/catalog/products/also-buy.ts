import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProductCard } from '@/domain/catalog/product'
import { notFound } from '@/domain/error'
import { type Database, preparedOnce } from '../../database'
import { cardsById } from './cards'
import { bought_together, product_categories, products } from '../schema'

/** Companions stored for each product: more than any page shows. */
const STORED_COMPANIONS = 20

/** The product whose neighbours are read. */
const subject = alias(products, 'subject')

/** Condition: the product may be offered beside the subject. */
const isOffered = and(
  eq(products.is_in_stock, true),
  eq(products.is_active, true),
  ne(products.classification, 'gwp_non_sellable'),
  ne(products.id, subject.id),
  isNotNull(products.default_combination_id),
)

/** Products bought in the same orders, the most frequent first. */
const boughtTogether = (db: Database) =>
  db
    .select({ id: products.id })
    .from(bought_together)
    .innerJoin(products, eq(products.id, bought_together.other_id))
    .where(and(eq(bought_together.product_id, subject.id), isOffered))
    .orderBy(desc(bought_together.orders), desc(products.total_orders), asc(products.id))
    .limit(sql.placeholder('limit'))

const sameCategory = (db: Database) =>
  db
    .select({ id: products.id })
    .from(product_categories)
    .innerJoin(products, eq(products.id, product_categories.product_id))
    .where(
      and(
        eq(product_categories.category_id, subject.default_category_id),
        eq(product_categories.is_active, true),
        isOffered,
      ),
    )
    .orderBy(
      desc(product_categories.is_active),
      desc(product_categories.total_orders),
      asc(product_categories.product_id),
    )
    .limit(sql.placeholder('limit'))

const sameBrand = (db: Database) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.brand_id, subject.brand_id), isOffered))
    .orderBy(desc(products.is_active), desc(products.total_orders), asc(products.id))
    .limit(sql.placeholder('limit'))

const selectNeighbours = preparedOnce((db) =>
  db
    .select({
      ids: sql<number[]>`ARRAY${boughtTogether(db)} || ARRAY${sameCategory(db)} || ARRAY${sameBrand(db)}`,
    })
    .from(subject)
    .where(eq(subject.id, sql.placeholder('id'))),
)

/**
 * Products bought together with this one (GET /v3/people-also-buy/{id}, PDP-06): first those of the same orders, then best sellers in
 * stock of its category, then of its brand. Works for inactive products too, for their not-found page. @throws NOT_FOUND for an unknown id.
 */
export async function peopleAlsoBuy(db: Database, id: number, limit: number): Promise<ProductCard[]> {
  const [found] = await selectNeighbours(db).execute({ id, limit })
  if (!found) throw notFound('product')
  return cardsById(db, [...new Set(found.ids)].slice(0, limit))
}

/**
 * Stores new counts: `pairs` selects `product_id`, `other_id` and `orders`, each pair in both directions. The most frequent companions of
 * each product are stored; unchanged rows are not written.
 */
export async function saveBoughtTogether(tx: Database, pairs: SQL): Promise<void> {
  await tx.execute(sql`
    WITH ranked AS (
      SELECT product_id, other_id, orders,
        row_number() OVER (PARTITION BY product_id ORDER BY orders DESC, other_id) AS place
      FROM (${pairs}) AS pairs
    ), fresh AS MATERIALIZED (
      SELECT product_id, other_id, orders FROM ranked
      WHERE place <= ${STORED_COMPANIONS}
        AND EXISTS (SELECT FROM ${products} p WHERE p.id = product_id)
        AND EXISTS (SELECT FROM ${products} p WHERE p.id = other_id)
    ), gone AS (
      DELETE FROM ${bought_together} old
      WHERE NOT EXISTS (SELECT FROM fresh WHERE fresh.product_id = old.product_id AND fresh.other_id = old.other_id)
    )
    INSERT INTO ${bought_together} AS old (product_id, other_id, orders)
    SELECT product_id, other_id, orders FROM fresh
    ON CONFLICT (product_id, other_id) DO UPDATE SET orders = excluded.orders
    WHERE old.orders <> excluded.orders`)
}
