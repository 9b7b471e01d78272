import { and, asc, between, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { NO_REVIEWS, type ReviewCount } from '@/domain/review/review'
import { traitsOf } from '../../account'
import { type Database, preparedOnce, rowsOf } from '../../database'
import { rating_types, reviews } from '../schema'
import { isOfProductAlone, matching, ofProduct, type ReviewFilter } from './review-filter'

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

/** Averages by rating type, in the order in which a review shows its ratings. */
const byRatingType = (db: Database, where: SQL | undefined) =>
  db
    .select({
      type: sql<string>`${rating_types.id}`.as('type'),
      name: rating_types.name,
      total: total.as('total'),
      average: averageOf(sql`rating.stars::numeric`).as('average'),
    })
    .from(reviews)
    .crossJoinLateral(sql`jsonb_each_text(${reviews.ratings}) AS rating(type, stars)`)
    .innerJoin(rating_types, eq(rating_types.id, sql`rating.type`))
    .where(where)
    .groupBy(rating_types.id)
    .orderBy(asc(rating_types.position), asc(rating_types.id))

/** Number and average by what the writers say of their skin or hair, the most frequent first. */
const byTrait = (db: Database, where: SQL | undefined, trait: 'skin' | 'hair') =>
  db
    .select({
      name: sql<string>`trait.name`.as('name'),
      total: total.as('total'),
      average: averageRating.as('average'),
    })
    .from(reviews)
    .crossJoinLateral(sql`${traitsOf(reviews.user_id, trait)} AS trait`)
    .where(where)
    .groupBy(sql`trait.name`)
    .orderBy(desc(total), sql`trait.name`)

/** Number by variant, the most frequent first, each by the name it has in its latest review. */
const byCombination = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: sql<string>`${reviews.combination_id}::text`.as('id'),
      name: sql<string>`(array_agg(${reviews.combination_name} ORDER BY ${reviews.created_at} DESC))[1]`.as(
        'name',
      ),
      total: total.as('total'),
    })
    .from(reviews)
    .where(and(where, isNotNull(reviews.combination_id), isNotNull(reviews.combination_name)))
    .groupBy(reviews.combination_id)
    .orderBy(desc(total), reviews.combination_id)

/** Counts of one product: also shares, rating types, traits and combinations. */
const productTotals = (db: Database, where: SQL | undefined) => ({
  ...TOTALS,
  recommended: percentOf(sql`${reviews.is_recommended}`),
  repurchase: percentOf(sql`${reviews.is_repurchase}`),
  ratings: rowsOf(byRatingType(db, where)),
  skin_types: rowsOf(byTrait(db, where, 'skin')),
  hair_types: rowsOf(byTrait(db, where, 'hair')),
  combinations: rowsOf(byCombination(db, where)),
})

const selectProductTotals = preparedOnce((db) => {
  const where = ofProduct(sql.placeholder('product'))
  return db.select(productTotals(db, where)).from(reviews).where(where)
})

async function selectTotals(db: Database, filter: ReviewFilter) {
  if (isOfProductAlone(filter)) return selectProductTotals(db).execute({ product: filter.product_id })
  const where = matching(filter)
  const columns = filter.product_id === undefined ? TOTALS : productTotals(db, where)
  return db.select(columns).from(reviews).where(where)
}

/**
 * Number of matching reviews, in total and by filter value, with their averages (GET /reviews/count, REV-03). Shares, rating types, traits and
 * combinations are those of one product: of the whole shop is counted what an index alone answers.
 */
export async function countReviews(db: Database, filter: ReviewFilter): Promise<ReviewCount> {
  const [row] = await selectTotals(db, filter)
  return { ...NO_REVIEWS, ...row }
}

/** Number of photos of the matching reviews (GET /review-images/count, REV-03). */
export async function countReviewImages(db: Database, filter: ReviewFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${reviews.total_images}), 0)`.mapWith(Number) })
    .from(reviews)
    .where(matching(filter))
  return row?.total ?? 0
}
