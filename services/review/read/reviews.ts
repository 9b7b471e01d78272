import { and, asc, between, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import { boolean, type InferType, number, object } from 'yup'
import { listOf, rowId } from '@/domain/catalog/listing/catalog-filter'
import type { Review, ReviewCount } from '@/domain/review/review'
import { usersById } from '../../account'
import type { Database } from '../../database'
import { review_images, review_replies, reviews } from '../schema'
import { allRatingTypes } from './rating-types'

/** `filter` of the review calls (REV-02). */
export const reviewFilterSchema = object({
  product_id: rowId.optional(),
  average_rating: listOf(number().integer().min(1).max(5).required()),
  has_images: boolean().optional(),
  is_verified_purchase: boolean().optional(),
  is_expert_reviewer: boolean().optional(),
})
type ReviewFilter = InferType<typeof reviewFilterSchema>

/** Orders by `sort` key. */
const ORDERS = {
  newest: [desc(reviews.created_at)],
  'most-liked': [desc(reviews.total_likes), desc(reviews.created_at)],
  highest: [desc(reviews.average_rating), desc(reviews.created_at)],
  lowest: [asc(reviews.average_rating), desc(reviews.created_at)],
} satisfies Record<string, SQL[]>

const isOrder = (key: string): key is keyof typeof ORDERS => Object.hasOwn(ORDERS, key)

function where(filter: ReviewFilter): SQL | undefined {
  const flag = (
    column: typeof reviews.is_verified_purchase | typeof reviews.is_expert_reviewer,
    value: boolean | undefined,
  ) => (value === undefined ? undefined : eq(column, value))
  return and(
    eq(reviews.is_published, true),
    filter.product_id === undefined ? undefined : eq(reviews.product_id, filter.product_id),
    or(...(filter.average_rating ?? []).map((star) => between(reviews.average_rating, star, star + 0.999))),
    filter.has_images ? gt(reviews.total_images, 0) : undefined,
    flag(reviews.is_verified_purchase, filter.is_verified_purchase),
    flag(reviews.is_expert_reviewer, filter.is_expert_reviewer),
  )
}

const total = sql<number>`count(*)`.mapWith(Number)
const totalWhere = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number)

/** Matching published reviews, newest first unless `sort` is another known key (GET /reviews, REV-03). */
export async function listReviews(
  db: Database,
  filter: ReviewFilter,
  sort: string | undefined,
  window: { skip: number; limit: number },
) {
  const order = ORDERS[sort !== undefined && isOrder(sort) ? sort : 'newest']
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(where(filter))
      .orderBy(...order, asc(reviews.id))
      .limit(window.limit)
      .offset(window.skip),
    db.select({ total }).from(reviews).where(where(filter)),
  ])
  return { reviews: await withAuthors(db, rows), total: count?.total ?? 0 }
}

/** The most liked reviews with photos and more than four stars, for the home page. */
export async function reviewsWithPhotos(db: Database, limit: number): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.is_published, true), gt(reviews.total_images, 0), gt(reviews.average_rating, 4)))
    .orderBy(desc(reviews.total_likes), asc(reviews.id))
    .limit(limit)
  return withAuthors(db, rows)
}

/** Converts rows to reviews, with their authors and photos. */
export async function withAuthors(
  db: Database,
  rows: readonly (typeof reviews.$inferSelect)[],
): Promise<Review[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [authors, pictures, replies, types] = await Promise.all([
    usersById(
      db,
      rows.flatMap((row) => row.user_id ?? []),
    ),
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
        user_level: author?.level ?? '',
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

/** Number of matching reviews, in total and by filter value (GET /reviews/count, REV-03). */
export async function countReviews(db: Database, filter: ReviewFilter): Promise<ReviewCount> {
  const star = (value: number) => totalWhere(between(reviews.average_rating, value, value + 0.999))
  const [row] = await db
    .select({
      total,
      average: sql<number>`coalesce(round(avg(${reviews.average_rating}), 1), 0)`.mapWith(Number),
      one: star(1),
      two: star(2),
      three: star(3),
      four: star(4),
      five: star(5),
      with_images: totalWhere(gt(reviews.total_images, 0)),
      verified_purchase: totalWhere(eq(reviews.is_verified_purchase, true)),
      expert_reviewer: totalWhere(eq(reviews.is_expert_reviewer, true)),
    })
    .from(reviews)
    .where(where(filter))
  return {
    total: row?.total ?? 0,
    average_rating: row?.average ?? 0,
    stars: {
      '1': row?.one ?? 0,
      '2': row?.two ?? 0,
      '3': row?.three ?? 0,
      '4': row?.four ?? 0,
      '5': row?.five ?? 0,
    },
    with_images: row?.with_images ?? 0,
    verified_purchase: row?.verified_purchase ?? 0,
    expert_reviewer: row?.expert_reviewer ?? 0,
  }
}

/** Number of photos of the matching reviews (GET /review-images/count, REV-03). */
export async function countReviewImages(db: Database, filter: ReviewFilter): Promise<number> {
  const [row] = await db
    .select({ total })
    .from(review_images)
    .innerJoin(reviews, eq(reviews.id, review_images.review_id))
    .where(where(filter))
  return row?.total ?? 0
}
