import 'server-only'
import { LISTING_PARAMS } from '@/domain/catalog/listing/filter-params'
import { listingParams, readListingQuery, writeListingQuery } from '@/domain/catalog/listing/listing-query'
import { cleanKeyword } from '@/domain/search/keyword'
import { STATE, TICKET } from '@/lib/session/sso-query'
import { isListingPath } from './listing-guard'

/**
 * Under which name the answer cache keeps the answer for an address (ADR 45). A page depends on the parameters of a listing alone: all
 * others, such as those of campaigns, are read in the browser and are no part of the name.
 */

/** - `page`: a kept page. - `query`: made from its query; `moved` is the address in normal form, null when it is that already. */
export type AnswerAddress = { is: 'page'; key: string } | { is: 'query'; key: string; moved: string | null }

const SEARCH = '/search'
const PAGE = 'page'
/** Of a policy (lib/pages/addresses.js). */
const VERSION = 'version'
const NARROWING: ReadonlySet<string> = new Set(LISTING_PARAMS)

/** The middleware decides on these; names with an underscore or `nxt` first are of Next.js. */
const UNCACHED = new RegExp(`^(?:appsmode|${TICKET}|${STATE}|_.*|nxt.*)$`)

type Pair = readonly [name: string, value: string]
const isSame = (one: readonly Pair[], other: readonly Pair[]) =>
  one.length === other.length &&
  one.every(([name, value], i) => name === other[i]?.[0] && value === other[i][1])

function queryAddress(path: string, params: URLSearchParams): AnswerAddress {
  const read = readListingQuery(params)
  const query = path === SEARCH ? { ...read, keyword: cleanKeyword(read.keyword) } : read
  const isOwn = ([name]: Pair) => NARROWING.has(name) || name === PAGE
  const pairs = [...params]
  const text = writeListingQuery(query)
  const key = text ? `${path}?${text}` : path
  // Compared as read: an address may be encoded in more than one way.
  if (isSame(pairs.filter(isOwn), listingParams(query))) return { is: 'query', key, moved: null }
  const others = new URLSearchParams(
    pairs.filter((pair) => !isOwn(pair)).map(([name, value]) => [name, value]),
  )
  return { is: 'query', key, moved: [key, others].filter((part) => `${part}` !== '').join(text ? '&' : '?') }
}

/** Whether a path is spelled as a browser writes it: there are thousands of spellings that name the same page. */
function isPlain(path: string): boolean {
  try {
    return !path.includes('%') || encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

/** The name for the path and query of a request; null when its answer is never kept. */
export function answerAddress(url: string): AnswerAddress | null {
  const [path = '', ...rest] = url.split('?')
  if (!path.startsWith('/') || path.startsWith('//') || !isPlain(path)) return null
  if (rest.length === 0 && path !== SEARCH) return { is: 'page', key: path }
  const params = new URLSearchParams(rest.join('?'))
  const names = [...params.keys()]
  if (names.some((name) => UNCACHED.test(name))) return null
  const isListing = isListingPath(path)
  if (path === SEARCH || (isListing && names.some((name) => NARROWING.has(name))))
    return queryAddress(path, params)
  // Pages that are no listing may read these in a way of their own.
  if (!isListing)
    return names.some((name) => NARROWING.has(name) || name === PAGE || name === VERSION)
      ? null
      : { is: 'page', key: path }
  const pages = params.getAll(PAGE)
  if (pages.length === 0) return { is: 'page', key: path }
  const [number = ''] = pages
  return pages.length === 1 && /^[1-9]\d{0,5}$/.test(number)
    ? { is: 'page', key: `${path}?${PAGE}=${number}` }
    : null
}
