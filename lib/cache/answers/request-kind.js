// @ts-check
import { createHash } from 'node:crypto'
import htmlBots from 'next/dist/shared/lib/router/utils/html-bots.js'

/** Headers in which the client's router names what it has; the data it gets depends on them. `_rsc` in the address is their digest. */
const ROUTER_HEADERS = new Set([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
])
const ROUTER_PARAM = /[?&]_rsc=[^&]*/

/** Headers that request a part of a page, or are for Next.js itself. */
const SPECIAL_HEADER = /^(?:range$|rsc$|next-|x-(?:next|prerender|middleware|matched|invoke|now)-?)/

/**
 * - `page`: a whole page, by its address alone.
 * - `data`: the data of a page that the client's router lacks; `url` is the address of the page, `held` identifies what the router has.
 * @typedef {{ is: 'page', url: string } | { is: 'data', url: string, held: string }} RequestKind
 */

/**
 * The kind of a request; null when its answer cannot be shared.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request @returns {RequestKind | null}
 */
export function requestKind({ method, url = '/', headers }) {
  if ((method !== 'GET' && method !== 'HEAD') || headers.cookie?.includes('__prerender_bypass')) return null
  const special = Object.keys(headers).filter((name) => SPECIAL_HEADER.test(name))
  if (special.length === 0) return { is: 'page', url }
  if (headers.rsc !== '1' || !special.every((name) => ROUTER_HEADERS.has(name))) return null
  const digest = createHash('sha1')
  for (const name of special.sort()) digest.update(`${name}: ${headers[name]}\n`)
  // `_rsc` is the last parameter, or followed by others.
  const page = url.replace(ROUTER_PARAM, (mark, at) => (url.length > at + mark.length ? mark.charAt(0) : ''))
  return { is: 'data', url: page.replace('?&', '?'), held: digest.digest('base64url') }
}

/**
 * Takes the name off a request for a page by a crawler that Next.js knows: for each of them it would render a static page again, past page
 * cache and guard.
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} request
 */
export function withoutCrawler({ url = '/', headers }) {
  const agent = headers['user-agent']
  if (agent !== undefined && !url.startsWith('/api/') && htmlBots.HTML_LIMITED_BOT_UA_RE.test(agent))
    delete headers['user-agent']
}
