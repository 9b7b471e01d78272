import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Tag } from '@/domain/catalog/tag'
import type { Database } from '../../database'
import { brands, categories, tags } from '../schema'
import { searchEngine } from './engine'
import { searchCache } from './search-cache'
import { isSyllable } from './telex'
import { wordingsOf } from './terms'

/**
 * Search for brands, categories and tags by the words of their names. The tables are small: the lists are cached (search-cache.ts) and
 * searched in memory. Products are searched by the engine.
 */

interface Named {
  id: number
  name: string
  slug: string
  words: string[]
}

const words = (name: typeof brands.name | typeof categories.name | typeof tags.name) =>
  sql<string[]>`catalog.words_of(${name})`

const brandList = (db: Database) =>
  db
    .select({
      id: brands.id,
      name: brands.name,
      slug: brands.slug,
      logo: brands.logo,
      words: words(brands.name),
    })
    .from(brands)
    .where(gt(brands.product_count, 0))
    .orderBy(desc(brands.total_orders), asc(brands.id))

const categoryList = (db: Database) =>
  db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      words: words(categories.name),
    })
    .from(categories)
    .where(gt(categories.product_count, 0))
    .orderBy(desc(categories.product_count), asc(categories.id))

const tagList = (db: Database) =>
  db
    .select({
      id: tags.id,
      name: tags.name,
      slug: tags.slug,
      kind: tags.kind,
      icon: tags.icon,
      is_show_in_search: tags.is_show_in_search,
      words: words(tags.name),
    })
    .from(tags)
    .where(eq(tags.is_show_in_search, true))
    .orderBy(asc(tags.position), asc(tags.id))

const brandCache = searchCache<Awaited<ReturnType<typeof brandList>>>()
const categoryCache = searchCache<Awaited<ReturnType<typeof categoryList>>>()
const tagCache = searchCache<Awaited<ReturnType<typeof tagList>>>()

/** Ranks of a match between a name and a keyword; lower is better. */
const RANKS = { exact: 0, beginning: 1, words: 2, prefix: 3, contained: 4 } as const

/** Whether words with this name among them mean it. A brand whose name is a Vietnamese word is meant at their beginning alone: 'kem chống nắng' names no Nàng. */
type IsMeant = (named: Named, typed: readonly string[]) => boolean

const isBrandMeant: IsMeant = ({ words: [first = '', ...others] }, typed) =>
  others.length > 0 || !isSyllable(first) || typed[0] === first

/**
 * The rank of a name for these words: the last word may be a prefix, and the keyword may contain the name ('serum klairs'). Null when it does
 * not match.
 */
function rankOf(named: Named, typed: readonly string[], isMeant: IsMeant): number | null {
  if (typed.length === 0) return null
  const name = named.words.join(' ')
  const wanted = typed.join(' ')
  if (name === wanted) return RANKS.exact
  if (`${name} `.startsWith(`${wanted} `)) return RANKS.beginning
  if (typed.every((word) => named.words.includes(word))) return RANKS.words
  const last = typed.at(-1) ?? ''
  const isPrefix = named.words.some((own) => own.startsWith(last))
  if (isPrefix && typed.slice(0, -1).every((word) => named.words.includes(word))) return RANKS.prefix
  const isContained = name.length > 2 && ` ${wanted} `.includes(` ${name} `)
  return isContained && isMeant(named, typed) ? RANKS.contained : null
}

/** Rows whose name matches any wording of a keyword, by rank; all rows when `typed` is null. Prefix matches count only where no whole word matches: 'mặt nạ' does not find 'mặt nam'. */
function matchesByRank<T extends Named>(
  list: readonly T[],
  typed: readonly string[] | null,
  isMeant: IsMeant = () => true,
): T[] {
  if (typed === null) return [...list]
  const wordings = wordingsOf(typed)
  const found = list
    .map((named) => {
      const ranks = wordings.map((words) => rankOf(named, words, isMeant)).filter((value) => value !== null)
      return { named, rank: ranks.length > 0 ? Math.min(...ranks) : null }
    })
    .filter((entry): entry is { named: T; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank)
  const hasWholeWords = found.some((entry) => entry.rank <= RANKS.words)
  return found.filter((entry) => !hasWholeWords || entry.rank !== RANKS.prefix).map(({ named }) => named)
}

/** Brands whose name matches the words, by rank, then by sales. */
export async function brandsByName(db: Database, typed: readonly string[] | null) {
  return matchesByRank(await brandCache('', '', async () => brandList(db)), typed, isBrandMeant)
}

export async function categoriesByName(db: Database, typed: readonly string[] | null) {
  return matchesByRank(await categoryCache('', '', async () => categoryList(db)), typed)
}

export async function tagsByName(db: Database, typed: readonly string[] | null) {
  return matchesByRank(await tagCache('', '', async () => tagList(db)), typed)
}

/** The words of a keyword; null without a keyword. */
const wordsIn = async (db: Database, keyword: string | undefined) =>
  keyword === undefined ? null : searchEngine(db).words(keyword)

interface Page {
  skip: number
  limit: number
}

/** Tags by keyword (GET /product/tags, SRC-16). */
export async function searchTags(
  db: Database,
  keyword: string | undefined,
  { skip, limit }: Page,
): Promise<{ tags: Tag[]; total: number }> {
  const found = await tagsByName(db, await wordsIn(db, keyword))
  const shown = found.slice(skip, skip + limit)
  return { tags: shown.map(({ id, words: _, ...tag }) => ({ ...tag, _id: String(id) })), total: found.length }
}

/** Brands by keyword, for grouped search results. */
export async function brandsByKeyword(db: Database, keyword: string | undefined, { skip, limit }: Page) {
  const found = await brandsByName(db, await wordsIn(db, keyword))
  return {
    brands: found.slice(skip, skip + limit).map(({ words: _, ...brand }) => brand),
    total: found.length,
  }
}

/** Categories by keyword, for grouped search results. */
export async function categoriesByKeyword(db: Database, keyword: string | undefined, { skip, limit }: Page) {
  const found = await categoriesByName(db, await wordsIn(db, keyword))
  return {
    categories: found.slice(skip, skip + limit).map(({ words: _, ...category }) => category),
    total: found.length,
  }
}
