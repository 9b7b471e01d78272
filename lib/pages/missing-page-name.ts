/**
 * The not-found pages: one for any address, one for brands, one for the products of each category, with its goods as alternatives, one for the
 * help centre and one for each of its categories, with their articles. They are pages of their own, so that they come as complete HTML; the page cache hands them out with status 404 (ADR 28).
 */
export type MissingPageName = 'page' | 'brand' | 'help' | `category-${number}` | `help-${number}`

const NAME = /^(?:page|brand|help|(?:category|help)-[1-9]\d{0,8})$/

export const isMissingPageName = (text: string): text is MissingPageName => NAME.test(text)

/** The category whose goods a not-found page shows; null when it shows those of the whole shop. */
export const missingCategory = (name: MissingPageName): number | null =>
  name.startsWith('category-') ? Number(name.slice('category-'.length)) : null

/** Whether a page is the help centre's, and which category's articles it shows: null for those of all. */
export const missingHelp = (name: MissingPageName): { categoryId: number | null } | null =>
  name === 'help'
    ? { categoryId: null }
    : name.startsWith('help-')
      ? { categoryId: Number(name.slice('help-'.length)) }
      : null

const FOLDER = '/khong-co/'

/** An address without a page, for a request that is to be answered by the not-found page. */
export const NO_PAGE = '/khong-co'

/** Where the page with this name is. */
export const missingPath = (name: MissingPageName): string => FOLDER + name

/** Whether the page at this path is one of them. */
export const isMissingPath = (path: string): boolean =>
  path.startsWith(FOLDER) && isMissingPageName(path.slice(FOLDER.length))
