import 'server-only'
import { articlePath, HELP_PATH } from '@/domain/content/addresses'
import { pageCount } from '@/domain/pager'
import { HELP_PAGE_SIZE, helpCategoryPagePath } from '@/lib/pages/help/paths'
import { readKey, readPageNumber } from '@/lib/pages/routes'
import type { Verdict } from '../page-cache.js'
import * as facts from './address-facts'

/** Judges of the help centre's kept pages, for page-guard.ts. */

type Segments = readonly string[]

/** A missing article, by the category its address names: other articles of the category are shown instead. */
async function missingArticle(category: string): Promise<Verdict> {
  const found = await facts.helpCategoryOf(category)
  return { is: 'missing', as: found ? `help-${found.id}` : 'help' }
}

export async function helpArticle([category = '', segment = '', ...more]: Segments): Promise<Verdict> {
  const key = more.length === 0 ? readKey(segment, '-') : null
  const found = key && (await facts.helpArticleAddress(key.id))
  if (!found) return missingArticle(category)
  const path = articlePath(found)
  return path === `${HELP_PATH}/${category}/${segment}` ? { is: 'open' } : { is: 'moved', to: path }
}

export async function helpCategory([segment = '', number = '']: Segments): Promise<Verdict> {
  const key = readKey(segment, '-')
  const page = readPageNumber(number)
  const found = key && page ? await facts.helpCategoryAddress(key.id) : null
  if (!key || !page || !found) return { is: 'missing', as: 'help' }
  if (key.slug !== found.slug) return { is: 'moved', to: helpCategoryPagePath(found, page) }
  return page <= pageCount(found.posts, HELP_PAGE_SIZE)
    ? { is: 'open' }
    : { is: 'missing', as: `help-${found.id}` }
}
