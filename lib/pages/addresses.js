// @ts-check
import { listingRedirects, listingRewrites } from '../listing/addresses.js'
import { DOCUMENTS } from './static-pages/policies.js'
import { RESERVED_SEGMENTS } from './reserved-segments.js'

/** @typedef {import('../listing/addresses.js').Parameter} Parameter */

/** `?page=3`, as a capture the destination can use. @type {Parameter} */
const page = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d*)' }

/** `?version=2` of a policy. @type {Parameter} */
const version = { type: 'query', key: 'version', value: '(?<version>[1-9]\\d{0,2})' }

/** `?limit=8`: another count of reviews a page than the static pages have. @type {Parameter} */
const reviewLimit = { type: 'query', key: 'limit', value: '(?:[1-9]|1[0-57-9]|[2-9]\\d|100)' }

const product = `/:category((?!(?:${RESERVED_SEGMENTS.join('|')})/)[^/]+)/:product(\\d+-[^/]+)`
const helpCategory = '/page/help/:category(\\d+-[^/]+)'
const helpArticle = '/page/help/:category/:article(\\d+-[^/]+)'
const policy = `/page/:policy(${DOCUMENTS.join('|')})`
const voucher = '/save-more-voucher/:slug'

/**
 * Pages are static where they can be: the page number of the query becomes a segment, so that no page waits for the query.
 * @type {import('../listing/addresses.js').Rewrite[]}
 */
export const pageRewrites = [
  ...listingRewrites,
  { source: helpArticle, destination: '/help/article/:category/:article' },
  { source: helpCategory, has: [page], destination: '/help/category/:category/:page' },
  { source: helpCategory, destination: '/help/category/:category/1' },
  { source: policy, has: [version], destination: '/policy/:policy/:version' },
  { source: policy, destination: '/policy/:policy/current' },
  { source: voucher, has: [page], destination: `${voucher}/:page` },
  { source: voucher, destination: `${voucher}/1` },
  // With another count of reviews the browser counts their pages, from the first static one.
  { source: product, has: [page], missing: [reviewLimit], destination: '/product/:category/:product/:page' },
  { source: product, destination: '/product/:category/:product/1' },
]

/** One address a page: the targets of the rewrites lead back, and so does a brand's key without its folder. */
export const pageRedirects = [
  { source: '/:brand(\\d+_[^/]*)', destination: '/brand/:brand', permanent: true },
  ...listingRedirects,
  {
    source: '/help/article/:category/:article',
    destination: '/page/help/:category/:article',
    permanent: true,
  },
  { source: '/help/category/:category/1', destination: '/page/help/:category', permanent: true },
  {
    source: '/help/category/:category/:page',
    destination: '/page/help/:category?page=:page',
    permanent: true,
  },
  { source: '/policy/:policy/current', destination: '/page/:policy', permanent: true },
  { source: '/policy/:policy/:version', destination: '/page/:policy?version=:version', permanent: true },
  { source: '/contact-us', destination: '/page/help/contact-us', permanent: true },
  { source: `${voucher}/1`, destination: voucher, permanent: true },
  { source: `${voucher}/:page`, destination: `${voucher}?page=:page`, permanent: true },
  { source: '/product/:category/:product/1', destination: '/:category/:product', permanent: true },
  {
    source: '/product/:category/:product/:page',
    destination: '/:category/:product?page=:page',
    permanent: true,
  },
]
