import { LISTINGS } from './addresses.js'
import { shopCache } from '@/lib/cache/shop-cache.js'
import { LISTING_PARAMS } from '@/domain/catalog/listing/filter-params.js'

/**
 * Checks a narrowed listing in the middleware before its page begins streaming and can no longer answer 404 or 308: asks the page guard
 * about the same listing without a query.
 */

/** A source of a rewrite as a pattern whose groups have the names of its parameters. */
const patternOf = (source: string) =>
  new RegExp(
    `^${source.replaceAll(/:(\w+)(?:\(([^)]*)\))?/g, (_, name: string, values = '[^/]+') => `(?<${name}>${values})`)}$`,
  )

const PATTERNS = LISTINGS.map(({ source }) => patternOf(source))

/** Whether a path is that of a listing, which may not exist. */
export const isListingPath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path))

/** Listings that may not exist, and the static page that next.config.js rewrites each to; those with a fixed name always do. */
const LISTINGS_WITH_KEY = LISTINGS.filter(({ isFixed }) => !isFixed).map(({ source, folder }) => ({
  pattern: patternOf(source),
  target: `${folder.replaceAll(/:(\w+)/g, '$<$1>')}/1`,
}))

type Address = Pick<URL, 'pathname' | 'search' | 'searchParams'>

function listingOf(pathname: string): string | null {
  const listing = LISTINGS_WITH_KEY.find(({ pattern }) => pattern.test(pathname))
  return listing ? pathname.replace(listing.pattern, listing.target) : null
}

export const isNarrowedListing = ({ pathname, searchParams }: Address): boolean =>
  listingOf(pathname) !== null && LISTING_PARAMS.some((name) => searchParams.getAll(name).some(Boolean))

export type ListingVerdict = { is: 'open' } | { is: 'missing' } | { is: 'moved'; to: string }

/** Whether the narrowed listing exists, is missing, or has another address. When the lookup fails, its page decides. */
export async function judgeListing({ pathname, search }: Address): Promise<ListingVerdict> {
  const listing = listingOf(pathname)
  const verdict =
    listing === null
      ? null
      : await shopCache()
          .rules.judgePath?.(listing)
          .catch(() => null)
  if (verdict?.is === 'moved') return { is: 'moved', to: verdict.to + search }
  return verdict?.is === 'missing' ? { is: 'missing' } : { is: 'open' }
}
