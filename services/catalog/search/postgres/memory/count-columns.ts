import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { FacetCounts } from '../../engine'
import { type Columns, FACT_VALUES, type Flag, FLAGS, STARS } from './columns'
import { COUNT_CAP } from '../rows'

/** Whether the columns hold a field of the filter: the counts would ignore one without a line here, so it does not compile. */
const IS_IN_COLUMNS: Readonly<Record<keyof ProductFilter, boolean>> = {
  keyword: false,
  id: false,
  'brand.id': true,
  'categories.id': true,
  'default_combination.price_after_discount': true,
  is_sale: true,
  is_flashsale: true,
  is_new: true,
  is_exclusive: true,
  'brand.country_tag_id': true,
  'tags.id': true,
  is_pre_order: true,
  is_in_stock: true,
  availability: true,
  'review_stats.average_rating': true,
  types: false,
  created_within_days: false,
  promotion_id: false,
}

const HELD: ReadonlySet<string> = new Set(
  Object.entries(IS_IN_COLUMNS).flatMap(([name, isHeld]) => (isHeld ? [name] : [])),
)

/** Whether the columns hold everything that this filter needs. */
export function isInColumns(filter: ProductFilter): boolean {
  const fields: Readonly<Record<string, unknown>> = filter
  return Object.entries(fields).every(([name, value]) => value === undefined || HELD.has(name))
}

/** A condition on one column: a group of products matches when `allowed` is 1 at the column's value. */
interface Condition {
  column: Int32Array
  allowed: Uint8Array
}

/** The counter of one filter group (see FILTER_GROUPS). `at` is the index of a group of products in the columns. */
interface FilterCounter {
  /** null when no value is chosen */
  matches: Condition | null
  /** adds these products of `at` to the counts of the filter's values */
  count: (at: number, products: number) => void
}

function add(counts: Int32Array, at = 0, products: number): void {
  counts[at] = (counts[at] ?? 0) + products
}

/** An array with 1 at the index of each wanted id. */
function bitmap(wanted: readonly number[]): Uint8Array {
  const marks = new Uint8Array(Math.max(0, ...wanted) + 1)
  for (const id of wanted) marks[id] = 1
  return marks
}

/** Counts by id from counts by set. */
function countsById(counts: Int32Array, sets: readonly (readonly number[])[]): Map<number, number> {
  const totals = new Map<number, number>()
  sets.forEach((ids, place) => {
    const count = counts[place] ?? 0
    if (count > 0) for (const id of ids) totals.set(id, (totals.get(id) ?? 0) + count)
  })
  return totals
}

/** Sorted by count, highest first, then by id. */
const byCount = (counts: Iterable<readonly [number, number]>): Map<number, number> =>
  new Map([...counts].sort(([a, many], [b, more]) => more - many || a - b))

const counted = (counts: ArrayLike<number>): [number, number][] =>
  Array.from(counts).flatMap((count, id): [number, number][] => (count > 0 ? [[id, count]] : []))

function brandCounter({ brands, countries }: Columns, filter: ProductFilter) {
  const [wanted, origins] = [filter['brand.id'], filter['brand.country_tag_id']]
  const ofOrigin = [...countries].flatMap(([brand, tag]) =>
    tag !== null && origins?.includes(tag) ? [brand] : [],
  )
  const chosen = bitmap([...(wanted ?? []), ...ofOrigin])
  const counts = new Int32Array(Math.max(0, ...countries.keys()) + 1)
  const group: FilterCounter = {
    matches: wanted || origins ? { column: brands, allowed: chosen } : null,
    count: (at, products) => add(counts, brands[at], products),
  }
  const byOrigin = () => {
    const totals = new Map<number, number>()
    for (const [brand, count] of counted(counts)) {
      const tag = countries.get(brand) ?? null
      if (tag !== null) totals.set(tag, (totals.get(tag) ?? 0) + count)
    }
    return totals
  }
  return { group, brands: () => byCount(counted(counts)), origins: () => byCount(byOrigin()) }
}

/** Counter of categories or tags: a product matches when its set has any of the wanted ids. */
function setCounter(
  places: Int32Array,
  sets: readonly (readonly number[])[],
  wanted: readonly number[] | undefined,
) {
  const chosen = Uint8Array.from(sets, (ids) => (wanted && ids.some((id) => wanted.includes(id)) ? 1 : 0))
  const counts = new Int32Array(sets.length)
  const group: FilterCounter = {
    matches: wanted ? { column: places, allowed: chosen } : null,
    count: (at, products) => add(counts, places[at], products),
  }
  return { group, totals: () => byCount(countsById(counts, sets)) }
}

const isSet = (facts: number | undefined, flag: Flag) => ((facts ?? 0) & FLAGS[flag]) !== 0

const ofFacts = ({ facts }: Columns, isAllowed: (facts: number) => boolean): Condition => ({
  column: facts,
  allowed: Uint8Array.from({ length: FACT_VALUES }, (_, value) => (isAllowed(value) ? 1 : 0)),
})

function ratings(columns: Columns, filter: ProductFilter) {
  const { facts } = columns
  const wanted = filter['review_stats.average_rating'] ?? []
  const counts = new Int32Array(STARS + 1)
  const starsOf = (at: number) => (facts[at] ?? 0) & STARS
  const group: FilterCounter = {
    matches: wanted.length > 0 ? ofFacts(columns, (value) => wanted.includes(value & STARS)) : null,
    count: (at, products) => add(counts, starsOf(at), products),
  }
  return { group, totals: () => byCount(counted(counts)) }
}

const STATES: Readonly<Record<string, Flag>> = {
  is_pre_order: 'is_pre_order',
  available_stock: 'is_in_stock',
}

function availability(columns: Columns, filter: ProductFilter) {
  const { facts } = columns
  const flag = STATES[filter.availability ?? '']
  const totals = { all_product: 0, is_pre_order: 0, available_stock: 0 }
  const group: FilterCounter = {
    matches: flag ? ofFacts(columns, (value) => isSet(value, flag)) : null,
    count: (at, products) => {
      totals.all_product += products
      if (isSet(facts[at], 'is_pre_order')) totals.is_pre_order += products
      if (isSet(facts[at], 'is_in_stock')) totals.available_stock += products
    },
  }
  return { group, totals }
}

/** Binary search: the first index from `from` to before `to` whose price is at least `price`; `to` when there is none. */
function firstFrom(prices: Int32Array, from: number, to: number, price: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((prices[middle] ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}

/** Counter of prices: the only filter in which the products of one group differ. */
function priceRange({ prices, starts }: Columns, filter: ProductFilter) {
  const { gte = 0, lte } = filter['default_combination.price_after_discount'] ?? {}
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  const endOf = (at: number) => starts[at + 1] ?? prices.length
  const firstWithin = (at: number) => {
    const start = starts[at] ?? 0
    return gte === 0 ? start : firstFrom(prices, start, endOf(at), gte)
  }
  return {
    /** index in `prices` of the first product at `at` within the chosen price range */
    firstWithin,
    /** number of products at `at` within the chosen price range */
    within: (at: number) => {
      const [from, end] = [firstWithin(at), endOf(at)]
      return (lte === undefined ? end : firstFrom(prices, from, end, lte + 1)) - from
    },
    count: (at: number) => {
      min = Math.min(min, prices[starts[at] ?? 0] ?? 0)
      max = Math.max(max, prices[endOf(at) - 1] ?? 0)
    },
    bounds: () => ({ min: Number.isFinite(min) ? min : 0, max }),
  }
}

function sale(columns: Columns, { is_sale }: ProductFilter) {
  const { facts } = columns
  let total = 0
  const group: FilterCounter = {
    matches: is_sale === undefined ? null : ofFacts(columns, (value) => isSet(value, 'is_sale') === is_sale),
    count: (at, products) => {
      if (isSet(facts[at], 'is_sale')) total += products
    },
  }
  return { group, total: () => total }
}

/** Flags that a page sets as a condition and shoppers cannot choose. */
const FIXED: readonly Exclude<Flag, 'is_sale'>[] = [
  'is_flashsale',
  'is_new',
  'is_exclusive',
  'is_pre_order',
  'is_in_stock',
]

/** The conditions that a page sets. */
function fixed(columns: Columns, filter: ProductFilter): Condition {
  const flags = FIXED.filter((flag) => filter[flag] !== undefined)
  return ofFacts(columns, (value) => flags.every((flag) => isSet(value, flag) === filter[flag]))
}

const holds = ({ column, allowed }: Condition, at: number) => allowed[column[at] ?? 0] === 1

/**
 * Counts each filter's values among the products that match all other filters, in one pass; gives the number that match all filters.
 * A product that fails exactly one filter counts only for that filter; one that fails two counts for none.
 */
function countInOnePass(
  columns: Columns,
  filter: ProductFilter,
  groups: readonly FilterCounter[],
  range: ReturnType<typeof priceRange>,
): number {
  const chosen = groups.flatMap((group) => (group.matches ? [{ group, condition: group.matches }] : []))
  const always = fixed(columns, filter)
  let total = 0
  for (let at = 0; at < columns.size; at++) {
    if (!holds(always, at)) continue
    let failed: FilterCounter | null = null
    let fails = 0
    for (const { group, condition } of chosen) {
      if (holds(condition, at)) continue
      failed = group
      fails += 1
    }
    if (fails > 1) continue
    const products = range.within(at)
    if (failed) failed.count(at, products)
    else {
      range.count(at)
      total += products
      for (const { count } of groups) count(at, products)
    }
  }
  return total
}

const filtersOf = (columns: Columns, filter: ProductFilter) => ({
  makers: brandCounter(columns, filter),
  categories: setCounter(columns.categories, columns.categorySets, filter['categories.id']),
  tags: setCounter(columns.tags, columns.tagSets, filter['tags.id']),
  ratings: ratings(columns, filter),
  availability: availability(columns, filter),
  sale: sale(columns, filter),
})

/** The groups that hold for all conditions of a filter but its prices; each condition looks only at what the ones before it left. */
function matchingGroups(columns: Columns, filter: ProductFilter): Int32Array {
  const chosen = Object.values(filtersOf(columns, filter)).flatMap(({ group: { matches } }) => matches ?? [])
  const groups = new Int32Array(columns.size)
  for (let at = 0; at < columns.size; at++) groups[at] = at
  let count = columns.size
  for (const condition of [fixed(columns, filter), ...chosen]) {
    let kept = 0
    for (let place = 0; place < count; place++) {
      const at = groups[place] ?? 0
      if (holds(condition, at)) groups[kept++] = at
    }
    count = kept
  }
  return groups.subarray(0, count)
}

/** Calls `take` with each range of indexes in `prices` whose products match the filter. */
export function takeMatches(
  columns: Columns,
  filter: ProductFilter,
  take: (from: number, to: number) => void,
): void {
  const { firstWithin, within } = priceRange(columns, filter)
  for (const at of matchingGroups(columns, filter)) {
    const from = firstWithin(at)
    take(from, from + within(at))
  }
}

/** Number of matching products, without the limit of `countUpTo` in rows.ts, which counts in the database. */
export function totalOfColumns(columns: Columns, filter: ProductFilter): number {
  let total = 0
  takeMatches(columns, filter, (from, to) => {
    total += to - from
  })
  return total
}

/** How many products each choice would show, as `countFacets` of facets.ts counts it in the database. */
export function countColumns(columns: Columns, filter: ProductFilter, version: string): FacetCounts {
  const counters = filtersOf(columns, filter)
  const range = priceRange(columns, filter)
  const groups = Object.values(counters).map(({ group }) => group)
  const total = countInOnePass(columns, filter, groups, range)
  return {
    version,
    total: Math.min(total, COUNT_CAP),
    brands: counters.makers.brands(),
    origins: counters.makers.origins(),
    categories: counters.categories.totals(),
    tags: counters.tags.totals(),
    ratings: counters.ratings.totals(),
    availability: counters.availability.totals,
    is_sale: counters.sale.total(),
    prices: range.bounds(),
  }
}
