import { sql } from 'drizzle-orm'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { isSortKey } from '@/domain/catalog/listing/sort'
import type { Database } from '../../../database'
import type { SearchEngine } from '../engine'
import { searchCache } from '../search-cache'
import { columnsAtHand, columnsOf } from './columns'
import { conditions } from './conditions'
import { countColumns, isInColumns, totalOfColumns } from './count-columns'
import { countDistinct, countFacets } from './facets'
import { ordering, orderingOfFew } from './order'
import { plainPage } from './plain'
import { bestFirst } from './ranked'
import { capOf, readingOf } from './reading'
import { readKeyword } from './read-keyword'
import { type Asked, COUNTED_TO, countUpTo, idsOf, matching } from './rows'

interface State {
  /** number of the last change of the search rows (sequence catalog.search_changes) */
  version: string
  /** estimated number of search rows */
  size: number
}

async function readState(db: Database): Promise<State> {
  const { rows } = await db.execute<{ version: string; size: number }>(sql`
    SELECT last_value::text AS version, (SELECT reltuples::float8 FROM pg_class WHERE oid = 'catalog.search_rows'::regclass) AS size
    FROM catalog.search_changes`)
  return rows[0] ?? { version: '', size: 0 }
}

const states = new WeakMap<Database, Promise<State>>()

/**
 * The state, read once for all calls in one turn of the event loop: a listing requests products and facets together. A change that
 * such a caller knows of was committed before the turn, so the state includes it.
 */
function stateOf(db: Database): Promise<State> {
  const known = states.get(db)
  if (known) return known
  const state = readState(db)
  states.set(db, state)
  setImmediate(() => states.delete(db))
  return state
}

interface Listed {
  skip: number
  limit: number
  /** number of matches among about `size` rows; null when it is not known yet */
  total: number | null
  size: number
}

/** Cost of a row found by walking an index, relative to a row that is fetched in bulk and sorted. */
const WALK_COST = 5

/** Whether sorting all matches is cheaper than walking an index until the page is full. */
const isSooner = ({ skip, limit, total, size }: Listed & { total: number }): boolean =>
  (WALK_COST * (skip + limit) * size) / Math.max(1, total) > total

async function inOrder(
  db: Database,
  asked: Asked,
  sort: string | undefined,
  { total, ...window }: Listed,
): Promise<number[]> {
  if (total !== null && total <= window.skip) return []
  // PostgreSQL estimates a value that its sample missed, such as a category of six products, at half a per cent of all rows.
  const isFew = total !== null && isSooner({ ...window, total })
  const order = sql.join(isFew ? orderingOfFew(sort) : ordering(sort), sql`, `)
  return idsOf(
    await db.execute<{ product_id: number }>(
      sql`SELECT product_id ${matching(asked, true)} ORDER BY ${order} LIMIT ${window.limit} OFFSET ${window.skip}`,
    ),
  )
}

/** Catalogues of at least this size are counted in memory; the database counts fewer products faster than the columns are read. */
const LARGE = 5_000

const totals = searchCache<number>()
const pages = searchCache<number[]>()

/** The search engine in PostgreSQL (docs/decisions/0018-search.md, tables in search-schema.ts). */
export function postgresEngine(db: Database): SearchEngine {
  /** The query for a filter; `asked` is null when its keyword leaves nothing to search for. */
  async function ask(filter: ProductFilter, isTyping = false) {
    const now = await stateOf(db)
    const { keyword } = filter
    const reading = keyword === undefined ? null : await readingOf(db, keyword, now, isTyping)
    const words = reading ? reading.match.at(-1) : null
    const asked: Asked | null = words === undefined ? null : { where: conditions(filter), words }
    return { ...now, reading, asked }
  }

  /** Total of a filter without a keyword in a large catalogue, counted in memory as facets are; null when the database has to count. */
  async function totalAtHand(filter: ProductFilter, { version, size }: State): Promise<number | null> {
    const columns = size >= LARGE && isInColumns(filter) ? await columnsAtHand(db, version) : null
    return columns && totalOfColumns(columns, filter)
  }

  return {
    async find(filter, sort, window) {
      const plain = await plainPage(db, filter, sort, window)
      if (plain) return { ...plain, understood: null }
      const { isTyping = false } = window
      const { version, size, reading, asked } = await ask(filter, isTyping)
      const understood = reading?.understood ?? null
      if (!asked) return { ids: [], total: 0, understood }
      const page = (read: () => Promise<number[]>) =>
        pages(JSON.stringify([filter, sort, window.skip, window.limit, isTyping]), version, read)
      const count = () =>
        reading && asked.where.length === 0
          ? Promise.resolve(reading.total)
          : totals(JSON.stringify([filter, isTyping]), version, () => countUpTo(db, asked))
      if (reading && (sort === undefined || !isSortKey(sort))) {
        const total = await count()
        const wanted = { ...window, total, cap: capOf(isTyping), size }
        const ids = await page(() => bestFirst(db, reading.match, asked.where, wanted))
        return { ids, total, understood }
      }
      const known = await totalAtHand(filter, { version, size })
      const { skip, limit } = window
      const [ids, total] = await Promise.all([
        page(() => inOrder(db, asked, sort, { skip, limit, total: known, size })),
        window.count === false ? 0 : known === null ? count() : Math.min(known, COUNTED_TO),
      ])
      return { ids, total, understood }
    },
    async count(filter, cap) {
      const { asked } = await ask(filter)
      return asked ? countUpTo(db, asked, cap) : 0
    },
    async facets(filter) {
      if (isInColumns(filter)) {
        const { version } = await stateOf(db)
        return countColumns(await columnsOf(db, version), filter, version)
      }
      const { asked, version } = await ask(filter)
      return countFacets(db, filter, asked, version)
    },
    async distinct(kind, filter) {
      const { asked } = await ask(filter)
      return asked ? countDistinct(db, kind, asked) : new Map()
    },
    async words(keyword) {
      return (await readKeyword(db, keyword, (await stateOf(db)).version)).words
    },
  }
}
