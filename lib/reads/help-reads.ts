import 'server-only'
import { array } from 'yup'
import { type ListedPage, listedPageSchema } from '@/domain/content/page'
import { type HelpCategory, helpCategorySchema, type Post, postSchema } from '@/domain/content/post'
import { contentClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readData, readPage } from '@/lib/services/read'

/** Articles one call gives at most. */
const MOST = 100

/** The categories of the help centre in their order. */
export async function readHelpCategories(): Promise<HelpCategory[]> {
  const answer = contentClient.categories.$get({ query: listQuery({ limit: MOST }) })
  return (await readPage(answer, helpCategorySchema)).data
}

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
