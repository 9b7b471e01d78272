// @ts-check
import { LISTING_PARAMS } from '../../domain/catalog/listing/filter-params.js'

/** Listings whose name is their whole address. */
export const NAMED_LISTINGS = /** @type {const} */ (['sale', 'new-arrivals', 'just-arrived'])

/** Folders of promotions with a place among the listings. */
export const PROMOTION_LISTINGS = ['sale', 'deals', 'weekly-highlight']

/**
 * Every listing: its address as it is matched and as it is written, and the folder below `/listing` that makes it. No name of a segment is
 * a query parameter's: both end in one bag. `isFixed`: its name is no key, so that it always exists.
 *
 * @type {readonly { source: string, address: string, folder: string, isFixed?: true }[]}
 */
export const LISTINGS = [
  { source: '/:place(\\d+-[^/]+)', address: '/:place', folder: '/listing/category/:place' },
  { source: '/brand/:place(\\d+_[^/]*)', address: '/brand/:place', folder: '/listing/brand/:place' },
  {
    source: `/:place(${NAMED_LISTINGS.join('|')})`,
    address: '/:place',
    folder: '/listing/place/named/:place',
    isFixed: true,
  },
  { source: '/tag/:place', address: '/tag/:place', folder: '/listing/place/tag/:place' },
  { source: '/promo/:place(\\d+-[^/]+)', address: '/promo/:place', folder: '/listing/place/promo/:place' },
  {
    source: `/:kind(${PROMOTION_LISTINGS.join('|')})/:place`,
    address: '/:kind/:place',
    folder: '/listing/promotion/:kind/:place',
  },
]

/**
 * A rewrite of an address: with the parameters in `has`, and none of those in `missing`. Next.js compiles all rewrites again for each page it
 * makes, so there are few of them.
 * @typedef {{ type: 'query', key: string, value?: string }} Parameter
 * @typedef {{ source: string, has?: Parameter[], missing?: Parameter[], destination: string }} Rewrite
 */

/** @param {string} key @param {string} value @returns {Parameter} `?key=…` as a capture the destination can use */
const query = (key, value) => ({ type: 'query', key, value })

const page = query('page', '(?<page>[1-9]\\d*)')

/** @type {Parameter[]} */
const narrowing = LISTING_PARAMS.map((key) => ({ type: 'query', key }))

/**
 * A narrowed listing is made for each request; any other is a static page, its page number a segment, so that no page waits for the query.
 * @type {Rewrite[]}
 */
export const listingRewrites = [
  ...LISTINGS.flatMap(({ source, folder }) => [
    { source, has: [page], missing: narrowing, destination: `${folder}/:page` },
    { source, missing: narrowing, destination: `${folder}/1` },
    { source, destination: folder },
  ]),
  {
    source: '/best-seller',
    has: [query('category', '(?<category>[1-9]\\d*)')],
    destination: '/listing/best-seller/:category',
  },
  { source: '/best-seller', destination: '/listing/best-seller/all' },
]

/** The targets of the rewrites are not pages of their own. */
export const listingRedirects = [
  ...LISTINGS.flatMap(({ address, folder }) => [
    { source: folder, destination: address, permanent: true },
    { source: `${folder}/1`, destination: address, permanent: true },
    { source: `${folder}/:page`, destination: `${address}?page=:page`, permanent: true },
  ]),
  { source: '/listing/best-seller/all', destination: '/best-seller', permanent: true },
  {
    source: '/listing/best-seller/:category',
    destination: '/best-seller?category=:category',
    permanent: true,
  },
]
