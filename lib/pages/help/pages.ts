import 'server-only'
import type { FoundPost, FullPost, HelpCategory, HelpSearchCount, Post } from '@/domain/content/post'
import { refuseKeeping } from '@/lib/cache/answers/answer-notes.js'
import { cached, tags } from '@/lib/cache-manifest'
import * as content from '@/lib/reads/help-reads'
import { HELP_PAGE_SIZE } from './paths'
import { isMissingPageName, missingHelp } from '../missing-page-name'

/** Data of the help centre's pages, one cached function a page. */

const MOST_READ = 8

/** Articles that a not-found page shows. */
const NEAR = 6

export async function getHelpCategories(): Promise<HelpCategory[]> {
  'use cache'
  cached('hours', tags.help)
  return content.readHelpCategories()
}

/** What is read most; the order changes with every reader, so it is asked for again after minutes. */
export async function getMostRead(): Promise<Post[]> {
  'use cache'
  cached('minutes', tags.help)
  return (await content.readPosts({ sort: '-views', limit: MOST_READ })).data
}

/** A category with one page of its articles; null for an id that is none and a page beyond the end. */
export async function getHelpCategory(
  id: number,
  page: number,
): Promise<{ category: HelpCategory; articles: Post[] } | null> {
  'use cache'
  cached('hours', tags.help)
  const [categories, { data: articles }] = await Promise.all([
    getHelpCategories(),
    content.readPosts({
      filter: { 'category.id': id },
      sort: 'position',
      skip: (page - 1) * HELP_PAGE_SIZE,
      limit: HELP_PAGE_SIZE,
    }),
  ])
  const category = categories.find((each) => each.id === id)
  if (!category || (page > 1 && articles.length === 0)) return null
  return { category, articles }
}

/** An article with those to read next; null for an id that is none. */
export async function getHelpArticle(id: number): Promise<{ article: FullPost; related: Post[] } | null> {
  'use cache'
  cached('hours', tags.help, tags.post(id))
  const article = await content.readPost(id)
  return article && { article, related: await content.readRelatedPosts(id) }
}

/** What the not-found page of this name shows of the help centre; null for a name of another page, or of a category that is not there. */
export async function getMissingHelp(
  name: string,
): Promise<{ category: HelpCategory | null; articles: Post[] } | null> {
  'use cache'
  cached('hours', tags.help)
  const help = isMissingPageName(name) ? missingHelp(name) : null
  if (!help) return null
  const { categoryId } = help
  if (categoryId === null) return { category: null, articles: (await getMostRead()).slice(0, NEAR) }
  const found = await getHelpCategory(categoryId, 1)
  return found && { category: found.category, articles: found.articles.slice(0, NEAR) }
}

export interface HelpResults {
  keyword: string
  count: HelpSearchCount
  /** the one that the results are narrowed to */
  category: HelpSearchCount['categories'][number] | null
  articles: FoundPost[]
  page: number
}

/** Results for a keyword, in all categories or in the one with this slug; null when the search does not answer. */
export async function searchHelp(
  keyword: string,
  slug: string | null,
  page: number,
): Promise<HelpResults | null> {
  try {
    const count = await content.readSearchCount(keyword)
    const category = count.categories.find((each) => each.slug === slug) ?? null
    const articles = await content.readFoundPosts({
      keyword,
      category: category?.name ?? null,
      skip: (page - 1) * HELP_PAGE_SIZE,
      limit: HELP_PAGE_SIZE,
    })
    return { keyword, count, category, articles, page }
  } catch {
    refuseKeeping()
    return null
  }
}
