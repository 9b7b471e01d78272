// @ts-check
import { LISTINGS, NAMED_LISTINGS, PROMOTION_LISTINGS } from '../listing/addresses.js'
import { PAGES } from './pages.js'

/** First words of routes (RTE-01 to RTE-43) that have no page yet. */
const PLANNED = ['campaign', 'contact-us', 'how-to-earn', 'page', 'points-rewards']

/** @param {string} path */
const firstSegment = (path) => path.split('/')[1] ?? ''

const ofPages = PAGES.flatMap((page) => ('address' in page ? [page.path, page.address] : [page.path]))
const ofListings = LISTINGS.map(({ address }) => address)

/** First segments that are never a category's slug, so that `/content/4-about-us` is not taken for product 4 (DEC-12). Sorted. */
export const RESERVED_SEGMENTS = [
  ...new Set([
    ...[...ofPages, ...ofListings].map(firstSegment).filter((segment) => /^[a-z]/.test(segment)),
    ...NAMED_LISTINGS,
    ...PROMOTION_LISTINGS,
    ...PLANNED,
  ]),
].sort()

const reserved = new Set(RESERVED_SEGMENTS)

/** @param {string} segment */
export const isReservedSegment = (segment) => reserved.has(segment)
