import { and, between, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { NO_REVIEWS, type ReviewCount } from '@/domain/review/review'
import { traitsOf } from '../../account'
import type { Database } from '../../database'
import { reviews } from '../schema'
import { allRatingTypes } from './rating-types'
import { matching, type ReviewFilter } from './review-filter'

const total = sql<number>`count(*)`.mapWith(Number)
const totalWhere = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number)
const averageOf = (value: SQL) => sql<number>`coalesce(round(avg(${value}), 1), 0)`.mapWith(Number)

const averageRating = averageOf(sql`${reviews.average_rating}`)

/** Reviews from elsewhere were not asked: they count in no share. */
const percentOf = (answer: SQL) =>
  sql<number | null>`round(100 * avg((${answer})::int) FILTER (WHERE ${reviews.origin} = 'shop'))`.mapWith(
    Number,
  )

const star = (value: number) => totalWhere(between(reviews.average_rating, value, value + 0.999))

const TOTALS = {
  total,
  average_rating: averageRating,
  stars: { '1': star(1), '2': star(2), '3': star(3), '4': star(4), '5': star(5) },
  with_images: totalWhere(gt(reviews.total_images, 0)),
  verified_purchase: totalWhere(eq(reviews.is_verified_purchase, true)),
  expert_reviewer: totalWhere(eq(reviews.is_expert_reviewer, true)),
}

/** Counts of the whole shop: what an index alone answers. */
async function countWholeShop(db: Database, where: SQL | undefined): Promise<ReviewCount> {
  const [row] = await db.select(TOTALS).from(reviews).where(where)
  return { ...NO_REVIEWS, ...row }
}

async function totalsOf(db: Database, where: SQL | undefined) {
  const [row] = await db
    .select({
      ...TOTALS,
      recommended: percentOf(sql`${reviews.is_recommended}`),
      repurchase: percentOf(sql`${reviews.is_repurchase}`),
    })
    .from(reviews)
    .where(where)
  return row ?? NO_REVIEWS
}

/** Averages by rating type, in the order in which a review shows its ratings. */
async function ratingAverages(db: Database, where: SQL | undefined): Promise<ReviewCount['ratings']> {
  const [types, rows] = await Promise.all([
    allRatingTypes(db),
    db
      .select({
        type: sql<string>`rating.type`,
        total,
        average: averageOf(sql`rating.stars::numeric`),
      })
      .from(reviews)
      .crossJoinLateral(sql`jsonb_each_text(${reviews.ratings}) AS rating(type, stars)`)
      .where(where)
      .groupBy(sql`rating.type`),
  ])
  return types.flatMap(({ id, name }) => {
    const row = rows.find(({ type }) => type === id)
    return row ? [{ type: id, name, average: row.average, total: row.total }] : []
  })
}

/** Number and average by what the writers say of their skin or hair, the most frequent first. */
const byTrait = (db: Database, where: SQL | undefined, trait: 'skin' | 'hair') =>
  db
    .select({ name: sql<string>`trait.name`, total, average: averageRating })
    .from(reviews)
    .crossJoinLateral(sql`${traitsOf(reviews.user_id, trait)} AS trait`)
    .where(where)
    .groupBy(sql`trait.name`)
    .orderBy(desc(total), sql`trait.name`)

/** Number by variant, the most frequent first, each by the name it has in its latest review. */
const byCombination = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: sql<string>`${reviews.combination_id}::text`,
      name: sql<string>`(array_agg(${reviews.combination_name} ORDER BY ${reviews.created_at} DESC))[1]`,
      total,
    })
    .from(reviews)
    .where(and(where, isNotNull(reviews.combination_id), isNotNull(reviews.combination_name)))
    .groupBy(reviews.combination_id)
    .orderBy(desc(total), reviews.combination_id)

/**
 * Number of matching reviews, in total and by filter value, with their averages (GET /reviews/count, REV-03). Shares, rating types, traits and
 * combinations are those of one product.
 */
export async function countReviews(db: Database, filter: ReviewFilter): Promise<ReviewCount> {
  const where = matching(filter)
  if (filter.product_id === undefined) return countWholeShop(db, where)
  const totals = await totalsOf(db, where)
  if (totals.total === 0) return NO_REVIEWS
  const [ratings, skin_types, hair_types, combinations] = await Promise.all([
    ratingAverages(db, where),
    byTrait(db, where, 'skin'),
    byTrait(db, where, 'hair'),
    byCombination(db, where),
  ])
  return { ...totals, ratings, skin_types, hair_types, combinations }
}

/** Number of photos of the matching reviews (GET /review-images/count, REV-03). */
export async function countReviewImages(db: Database, filter: ReviewFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${reviews.total_images}), 0)`.mapWith(Number) })
    .from(reviews)
    .where(matching(filter))
  return row?.total ?? 0
}
