import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { FacetCounts } from '../engine'
import { type Columns, type Flag, FLAGS, STARS } from './columns'
import { COUNTED_TO } from './rows'

/** Conditions of a page that the columns know nothing of. */
const UNKNOWN = ['keyword', 'id', 'types', 'created_within_days', 'promotion_id'] as const

/** Whether everything this filter asks for is in the columns. */
export const isInColumns = (filter: ProductFilter): boolean =>
  UNKNOWN.every((name) => filter[name] === undefined)

/** A filter of the shopper's, or brand and origin together, of which a product meets any. */
interface Group {
  /** whether the products of a place in the columns have what was chosen; null when nothing was */
  holds: ((at: number) => boolean) | null
  /** counts so many products of this place for the choices of this filter */
  count: (at: number, products: number) => void
}

function add(counts: Int32Array, at = 0, products: number): void {
  counts[at] = (counts[at] ?? 0) + products
}

/** One for each number that is wanted, by number. */
function marked(wanted: readonly number[]): Uint8Array {
  const marks = new Uint8Array(Math.max(0, ...wanted) + 1)
  for (const id of wanted) marks[id] = 1
  return marks
}

/** Counts by id from counts of sets. */
function unpacked(counts: Int32Array, sets: readonly (readonly number[])[]): Map<number, number> {
  const totals = new Map<number, number>()
  sets.forEach((ids, place) => {
    const count = counts[place] ?? 0
    if (count > 0) for (const id of ids) totals.set(id, (totals.get(id) ?? 0) + count)
  })
  return totals
}

/** Most first. */
const ranked = (counts: Iterable<readonly [number, number]>): Map<number, number> =>
  new Map([...counts].sort(([a, many], [b, more]) => more - many || a - b))

const counted = (counts: ArrayLike<number>): [number, number][] =>
  Array.from(counts).flatMap((count, id): [number, number][] => (count > 0 ? [[id, count]] : []))

function makers({ brands, countries }: Columns, filter: ProductFilter) {
  const [wanted, origins] = [filter['brand.id'], filter['brand.country_tag_id']]
  const ofOrigin = [...countries].flatMap(([brand, tag]) =>
    tag !== null && origins?.includes(tag) ? [brand] : [],
  )
  const chosen = marked([...(wanted ?? []), ...ofOrigin])
  const counts = new Int32Array(Math.max(0, ...countries.keys()) + 1)
  const group: Group = {
    holds: wanted || origins ? (at) => chosen[brands[at] ?? 0] === 1 : null,
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
  return { group, brands: () => ranked(counted(counts)), origins: () => ranked(byOrigin()) }
}

/** Categories or tags: the products of any of the wanted ones. */
function members(
  places: Int32Array,
  sets: readonly (readonly number[])[],
  wanted: readonly number[] | undefined,
) {
  const chosen = Uint8Array.from(sets, (ids) => (wanted && ids.some((id) => wanted.includes(id)) ? 1 : 0))
  const counts = new Int32Array(sets.length)
  const group: Group = {
    holds: wanted ? (at) => chosen[places[at] ?? 0] === 1 : null,
    count: (at, products) => add(counts, places[at], products),
  }
  return { group, totals: () => ranked(unpacked(counts, sets)) }
}

const isSet = (facts: number | undefined, flag: Flag) => ((facts ?? 0) & FLAGS[flag]) !== 0

function ratings({ facts }: Columns, filter: ProductFilter) {
  const wanted = filter['review_stats.average_rating'] ?? []
  const chosen = marked(wanted)
  const counts = new Int32Array(STARS + 1)
  const starsOf = (at: number) => (facts[at] ?? 0) & STARS
  const group: Group = {
    holds: wanted.length > 0 ? (at) => chosen[starsOf(at)] === 1 : null,
    count: (at, products) => add(counts, starsOf(at), products),
  }
  return { group, totals: () => ranked(counted(counts)) }
}

const STATES: Readonly<Record<string, Flag>> = {
  is_pre_order: 'is_pre_order',
  available_stock: 'is_in_stock',
}

function availability({ facts }: Columns, filter: ProductFilter) {
  const flag = STATES[filter.availability ?? '']
  const totals = { all_product: 0, is_pre_order: 0, available_stock: 0 }
  const group: Group = {
    holds: flag ? (at) => isSet(facts[at], flag) : null,
    count: (at, products) => {
      totals.all_product += products
      if (isSet(facts[at], 'is_pre_order')) totals.is_pre_order += products
      if (isSet(facts[at], 'is_in_stock')) totals.available_stock += products
    },
  }
  return { group, totals }
}

/** The first place from `from` to before `to` whose price is at least this; `to` when there is none. */
function firstFrom(prices: Int32Array, from: number, to: number, price: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((prices[middle] ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}

/** Prices, the one filter of which the products of one place can differ. */
function priceRange({ prices, starts }: Columns, filter: ProductFilter) {
  const { gte = 0, lte } = filter['default_combination.price_after_discount'] ?? {}
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  const endOf = (at: number) => starts[at + 1] ?? prices.length
  return {
    /** how many products of a place have a chosen price */
    within: (at: number) => {
      const [start, end] = [starts[at] ?? 0, endOf(at)]
      const from = gte === 0 ? start : firstFrom(prices, start, end, gte)
      return (lte === undefined ? end : firstFrom(prices, from, end, lte + 1)) - from
    },
    count: (at: number) => {
      min = Math.min(min, prices[starts[at] ?? 0] ?? 0)
      max = Math.max(max, prices[endOf(at) - 1] ?? 0)
    },
    bounds: () => ({ min: Number.isFinite(min) ? min : 0, max }),
  }
}

function sale({ facts }: Columns, { is_sale }: ProductFilter) {
  let total = 0
  const group: Group = {
    holds: is_sale === undefined ? null : (at) => isSet(facts[at], 'is_sale') === is_sale,
    count: (at, products) => {
      if (isSet(facts[at], 'is_sale')) total += products
    },
  }
  return { group, total: () => total }
}

/** Conditions of a page that are no filters. */
const FIXED: readonly Exclude<Flag, 'is_sale'>[] = [
  'is_flashsale',
  'is_new',
  'is_exclusive',
  'is_pre_order',
  'is_in_stock',
]

/** The bits that a page fixes, and what they are on it. */
function fixedBits(filter: ProductFilter): { mask: number; bits: number } {
  const fixed = FIXED.filter((flag) => filter[flag] !== undefined)
  const sum = (flags: readonly Flag[]) => flags.reduce((bits, flag) => bits + FLAGS[flag], 0)
  return { mask: sum(fixed), bits: sum(fixed.filter((flag) => filter[flag] === true)) }
}

/**
 * Counts the choices of each filter in the products that meet the conditions of all others. Gives how many meet all. What fails one filter
 * is counted for that one, what fails two for none.
 */
function pass(
  columns: Columns,
  filter: ProductFilter,
  groups: readonly Group[],
  range: ReturnType<typeof priceRange>,
): number {
  const chosen = groups.filter(({ holds }) => holds !== null)
  const { mask, bits } = fixedBits(filter)
  let total = 0
  for (let at = 0; at < columns.size; at++) {
    if (((columns.facts[at] ?? 0) & mask) !== bits) continue
    let failed: Group | null = null
    let fails = 0
    for (const group of chosen) {
      if (group.holds?.(at) === true) continue
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
  makers: makers(columns, filter),
  categories: members(columns.categories, columns.categorySets, filter['categories.id']),
  tags: members(columns.tags, columns.tagSets, filter['tags.id']),
  ratings: ratings(columns, filter),
  availability: availability(columns, filter),
  sale: sale(columns, filter),
})

/** How many products meet all conditions, however many: `countUpTo` of rows.ts counts them in the database, up to 10.000. */
export function totalOfColumns(columns: Columns, filter: ProductFilter): number {
  const chosen = Object.values(filtersOf(columns, filter)).flatMap(({ group: { holds } }) => holds ?? [])
  const { mask, bits } = fixedBits(filter)
  const { within } = priceRange(columns, filter)
  let total = 0
  for (let at = 0; at < columns.size; at++) {
    if (((columns.facts[at] ?? 0) & mask) === bits && chosen.every((holds) => holds(at))) total += within(at)
  }
  return total
}

/** How many products each choice would show, as `countFacets` of facets.ts counts it in the database. */
export function countColumns(columns: Columns, filter: ProductFilter, version: string): FacetCounts {
  const by = filtersOf(columns, filter)
  const range = priceRange(columns, filter)
  const groups = Object.values(by).map(({ group }) => group)
  const total = pass(columns, filter, groups, range)
  return {
    version,
    total: Math.min(total, COUNTED_TO),
    brands: by.makers.brands(),
    origins: by.makers.origins(),
    categories: by.categories.totals(),
    tags: by.tags.totals(),
    ratings: by.ratings.totals(),
    availability: by.availability.totals,
    is_sale: by.sale.total(),
    prices: range.bounds(),
  }
}
