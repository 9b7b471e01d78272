import { NARROWING } from './listing-addresses.js'

/**
 * What the middleware decides of a narrowed listing before its page begins, which then could no longer answer 404 or 308: the same listing
 * without a query is a static page that was made once and knows.
 */
const self = () => `http://127.0.0.1:${process.env.PORT ?? 3000}`

const PATIENCE_MS = 5_000

/** Listings that may not exist; those with a fixed name always do. */
const LISTING =
  /^\/(?:[1-9]\d*-[^/]+|brand\/[1-9]\d*_[^/]*|(?:tag|sale|deals|weekly-highlight)\/[^/]+|promo\/[1-9]\d*-[^/]+)$/

type Address = Pick<URL, 'pathname' | 'search' | 'searchParams'>

export const isNarrowedListing = ({ pathname, searchParams }: Address): boolean =>
  LISTING.test(pathname) && NARROWING.some((name) => searchParams.getAll(name).some(Boolean))

export type ListingDoor = { is: 'open' } | { is: 'missing' } | { is: 'moved'; to: string }

/** Whether the narrowed listing may begin, is not there, or has another address. When nobody can say, its page says so itself. */
export async function listingDoor({ pathname, search }: Address): Promise<ListingDoor> {
  const answer = await fetch(self() + pathname, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    cache: 'no-store',
  }).catch(() => null)
  if (answer?.status === 404) return { is: 'missing' }
  // A page made for this very question answers with its location twice, which then reads '/a, /a'.
  const [place] = answer?.status === 308 ? (answer.headers.get('location') ?? '').split(', ') : []
  if (!place) return { is: 'open' }
  return { is: 'moved', to: new URL(place, self()).pathname + search }
}
