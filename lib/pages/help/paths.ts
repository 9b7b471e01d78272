import { HELP_PATH, helpCategoryPath } from '@/domain/content/addresses'

/** Addresses of the help centre besides those that articles link to (RTE-19, RTE-20). */

export const HELP_SEARCH_PATH = `${HELP_PATH}/search`

export const HELP_CONTACT_PATH = `${HELP_PATH}/contact-us`

/** A page of a category's articles. */
export const helpCategoryPagePath = (category: { id: number; slug: string }, page = 1) =>
  `${helpCategoryPath(category)}${page > 1 ? `?page=${page}` : ''}`

/** Results for a keyword as it was typed, in all categories or in the one with this slug. */
export function helpSearchPath(keyword: string, category: string | null = null, page = 1): string {
  const query = new URLSearchParams({ keyword })
  if (category !== null) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return `${HELP_SEARCH_PATH}?${query}`
}

/** Articles on one page of a category or of results (HLP-12). */
export const HELP_PAGE_SIZE = 10
