// @ts-check
import { createHash } from 'node:crypto'

/** What the client's router says it holds already: the data that it is given depends on these. `_rsc` in the address is their digest. */
const ROUTER_HEADERS = new Set([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
])
const ROUTER_PARAM = /[?&]_rsc=[^&]*/

/** Headers that ask for a part of a page, or speak to Next.js itself. */
const SPECIAL_HEADER = /^(?:range$|rsc$|next-|x-(?:next|prerender|middleware|matched|invoke|now)-?)/

/**
 * - `page`: for a whole page, by its address alone.
 * - `data`: for what the client's router lacks of a page; `url` is the address of the page, `held` names what the router holds.
 * @typedef {{ is: 'page', url: string } | { is: 'data', url: string, held: string }} RequestKind
 */

/**
 * What a request asks for; null when its answer is for it alone.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request @returns {RequestKind | null}
 */
export function requestKind({ method, url = '/', headers }) {
  if ((method !== 'GET' && method !== 'HEAD') || headers.cookie?.includes('__prerender_bypass')) return null
  const special = Object.keys(headers).filter((name) => SPECIAL_HEADER.test(name))
  if (special.length === 0) return { is: 'page', url }
  if (headers.rsc !== '1' || !special.every((name) => ROUTER_HEADERS.has(name))) return null
  const digest = createHash('sha1')
  for (const name of special.sort()) digest.update(`${name}: ${headers[name]}\n`)
  // The mark is last, or before other parameters.
  const page = url.replace(ROUTER_PARAM, (mark, at) => (url.length > at + mark.length ? mark.charAt(0) : ''))
  return { is: 'data', url: page.replace('?&', '?'), held: digest.digest('base64url') }
}
