/** What the address of a product page asks of its reviews. */

export const FILTER_KEYS = ['5', '4', '3', '2', '1', 'photos', 'verified', 'expert'] as const
/** Stars, or a required property of a review. */
export type FilterKey = (typeof FILTER_KEYS)[number]

/** Parameters of the address that hold one text each. */
export const VALUE_PARAMS = {
  sort: 'reviews_sort',
  skin: 'reviews_skin',
  hair: 'reviews_hair',
  combination: 'reviews_variant',
  keyword: 'reviews_q',
} as const
export type ValueName = keyof typeof VALUE_PARAMS
const VALUE_NAMES: readonly ValueName[] = ['sort', 'skin', 'hair', 'combination', 'keyword']
const FILTER_PARAM = 'reviews'

const MOST_LETTERS = 200

export interface ReviewQuery {
  keys: readonly FilterKey[]
  /** those that are set; without `sort` the newest come first */
  values: Readonly<Partial<Record<ValueName, string>>>
}

/** `5,photos` of the address → its keys, in the order of the chips. */
function readKeys(text: string | null): FilterKey[] {
  const named = new Set(text?.split(','))
  return FILTER_KEYS.filter((key) => named.has(key))
}

/** What the address asks for. */
export function readReviewQuery(params: URLSearchParams | null): ReviewQuery {
  const values: Partial<Record<ValueName, string>> = {}
  for (const name of VALUE_NAMES) {
    const value = params?.get(VALUE_PARAMS[name])?.trim().slice(0, MOST_LETTERS)
    if (value) values[name] = value
  }
  return { keys: readKeys(params?.get(FILTER_PARAM) ?? null), values }
}

/** The parameters of the address that ask for this; null for one that is not in it. */
export function reviewParams({ keys, values }: ReviewQuery): Record<string, string | null> {
  const params: Record<string, string | null> = { [FILTER_PARAM]: keys.length > 0 ? keys.join(',') : null }
  for (const name of VALUE_NAMES) params[VALUE_PARAMS[name]] = values[name] ?? null
  return params
}

/** Whether the server's list, the newest of all, is what is asked for. */
export const isUnchanged = ({ keys, values }: ReviewQuery) =>
  keys.length === 0 && Object.keys(values).length === 0
