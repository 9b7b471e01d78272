import { asc, eq, inArray } from 'drizzle-orm'
import type { RatingTypeInfo } from '@/domain/review/rating'
import type { Database } from '../../database'
import { category_rating_types, rating_types } from '../schema'

/** What products of a category are rated by that says nothing about it, nor any of its ancestors. */
const DEFAULT_TYPES = ['effectiveness', 'texture', 'packaging', 'value_for_money']
/** In a shop that has deleted all of these. */
const LAST_RESORT = 'overall'

const columns = { id: rating_types.id, name: rating_types.name, question: rating_types.question }

/** Every rating type, in the order in which a review shows its ratings. */
const allRatingTypes = (db: Database): Promise<RatingTypeInfo[]> =>
  db.select(columns).from(rating_types).orderBy(asc(rating_types.position), asc(rating_types.id))

/**
 * What a product is rated by: the types of the nearest of its categories that has some, else the default ones, else one type for all.
 * None in a shop without rating types, where nothing can be reviewed.
 * @param categoryPath ids from the root down to the product's own category
 */
export async function ratingTypesOf(
  db: Database,
  categoryPath: readonly number[],
): Promise<RatingTypeInfo[]> {
  const rows = await db
    .select({ ...columns, category_id: category_rating_types.category_id })
    .from(category_rating_types)
    .innerJoin(rating_types, eq(rating_types.id, category_rating_types.type_id))
    .where(inArray(category_rating_types.category_id, [...categoryPath]))
    .orderBy(asc(category_rating_types.position))
  const nearest = categoryPath.findLast((id) => rows.some((row) => row.category_id === id))
  if (nearest !== undefined)
    return rows
      .filter(({ category_id }) => category_id === nearest)
      .map(({ id, name, question }) => ({ id, name, question }))
  const all = await allRatingTypes(db)
  const defaults = all.filter(({ id }) => DEFAULT_TYPES.includes(id))
  if (defaults.length > 0) return defaults
  const one = all.find(({ id }) => id === LAST_RESORT) ?? all[0]
  return one ? [one] : []
}
