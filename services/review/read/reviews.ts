import { and, asc, desc, eq, gt, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { badRequest } from '@/domain/error'
import type { Review } from '@/domain/review/review'
import { shownMember } from '../../account'
import { anyOf, type Database, preparedOnce } from '../../database'
import { totalOf } from '../../http'
import { rating_types, review_images, review_replies, reviews } from '../schema'
import {
  isOfProductAlone,
  isPublished,
  matching,
  ofProduct,
  orderOf,
  type ReviewFilter,
} from './review-filter'

/** Reviews of the whole shop are skipped one by one. */
const MOST_SKIPPED = 10_000

/** The newest of a product, which its page shows. */
const selectNewest = preparedOnce((db) =>
  db
    .select()
    .from(reviews)
    .where(ofProduct(sql.placeholder('product')))
    .orderBy(...orderOf(undefined))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip')),
)

/**
 * Matching published reviews, newest first unless `sort` is another known key (GET /reviews, REV-03).
 * @throws BAD_REQUEST for a page far behind in the whole shop
 */
export async function listReviews(
  db: Database,
  filter: ReviewFilter,
  sort: string | undefined,
  window: { skip: number; limit: number },
) {
  if (filter.product_id === undefined && window.skip > MOST_SKIPPED)
    throw badRequest(`without a product_id skip is at most ${MOST_SKIPPED}`, { field: 'skip' })
  const where = matching(filter)
  const rows =
    sort === undefined && isOfProductAlone(filter)
      ? await selectNewest(db).execute({ product: filter.product_id, ...window })
      : await db
          .select()
          .from(reviews)
          .where(where)
          .orderBy(...orderOf(sort))
          .limit(window.limit)
          .offset(window.skip)
  const [shown, total] = await Promise.all([
    withAuthors(db, rows),
    totalOf(rows, window, () => countMatching(db, where)),
  ])
  return { reviews: shown, total }
}

async function countMatching(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(reviews)
    .where(where)
  return row?.total ?? 0
}

/** The most liked reviews with photos and more than four stars, for the home page. */
export async function reviewsWithPhotos(db: Database, limit: number): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    // As the index of what the home page chooses from says it.
    .where(and(isPublished, sql`${reviews.total_images} > 0`, sql`${reviews.average_rating} > 4`))
    .orderBy(desc(reviews.total_likes), asc(reviews.id))
    .limit(limit)
  return withAuthors(db, rows)
}

const selectHighlights = preparedOnce((db) => {
  const best = (isKind: SQL) =>
    db
      .select()
      .from(reviews)
      .where(
        and(
          ofProduct(sql.placeholder('product')),
          isKind,
          or(gt(reviews.total_likes, 0), eq(reviews.is_featured, true)),
        ),
      )
      .orderBy(
        desc(reviews.is_featured),
        desc(reviews.total_likes),
        desc(reviews.created_at),
        asc(reviews.id),
      )
      .limit(1)
  return unionAll(best(gte(reviews.average_rating, 4)), best(lte(reviews.average_rating, 3))).orderBy(
    desc(reviews.average_rating),
  )
})

/** A product's most helpful reviews, as the votes of members say: one that likes it and one that does not; those that staff put first come before. */
export async function highlightsOf(db: Database, productId: number): Promise<Review[]> {
  return withAuthors(db, await selectHighlights(db).execute({ product: productId }))
}

/** What these reviews show that other tables hold. */
const selectParts = preparedOnce((db) =>
  db
    .select({
      id: reviews.id,
      author: shownMember(reviews.user_id),
      images: sql<Review['images']>`(
        SELECT coalesce(json_agg(json_build_object('url', image.url, 'description', image.description)
          ORDER BY image.position, image.id), '[]')
        FROM ${review_images} image WHERE image.review_id = ${reviews.id})`,
      ratings: sql<Review['ratings']>`(
        SELECT coalesce(json_agg(json_build_object('type', type.id, 'name', type.name, 'value', ${reviews.ratings} -> type.id)
          ORDER BY type.position, type.id), '[]')
        FROM ${rating_types} type WHERE ${reviews.ratings} ? type.id)`,
      reply: review_replies,
    })
    .from(reviews)
    .leftJoin(review_replies, eq(review_replies.review_id, reviews.id))
    .where(sql`${reviews.id} = ${anyOf('ids')}`),
)

/** Converts rows to reviews, with their authors and photos: read for these rows alone, and not for those that a window skips. */
export async function withAuthors(
  db: Database,
  rows: readonly (typeof reviews.$inferSelect)[],
): Promise<Review[]> {
  if (rows.length === 0) return []
  const found = await selectParts(db).execute({ ids: rows.map((row) => row.id) })
  const parts = new Map(found.map((part) => [part.id, part]))
  return rows.map((row) => {
    const { author, images = [], ratings = [], reply } = parts.get(row.id) ?? {}
    return {
      _id: String(row.id),
      product_id: row.product_id,
      combination_name: row.combination_name,
      title: row.title,
      details: row.details,
      images,
      user: author ?? {
        name: row.author_name ?? '',
        image: null,
        user_level: '',
        user_name: '',
        skin_types: [],
        hair_types: [],
      },
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      average_rating: row.average_rating,
      ratings,
      total_likes: row.total_likes,
      is_recommended: row.is_recommended,
      is_repurchase: row.is_repurchase,
      is_featured: row.is_featured,
      language: row.language,
      reply: reply ? { text: reply.text, created_at: reply.created_at.toISOString() } : null,
      is_published: row.is_published,
      is_verified_purchase: row.is_verified_purchase,
      is_expert_reviewer: row.is_expert_reviewer,
    }
  })
}
