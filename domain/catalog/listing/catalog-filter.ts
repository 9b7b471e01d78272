import { array, boolean, type InferType, type ISchema, mixed, number, object, string } from 'yup'
import { INTEGER_MAX } from '../../constants'
import { cleanKeyword, KEYWORD_LIMIT } from '../../search/keyword'
import { AVAILABILITIES } from './filters'
import { CLASSIFICATIONS } from '../product'

/** `5`, `[5, 6]` and `{"in": [5, 6]}` all mean a list. */
export function listOf<T>(item: ISchema<T>) {
  return array(item)
    .max(200)
    .transform((_value: unknown, original: unknown): unknown => {
      if (Array.isArray(original)) return original
      if (typeof original === 'object' && original !== null && 'in' in original) return original.in
      return [original]
    })
}

/** Number of a row: beyond this PostgreSQL's integers end. */
export const rowId = number().integer().min(1).max(INTEGER_MAX)
/** Text that may go into a query: PostgreSQL's text holds no NUL. */
export const queryText = string()
  .max(200)
  .matches(/^[^\0]*$/, 'must not hold NUL')

/** Keyword of a search; a keyword without a searchable word is none, and narrows nothing. */
export const filterKeyword = queryText
  .max(KEYWORD_LIMIT)
  .transform((value: unknown) =>
    typeof value === 'string' && cleanKeyword(value) === '' ? undefined : value,
  )
  .optional()

const id = rowId.required()
const bound = number().integer().min(0).max(INTEGER_MAX).optional()

/**
 * The `filter` of product lists in the query string, JSON with the field paths of the wire (SRC-23).
 * Unknown fields are ignored; a known one of the wrong shape is an error.
 */
export const productFilterSchema = object({
  keyword: filterKeyword,
  id: listOf(id),
  'brand.id': listOf(id),
  'categories.id': listOf(id),
  'default_combination.price_after_discount': object({ gte: bound, lte: bound })
    .optional()
    .default(undefined),
  is_sale: boolean().optional(),
  is_flashsale: boolean().optional(),
  is_new: boolean().optional(),
  is_exclusive: boolean().optional(),
  'brand.country_tag_id': listOf(id),
  'tags.id': listOf(id),
  is_pre_order: boolean().optional(),
  is_in_stock: boolean().optional(),
  availability: string().oneOf(AVAILABILITIES).optional(),
  /** star values; each covers itself through itself + 0.999 (LST-23) */
  'review_stats.average_rating': listOf(number().integer().min(0).max(5).required()),
  types: listOf(mixed<(typeof CLASSIFICATIONS)[number]>().oneOf(CLASSIFICATIONS).required()),
  /** created within the last n days */
  created_within_days: number().integer().min(1).max(3_650).optional(),
  /** products with a price of this promotion */
  promotion_id: rowId.optional(),
})
export type ProductFilter = InferType<typeof productFilterSchema>
