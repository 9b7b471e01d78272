import { sql } from 'drizzle-orm'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { isSortKey } from '@/domain/catalog/listing/sort'
import type { Database } from '../../../database'
import type { SearchEngine } from '../engine'
import { searchCache } from '../search-cache'
import { cachedColumns, columnsOf } from './memory/columns'
import { conditions } from './conditions'
import { countColumns, isInColumns, totalOfColumns } from './memory/count-columns'
import { hasOrder, pageOfColumns } from './memory/page-of-columns'
import { countDistinct, countFacets } from './facets'
import { ordering, unindexedOrdering } from './order'
import { indexedPage } from './indexed-page'
import { pageByRelevance } from './relevance'
import { countCapOf, interpretKeyword } from './interpret-keyword'
import { correctKeyword } from './correct-keyword'
import { type SearchQuery, COUNT_CAP, countUpTo, idsOf, fromWhere } from './rows'

interface SearchState {
  /** number of the last change of the search rows (sequence catalog.search_changes) */
  version: string
  /** number of the last change of any product's words (sequence catalog.search_text_changes) */
  textsVersion: string
  /** estimated number of search rows */
  size: number
}

async function readState(db: Database): Promise<SearchState> {
  const { rows } = await db.execute<{ version: string; textsVersion: string; size: number }>(sql`
    SELECT (last_value + is_called::integer)::text AS version,
      (SELECT (last_value + is_called::integer)::text FROM catalog.search_text_changes) AS "textsVersion",
      (SELECT reltuples::float8 FROM pg_class WHERE oid = 'catalog.search_rows'::regclass) AS size
    FROM catalog.search_changes`)
  return rows[0] ?? { version: '', textsVersion: '', size: 0 }
}

const states = new WeakMap<Database, Promise<SearchState>>()

/**
 * The state, read once for all calls in one turn of the event loop: a listing requests products and facets together. A change that
 * such a caller knows of was committed before the turn, so the state includes it.
 */
function stateOf(db: Database): Promise<SearchState> {
  const known = states.get(db)
  if (known) return known
  const state = readState(db)
  states.set(db, state)
  setImmediate(() => states.delete(db))
  return state
}

interface PageRequest {
  skip: number
  limit: number
  /** number of matches among about `size` rows; null when it is not known yet */
  total: number | null
  size: number
}

/** Cost of a row found by walking an index, relative to a row that is fetched in bulk and sorted. */
const WALK_COST = 5

/** Whether sorting all matches is cheaper than walking an index until the page is full. */
const isSortCheaper = ({ skip, limit, total, size }: PageRequest & { total: number }): boolean =>
  (WALK_COST * (skip + limit) * size) / Math.max(1, total) > total

async function sortedPage(
  db: Database,
  query: SearchQuery,
  sort: string | undefined,
  { total, ...window }: PageRequest,
): Promise<number[]> {
  if (total !== null && total <= window.skip) return []
  // PostgreSQL estimates a value that its sample missed, such as a category of six products, at half a per cent of all rows.
  const isFew = total !== null && isSortCheaper({ ...window, total })
  const order = sql.join(isFew ? unindexedOrdering(sort) : ordering(sort), sql`, `)
  return idsOf(
    await db.execute<{ product_id: number }>(
      sql`SELECT product_id ${fromWhere(query, true)} ORDER BY ${order} LIMIT ${window.limit} OFFSET ${window.skip}`,
    ),
  )
}

/** Catalogues of at least this size are counted in memory; the database counts fewer products faster than the columns are read. */
const COUNTED_IN_MEMORY_FROM = 5_000

const totals = searchCache<number>()
const pages = searchCache<number[]>()
const lists = searchCache<ReturnType<typeof pageOfColumns>>()

/** The search engine in PostgreSQL (docs/decisions/0018-search.md, tables in search-schema.ts). */
export function postgresEngine(db: Database): SearchEngine {
  /** The query for a filter; `query` is null when its keyword leaves nothing to search for. */
  async function queryOf(filter: ProductFilter, isTyping = false) {
    const state = await stateOf(db)
    const { keyword } = filter
    const interpretation = keyword === undefined ? null : await interpretKeyword(db, keyword, state, isTyping)
    const words = interpretation ? interpretation.tiers.at(-1) : null
    const query: SearchQuery | null = words === undefined ? null : { where: conditions(filter), words }
    return { ...state, interpretation, query }
  }

  /** The columns of a large catalogue, for a filter without a keyword; null when the database has to be asked. */
  const columnsFor = (filter: ProductFilter, { version, size }: Pick<SearchState, 'version' | 'size'>) =>
    size >= COUNTED_IN_MEMORY_FROM && isInColumns(filter) ? cachedColumns(db, version) : null

  return {
    async find(filter, sort, window) {
      const plain = await indexedPage(db, filter, sort, window)
      if (plain) return { ...plain, understood: null }
      const { isTyping = false } = window
      const { version, size, interpretation, query } = await queryOf(filter, isTyping)
      const understood = interpretation?.understood ?? null
      if (!query) return { ids: [], total: 0, understood }
      const page = (read: () => Promise<number[]>) =>
        pages(JSON.stringify([filter, sort, window.skip, window.limit, isTyping]), version, read)
      const count = () =>
        interpretation && query.where.length === 0
          ? Promise.resolve(interpretation.total)
          : totals(JSON.stringify([filter, isTyping]), version, () => countUpTo(db, query))
      if (interpretation && (sort === undefined || !isSortKey(sort))) {
        const total = await count()
        const wanted = { ...window, total, cap: countCapOf(isTyping), size }
        const ids = await page(() => pageByRelevance(db, interpretation.tiers, query.where, wanted))
        return { ids, total, understood }
      }
      const columns = await columnsFor(filter, { version, size })
      const { skip, limit } = window
      // A page further on holds nothing that a total names, and would sort all matches.
      if (columns && hasOrder(sort) && skip + limit <= COUNT_CAP) {
        // The columns may be of an older version; pages of a former reading are not shown beside it.
        const key = JSON.stringify([columns.readAt, filter, sort, skip, limit])
        const listed = await lists(key, String(columns.readAt), () =>
          Promise.resolve(pageOfColumns(columns, filter, sort, { skip, limit })),
        )
        return {
          ids: listed.ids,
          total: window.count === false ? 0 : Math.min(listed.total, COUNT_CAP),
          understood,
        }
      }
      const known = columns && totalOfColumns(columns, filter)
      const [ids, total] = await Promise.all([
        page(() => sortedPage(db, query, sort, { skip, limit, total: known, size })),
        window.count === false ? 0 : known === null ? count() : Math.min(known, COUNT_CAP),
      ])
      return { ids, total, understood }
    },
    async count(filter, cap) {
      const { query } = await queryOf(filter)
      return query ? countUpTo(db, query, cap) : 0
    },
    async facets(filter) {
      if (isInColumns(filter)) {
        const { version } = await stateOf(db)
        return countColumns(await columnsOf(db, version), filter, version)
      }
      const { query, version } = await queryOf(filter)
      return countFacets(db, filter, query, version)
    },
    async distinct(kind, filter) {
      const { query } = await queryOf(filter)
      return query ? countDistinct(db, kind, query) : new Map()
    },
    async words(keyword) {
      return (await correctKeyword(db, keyword, (await stateOf(db)).version)).words
    },
  }
}
