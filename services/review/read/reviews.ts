import { and, asc, desc, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { badRequest } from '@/domain/error'
import type { Review } from '@/domain/review/review'
import { usersById } from '../../account'
import type { Database } from '../../database'
import { stagesOf } from '../../loyalty'
import { review_images, review_replies, reviews } from '../schema'
import { allRatingTypes } from './rating-types'
import { isPublished, matching, orderOf, type ReviewFilter } from './review-filter'

const total = sql<number>`count(*)`.mapWith(Number)

/** Reviews of the whole shop are skipped one by one. */
const MOST_SKIPPED = 10_000

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
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(matching(filter))
      .orderBy(...orderOf(sort))
      .limit(window.limit)
      .offset(window.skip),
    db.select({ total }).from(reviews).where(matching(filter)),
  ])
  return { reviews: await withAuthors(db, rows), total: count?.total ?? 0 }
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

/** A product's most helpful reviews, as the votes of members say: one that likes it and one that does not; those that staff put first come before. */
export async function highlightsOf(db: Database, productId: number): Promise<Review[]> {
  const best = (isKind: SQL) =>
    db
      .select()
      .from(reviews)
      .where(
        and(
          eq(reviews.product_id, productId),
          isPublished,
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
  const [kind, critical] = await Promise.all([
    best(gte(reviews.average_rating, 4)),
    best(lte(reviews.average_rating, 3)),
  ])
  return withAuthors(db, [...kind, ...critical])
}

/** Converts rows to reviews, with their authors and photos. */
export async function withAuthors(
  db: Database,
  rows: readonly (typeof reviews.$inferSelect)[],
): Promise<Review[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const authorIds = rows.flatMap((row) => row.user_id ?? [])
  const [authors, stages, pictures, replies, types] = await Promise.all([
    usersById(db, authorIds),
    stagesOf(db, authorIds),
    db
      .select()
      .from(review_images)
      .where(inArray(review_images.review_id, ids))
      .orderBy(asc(review_images.position)),
    db.select().from(review_replies).where(inArray(review_replies.review_id, ids)),
    allRatingTypes(db),
  ])
  return rows.map((row) => {
    const author = row.user_id === null ? undefined : authors.get(row.user_id)
    const reply = replies.find((answer) => answer.review_id === row.id)
    return {
      _id: String(row.id),
      product_id: row.product_id,
      combination_name: row.combination_name,
      title: row.title,
      details: row.details,
      images: pictures
        .filter((picture) => picture.review_id === row.id)
        .map(({ url, description }) => ({ url, description })),
      user: {
        name: author?.name ?? row.author_name ?? '',
        image: author?.image ?? null,
        user_level: author ? (stages.get(author.id) ?? '') : '',
        user_name: author?.user_name ?? '',
        skin_types: author?.skin_types ?? [],
        hair_types: author?.hair_types ?? [],
      },
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      average_rating: row.average_rating,
      ratings: types.flatMap(({ id, name }) => {
        const value = row.ratings[id]
        return value === undefined ? [] : [{ type: id, name, value }]
      }),
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
