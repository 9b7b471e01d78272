/** What a review rates of a product, by its category: the types are rows of the database (REV-14). */
export interface RatingTypeInfo {
  /** 'effectiveness'; the wire's field of its stars is `is_star_effectiveness` (REV-16) */
  id: string
  name: string
  /** asked where the stars are given */
  question: string
}

/** Stars of a review by rating type, 1 to 5. */
export type Ratings = Readonly<Record<string, number>>

export const MOST_STARS = 5

/**
 * Average of one review: the sum of the ratings over the number of rating types, with one decimal, only when all types are rated, else 0
 * (REV-14).
 */
export function averageRating(ratings: Ratings, types: readonly { id: string }[]): number {
  const values = types.map(({ id }) => ratings[id] ?? 0)
  if (values.length === 0 || values.some((value) => value <= 0)) return 0
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}

type StarField = `is_star_${string}`

const starField = (type: string): StarField => `is_star_${type}`

/** The stars as fields of the wire: `{ is_star_texture: 4 }` (REV-16). */
export const starFields = (ratings: Ratings): Record<StarField, number> =>
  Object.fromEntries(Object.entries(ratings).map(([type, stars]) => [starField(type), stars]))
