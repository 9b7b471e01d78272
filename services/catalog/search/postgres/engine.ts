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
  /** the number of the last change of any search row */
  version: string
  /** about how many rows there are */
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
 * The state, read once for all calls of one turn of the event loop: a listing asks for its products and facets together. Whatever
 * such a call knows of was committed before the turn, and so before the state was read.
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
  /** how many match of about `size` rows; null where that is not known yet */
  total: number | null
  size: number
}

/** A row that an index leads to takes so many times as long as one of those that are fetched together and sorted. */
const WALK_COST = 5

/** Whether a page is sooner there when all that matches is fetched and sorted than when an index is walked until the page is full. */
const isSooner = ({ skip, limit, total, size }: Listed & { total: number }): boolean =>
  (WALK_COST * (skip + limit) * size) / Math.max(1, total) > total

async function inOrder(
  db: Database,
  asked: Asked,
  sort: string | undefined,
  { total, ...window }: Listed,
): Promise<number[]> {
  if (total !== null && total <= window.skip) return []
  // PostgreSQL takes what it never saw in a sample, a category of six products, for half a per cent of all.
  const isFew = total !== null && isSooner({ ...window, total })
  const order = sql.join(isFew ? orderingOfFew(sort) : ordering(sort), sql`, `)
  return idsOf(
    await db.execute<{ product_id: number }>(
      sql`SELECT product_id ${matching(asked, true)} ORDER BY ${order} LIMIT ${window.limit} OFFSET ${window.skip}`,
    ),
  )
}

/** From so many products on totals are counted in memory; fewer are counted by the database faster than they are read. */
const LARGE = 5_000

const totals = searchCache<number>()
const pages = searchCache<number[]>()

/** PostgreSQL as the search engine: see migration 0005 and docs/decisions/0018-search.md. */
export function postgresEngine(db: Database): SearchEngine {
  /** The query for a filter; `asked` is null when its keyword leaves nothing to look for. */
  async function ask(filter: ProductFilter, isTyping = false) {
    const now = await stateOf(db)
    const { keyword } = filter
    const reading = keyword === undefined ? null : await readingOf(db, keyword, now, isTyping)
    const words = reading ? reading.match.at(-1) : null
    const asked: Asked | null = words === undefined ? null : { where: conditions(filter), words }
    return { ...now, reading, asked }
  }

  /** How many match, of a large catalogue's filter without a keyword: counted in memory, as its facets are. Null where the database has to count. */
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
