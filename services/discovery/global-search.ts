import type { ProductCard } from '@/domain/catalog/product'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { SEARCH_COUNT_CAP } from '@/domain/constants'
import {
  FIRST_PAGE_GROUPS,
  type GlobalFilter,
  SEARCH_GROUPS,
  type SearchGroupType,
} from '@/domain/search/global'
import { brandsByKeyword, categoriesByKeyword, searchProducts, searchTags } from '../catalog'
import type { Database } from '../database'

interface Window {
  skip: number
  limit: number
}

/** A product, brand, tag or category, by the group it is in. */
type Item =
  | ProductCard
  | Awaited<ReturnType<typeof brandsByKeyword>>['brands'][number]
  | Awaited<ReturnType<typeof searchTags>>['tags'][number]
  | Awaited<ReturnType<typeof categoriesByKeyword>>['categories'][number]

export interface SearchGroup {
  type: SearchGroupType
  /** number of matches, counted up to SEARCH_COUNT_CAP (SRC-21) */
  total: number
  data: Item[]
}

/** Product types that can be reviewed: physical productsGroup, not gift cards. */
const REVIEWABLE: ProductFilter['types'] = ['normal', 'bundle_virtual', 'bundle_physical', 'product_pack']

/** The first page has the groups add-review and brand, later pages all groups, each with its own window (SRC-19). */
const groupsOf = ({ types }: GlobalFilter, skip: number): readonly SearchGroupType[] =>
  types ?? (skip === 0 ? FIRST_PAGE_GROUPS : SEARCH_GROUPS)

const capped = (total: number) => Math.min(total, SEARCH_COUNT_CAP)

async function productsGroup(db: Database, filter: ProductFilter, sort: string | undefined, window: Window) {
  const { cards, total } = await searchProducts(db, filter, sort, { ...window, count: true })
  return { total, data: cards }
}

async function groupOf(
  db: Database,
  type: SearchGroupType,
  keyword: string | undefined,
  sort: string | undefined,
  window: Window,
): Promise<SearchGroup> {
  const { total, data } = await READS[type](db, keyword, sort, window)
  return { type, total: capped(total), data }
}

type Read = (
  db: Database,
  keyword: string | undefined,
  sort: string | undefined,
  window: Window,
) => Promise<{ total: number; data: Item[] }>

const READS: Record<SearchGroupType, Read> = {
  product: (db, keyword, sort, window) => productsGroup(db, { keyword }, sort, window),
  'add-review': (db, keyword, sort, window) =>
    productsGroup(db, { keyword, types: REVIEWABLE }, sort, window),
  brand: async (db, keyword, _sort, window) => {
    const { brands, total } = await brandsByKeyword(db, keyword, window)
    return { total, data: brands }
  },
  tag: async (db, keyword, _sort, window) => {
    const { tags, total } = await searchTags(db, keyword, window)
    return { total, data: tags }
  },
  category: async (db, keyword, _sort, window) => {
    const { categories, total } = await categoriesByKeyword(db, keyword, window)
    return { total, data: categories }
  },
}

/** Matches of a keyword by group (GET /global-search, SRC-18). */
export const globalSearch = (db: Database, filter: GlobalFilter, sort: string | undefined, window: Window) =>
  Promise.all(groupsOf(filter, window.skip).map((type) => groupOf(db, type, filter.keyword, sort, window)))

/** Number of matches of a keyword by group (GET /global-search/count, SRC-18). */
export async function globalCounts(db: Database, { keyword, types = [...SEARCH_GROUPS] }: GlobalFilter) {
  const groups = await Promise.all(
    types.map((type) => groupOf(db, type, keyword, undefined, { skip: 0, limit: 1 })),
  )
  return groups.map(({ type, total }) => ({ type, total }))
}
