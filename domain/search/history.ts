import { boolean, type InferType, object, string } from 'yup'
import { queryText } from '../catalog/listing/catalog-filter'
import { cleanKeyword, KEYWORD_LIMIT } from './keyword'

/** A recent search of a member (SRC-09). */
export const historyKeywordSchema = object({
  _id: string().required(),
  /** as it was typed */
  keyword: string().required(),
})
export type HistoryKeyword = InferType<typeof historyKeywordSchema>

/** A search many make these days, or what the shop would suggest in its place. */
export const trendingSearchSchema = object({ keyword: string().required() })
export type TrendingSearch = InferType<typeof trendingSearchSchema>

/** Kinds of a choice: a result or a suggestion, or the keyword itself when a search was carried out. */
const ENTITY_TYPES = ['product', 'brand', 'tag', 'category', 'keyword'] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

/** Body of POST /search-history-clicks (SRC-10). */
export const searchClickSchema = object({
  entity_type: string().oneOf(ENTITY_TYPES).required(),
  /** number of the row; of a keyword nothing is expected */
  entity_id: string()
    .max(KEYWORD_LIMIT * 4)
    .default('')
    .when('entity_type', ([type], id) => (type === 'keyword' ? id : id.matches(/^[1-9]\d{0,9}$/))),
  keyword: queryText
    .max(KEYWORD_LIMIT)
    .transform((value: unknown) => (typeof value === 'string' ? cleanKeyword(value) : value))
    .required(),
  /** of a search that was carried out: whether there was anything to show */
  has_results: boolean().default(true),
})
export type SearchClick = InferType<typeof searchClickSchema>
