import 'server-only'
import { array } from 'yup'
import { type ListedPage, listedPageSchema } from '@/domain/content/page'
import {
  type FoundPost,
  foundPostSchema,
  type FullPost,
  fullPostSchema,
  type HelpCategory,
  helpCategorySchema,
  type HelpSearchCount,
  helpSearchCountSchema,
  type Post,
  postSchema,
} from '@/domain/content/post'
import { cleanArticle, cleanHighlight } from '@/lib/clean-article'
import { contentClient } from '@/lib/services/clients'
import { addressHeaders } from '@/lib/reads/caller'
import { listQuery } from '@/lib/services/query'
import { readData, readPage } from '@/lib/services/read'

/** Reads of the help centre (HLP-01 to HLP-06), uncached: lib/pages/help/pages.ts caches what pages are made of. */

/** Articles and categories one call gives at most. */
const MOST = 100

/** The categories of the help centre in their order. */
export async function readHelpCategories(): Promise<HelpCategory[]> {
  const answer = contentClient.categories.$get({ query: listQuery({ limit: MOST }) })
  return (await readPage(answer, helpCategorySchema)).data
}

interface PostList {
  filter?: object
  sort?: 'position' | '-views' | '-updated_at'
  skip?: number
  limit: number
}

/** A page of articles, and how many there are. */
export const readPosts = (list: PostList): Promise<{ data: Post[]; total: number }> =>
  readPage(contentClient.posts.$get({ query: listQuery(list) }), postSchema)

/** An article with its text; null for an id that is none. */
export async function readPost(id: number): Promise<FullPost | null> {
  const query = listQuery({ filter: { id }, limit: 1 })
  const { data } = await readPage(contentClient.posts.$get({ query }), fullPostSchema)
  const post = data[0]
  return post ? { ...post, body: cleanArticle(post.body) } : null
}

/** The articles of these ids, for their addresses. */
export async function readHelpAddresses(ids: readonly number[]): Promise<Post[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, index) =>
    ids.slice(index * MOST, (index + 1) * MOST),
  )
  const pages = await Promise.all(chunks.map((chunk) => readPosts({ filter: { ids: chunk }, limit: MOST })))
  return pages.flatMap(({ data }) => data)
}

/** Articles to read next. */
export async function readRelatedPosts(id: number): Promise<Post[]> {
  const answer = contentClient.posts[':id'].related.$get({ param: { id: String(id) } })
  return readData(answer, array(postSchema.required()).required())
}

interface HelpSearch {
  keyword: string
  /** name of the category that is searched; null for all */
  category: string | null
  skip: number
  limit: number
}

/** Articles that a keyword finds, best first. For pages that are made for each request. */
export async function readFoundPosts({ keyword, category, skip, limit }: HelpSearch): Promise<FoundPost[]> {
  const filter = category === null ? undefined : { 'category.name': category }
  const query = { keyword, ...listQuery({ filter, skip, limit }) }
  const found = await readData(
    contentClient.search.$get({ query }, await addressHeaders()),
    array(foundPostSchema.required()).required(),
  )
  return found.map((post) => ({ ...post, highlight: cleanHighlight(post.highlight) }))
}

/** How many articles a keyword finds, by category. */
export const readSearchCount = async (keyword: string): Promise<HelpSearchCount> =>
  readData(
    contentClient.search.count.$get({ query: { keyword } }, await addressHeaders()),
    helpSearchCountSchema,
  )

/** All articles, for the sitemap. */
export async function readAllPosts(): Promise<Post[]> {
  const read = (skip: number) =>
    readPage(contentClient.posts.$get({ query: listQuery({ skip, limit: MOST }) }), postSchema)
  const { data, total } = await read(0)
  const windows = Array.from({ length: Math.ceil(total / MOST) - 1 }, (_, index) => read((index + 1) * MOST))
  return [...data, ...(await Promise.all(windows)).flatMap((window) => window.data)]
}

/** Static pages in the versions in force. */
export const readListedPages = (): Promise<ListedPage[]> =>
  readData(contentClient.pages.$get(), array(listedPageSchema.required()).required())
