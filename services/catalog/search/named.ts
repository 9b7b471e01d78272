import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Tag } from '@/domain/catalog/tag'
import type { Database } from '../../database'
import { brands, categories, tags } from '../schema'
import { searchEngine } from './engine'
import { keeper } from './kept'

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

const keptBrands = keeper<Awaited<ReturnType<typeof brandList>>>()
const keptCategories = keeper<Awaited<ReturnType<typeof categoryList>>>()
const keptTags = keeper<Awaited<ReturnType<typeof tagList>>>()

/** How well a name answers: 0 is the whole name, 1 its beginning, 2 all words, 3 a word of it; null not at all. The last word may be unfinished. */
function fit(named: Named, typed: readonly string[]): number | null {
  if (typed.length === 0) return null
  const name = named.words.join(' ')
  const wanted = typed.join(' ')
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  const has = (word: string, at: number) =>
    named.words.some((own) => own === word || (at === typed.length - 1 && own.startsWith(word)))
  if (typed.every(has)) return 2
  // 'serum klairs' names the brand among other things.
  return name.length > 2 && ` ${wanted} `.includes(` ${name} `) ? 3 : null
}

/** Those that fit what was typed, best first; all of them when nothing was asked. */
function best<T extends Named>(list: readonly T[], typed: readonly string[] | null): T[] {
  if (typed === null) return [...list]
  return list
    .map((named) => ({ named, fit: fit(named, typed) }))
    .filter((entry): entry is { named: T; fit: number } => entry.fit !== null)
    .sort((a, b) => a.fit - b.fit)
    .map(({ named }) => named)
}

/** Brands a keyword names, the best fit and best sold first. */
export async function namedBrands(db: Database, typed: readonly string[] | null) {
  return best(await keptBrands('', '', async () => brandList(db)), typed)
}

export async function namedCategories(db: Database, typed: readonly string[] | null) {
  return best(await keptCategories('', '', async () => categoryList(db)), typed)
}

export async function namedTags(db: Database, typed: readonly string[] | null) {
  return best(await keptTags('', '', async () => tagList(db)), typed)
}

/** The words of a keyword; null without one. */
const wordsIn = async (db: Database, keyword: string | undefined) =>
  keyword === undefined ? null : searchEngine(db).words(keyword)

interface Page {
  skip: number
  limit: number
}

/** Tags by keyword (spec 2 §7 GET /product/tags). */
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
