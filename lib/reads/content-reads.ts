import 'server-only'
import { array } from 'yup'
import { type StaticPage, staticPageSchema } from '@/domain/content/page'
import {
  type FullPosition,
  fullPositionSchema,
  type Position,
  positionSchema,
} from '@/domain/content/position'
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
import { listQuery } from '@/lib/services/query'
import { readData, readDataOrNull, readPage } from '@/lib/services/read'

/** Reads of the help centre (HLP-01 to HLP-06), uncached: lib/reads/cached-content.ts keeps what pages are made of. */

/** The categories in their order. */
export async function readHelpCategories(): Promise<HelpCategory[]> {
  return readData(
    contentClient.categories.$get({ query: {} }),
    array(helpCategorySchema.required()).required(),
  )
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

/** As many ids as one call takes. */
const MOST_IDS = 100

/** The articles of these ids, for their addresses. */
export async function readHelpAddresses(ids: readonly number[]): Promise<Post[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, index) =>
    ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
  )
  const pages = await Promise.all(
    chunks.map((chunk) => readPosts({ filter: { ids: chunk }, limit: MOST_IDS })),
  )
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

/** Articles that a keyword finds, best first. */
export async function readFoundPosts({ keyword, category, skip, limit }: HelpSearch): Promise<FoundPost[]> {
  const filter = category === null ? undefined : { 'category.name': category }
  const query = { keyword, ...listQuery({ filter, skip, limit }) }
  const found = await readData(
    contentClient.search.$get({ query }),
    array(foundPostSchema.required()).required(),
  )
  return found.map((post) => ({ ...post, highlight: cleanHighlight(post.highlight) }))
}

/** How many articles a keyword finds, by category. */
export const readSearchCount = (keyword: string): Promise<HelpSearchCount> =>
  readData(contentClient.search.count.$get({ query: { keyword } }), helpSearchCountSchema)

/** A static page in this version, or in the one that is in force; null for an unknown one. */
export async function readStaticPage(slug: string, version: number | null): Promise<StaticPage | null> {
  const at = contentClient.pages[':slug']
  const answer =
    version === null
      ? at.$get({ param: { slug } })
      : at.versions[':version'].$get({ param: { slug, version: String(version) } })
  const page = await readDataOrNull(answer, staticPageSchema)
  return page && { ...page, body: cleanArticle(page.body) }
}

/** Open positions, the newest first. */
export const readPositions = (): Promise<Position[]> =>
  readData(contentClient.positions.$get(), array(positionSchema.required()).required())

/** An open position with its text; null for an unknown or closed one. */
export async function readPosition(slug: string): Promise<FullPosition | null> {
  const answer = contentClient.positions[':slug'].$get({ param: { slug } })
  const position = await readDataOrNull(answer, fullPositionSchema)
  return position && { ...position, body: cleanArticle(position.body) }
}
