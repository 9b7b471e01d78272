import { shopCache } from './cache/shop-cache.js'
import { LISTING_PARAMS } from '@/domain/catalog/filter-params.js'

/**
 * What the middleware decides of a narrowed listing before its page begins, which then could no longer answer 404 or 308: what the guard
 * of the page cache knows of the same listing without a query.
 */

/** Listings that may not exist, and where next.config.js rewrites them to; those with a fixed name always do. */
const LISTINGS: readonly (readonly [RegExp, string])[] = [
  [/^\/([1-9]\d*-[^/]+)$/, '/listing/category/$1/1'],
  [/^\/brand\/([1-9]\d*_[^/]*)$/, '/listing/brand/$1/1'],
  [/^\/tag\/([^/]+)$/, '/listing/place/tag/$1/1'],
  [/^\/promo\/([1-9]\d*-[^/]+)$/, '/listing/place/promo/$1/1'],
  [/^\/(sale|deals|weekly-highlight)\/([^/]+)$/, '/listing/promotion/$1/$2/1'],
]

type Address = Pick<URL, 'pathname' | 'search' | 'searchParams'>

function listingOf(pathname: string): string | null {
  const [pattern, target] = LISTINGS.find(([known]) => known.test(pathname)) ?? []
  return pattern && target ? pathname.replace(pattern, target) : null
}

export const isNarrowedListing = ({ pathname, searchParams }: Address): boolean =>
  listingOf(pathname) !== null && LISTING_PARAMS.some((name) => searchParams.getAll(name).some(Boolean))

export type ListingVerdict = { is: 'open' } | { is: 'missing' } | { is: 'moved'; to: string }

/** Whether the narrowed listing may begin, is not there, or has another address. When that cannot be looked up, its page says so itself. */
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
