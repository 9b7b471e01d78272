import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Tag } from '@/domain/catalog/tag'
import type { Database } from '../../database'
import { brands, categories, tags } from '../schema'
import { searchEngine } from './engine'
import { searchCache } from './search-cache'
import { wordingsOf } from './terms'

/**
 * Brands, categories and tags by the words of their names. They are few: the lists are kept for half a minute and looked through here,
 * while products are the engine's business.
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

/** How well a name answers; the less the better. */
const FITS = { whole: 0, beginning: 1, words: 2, unfinished: 3, part: 4 } as const

/** The last word may be unfinished, or the keyword may name the thing among others: 'serum klairs'. Null: not at all. */
function fit(named: Named, typed: readonly string[]): number | null {
  if (typed.length === 0) return null
  const name = named.words.join(' ')
  const wanted = typed.join(' ')
  if (name === wanted) return FITS.whole
  if (`${name} `.startsWith(`${wanted} `)) return FITS.beginning
  if (typed.every((word) => named.words.includes(word))) return FITS.words
  const begun = typed.at(-1) ?? ''
  const isBegun = named.words.some((own) => own.startsWith(begun))
  if (isBegun && typed.slice(0, -1).every((word) => named.words.includes(word))) return FITS.unfinished
  return name.length > 2 && ` ${wanted} `.includes(` ${name} `) ? FITS.part : null
}

/** Rows a keyword names in any of its wordings, the best fit first; everything without one (null). A finished word is not taken for a beginning: 'mặt nạ' is no 'mặt nam'. */
function best<T extends Named>(list: readonly T[], typed: readonly string[] | null): T[] {
  if (typed === null) return [...list]
  const wordings = wordingsOf(typed)
  const found = list
    .map((named) => {
      const fits = wordings.map((words) => fit(named, words)).filter((value) => value !== null)
      return { named, fit: fits.length > 0 ? Math.min(...fits) : null }
    })
    .filter((entry): entry is { named: T; fit: number } => entry.fit !== null)
    .sort((a, b) => a.fit - b.fit)
  const isFinished = found.some((entry) => entry.fit <= FITS.words)
  return found.filter((entry) => !isFinished || entry.fit !== FITS.unfinished).map(({ named }) => named)
}

/** Brands a keyword names, the best fit and best sold first. */
export async function namedBrands(db: Database, typed: readonly string[] | null) {
  return best(await brandCache('', '', async () => brandList(db)), typed)
}

export async function namedCategories(db: Database, typed: readonly string[] | null) {
  return best(await categoryCache('', '', async () => categoryList(db)), typed)
}

export async function namedTags(db: Database, typed: readonly string[] | null) {
  return best(await tagCache('', '', async () => tagList(db)), typed)
}

/** The words of a keyword; null without one. */
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
  const found = await namedTags(db, await wordsIn(db, keyword))
  const shown = found.slice(skip, skip + limit)
  return { tags: shown.map(({ id, words: _, ...tag }) => ({ ...tag, _id: String(id) })), total: found.length }
}

/** Brands by keyword, for groups of results. */
export async function brandsByKeyword(db: Database, keyword: string | undefined, { skip, limit }: Page) {
  const found = await namedBrands(db, await wordsIn(db, keyword))
  return {
    brands: found.slice(skip, skip + limit).map(({ words: _, ...brand }) => brand),
    total: found.length,
  }
}

/** Categories by keyword, for groups of results. */
export async function categoriesByKeyword(db: Database, keyword: string | undefined, { skip, limit }: Page) {
  const found = await namedCategories(db, await wordsIn(db, keyword))
  return {
    categories: found.slice(skip, skip + limit).map(({ words: _, ...category }) => category),
    total: found.length,
  }
}
