import { and, asc, between, desc, eq, gt, or, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { boolean, type InferType, number, object, string } from 'yup'
import { listOf, rowId } from '@/domain/catalog/listing/catalog-filter'
import { foldText } from '@/domain/text'
import { hasTrait } from '../../account'
import { reviews } from '../schema'

/** Words of a keyword that are looked for. */
const MOST_WORDS = 8

const trait = () => string().trim().min(1).max(60).optional()

/** Filters that need every review read one by one: among those of one product alone. */
const OF_PRODUCT = ['skin_type', 'hair_type', 'combination_id', 'keyword'] as const

const isGiven = (value: unknown) => value !== undefined && value !== ''

/** `filter` of the review calls (REV-02): of one product, or of the whole shop by what indexes hold (decision 55). */
export const reviewFilterSchema = object({
  product_id: rowId.optional(),
  average_rating: listOf(number().integer().min(1).max(5).required()),
  has_images: boolean().optional(),
  is_verified_purchase: boolean().optional(),
  is_expert_reviewer: boolean().optional(),
  skin_type: trait(),
  hair_type: trait(),
  combination_id: rowId.optional(),
  keyword: string().trim().max(200).optional(),
}).test((filter, { createError }) => {
  const alone = OF_PRODUCT.find((name) => filter.product_id === undefined && isGiven(filter[name]))
  return alone === undefined || createError({ path: alone, message: `${alone} needs a product_id` })
})
export type ReviewFilter = InferType<typeof reviewFilterSchema>

/** Whether a filter names a product and nothing else. */
export const isOfProductAlone = ({ product_id, ...others }: ReviewFilter): boolean =>
  product_id !== undefined && !Object.values(others).some(isGiven)

/** Orders by `sort` key. */
const ORDERS = {
  newest: [desc(reviews.created_at)],
  'most-liked': [desc(reviews.total_likes), desc(reviews.created_at)],
  highest: [desc(reviews.average_rating), desc(reviews.created_at)],
  lowest: [asc(reviews.average_rating), desc(reviews.created_at)],
} satisfies Record<string, SQL[]>

const isOrder = (key: string): key is keyof typeof ORDERS => Object.hasOwn(ORDERS, key)

/** Newest first unless `sort` is another known key. */
export const orderOf = (sort: string | undefined): SQL[] => [
  ...ORDERS[sort !== undefined && isOrder(sort) ? sort : 'newest'],
  asc(reviews.id),
]

/**
 * Each word of a keyword stands in the title or the text, as a whole: case and diacritics do not matter, but 'mat na' is not found in
 * 'mặt nám'.
 */
function holds(keyword: string): SQL | undefined {
  const words = foldText(keyword).match(/[\p{L}\p{N}]+/gu) ?? []
  const text = sql`catalog.searchable(coalesce(${reviews.title}, '') || ' ' || ${reviews.details})`
  return and(...words.slice(0, MOST_WORDS).map((word) => sql`${text} ~ ${`\\m${word}\\M`}`))
}

/** Written out: with a parameter in its place the planner could not use the indexes of published reviews. */
export const isPublished = sql`${reviews.is_published}`

/** Condition of the published reviews of a product. */
export const ofProduct = (id: number | Placeholder) => and(isPublished, eq(reviews.product_id, id))

/** Condition of the published reviews that a filter names. */
export function matching(filter: ReviewFilter): SQL | undefined {
  const { product_id, average_rating, has_images, is_verified_purchase, is_expert_reviewer } = filter
  const { skin_type, hair_type, combination_id, keyword } = filter
  return and(
    product_id === undefined ? isPublished : ofProduct(product_id),
    or(...(average_rating ?? []).map((star) => between(reviews.average_rating, star, star + 0.999))),
    has_images ? gt(reviews.total_images, 0) : undefined,
    is_verified_purchase === undefined ? undefined : eq(reviews.is_verified_purchase, is_verified_purchase),
    is_expert_reviewer === undefined ? undefined : eq(reviews.is_expert_reviewer, is_expert_reviewer),
    combination_id === undefined ? undefined : eq(reviews.combination_id, combination_id),
    skin_type === undefined ? undefined : hasTrait(reviews.user_id, 'skin', skin_type),
    hair_type === undefined ? undefined : hasTrait(reviews.user_id, 'hair', hair_type),
    keyword ? holds(keyword) : undefined,
  )
}
