import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { NEGATIVE_CACHE_CONTROL } from '@/lib/cache/page-cache.js'

/** Methods that a `Request` cannot have: Next.js fails on them. */
const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT'])

/** Headers that Next.js writes twice when it renders a page for the request. */
const ONCE = ['location', 'link']

/**
 * Seconds a shared cache may serve an old page while it fetches the new one, so that no visitor waits for a rendering. Next.js' own value is
 * the rest of the page's lifetime, with which a browser shows a page prefetched the day before; data for its router has none.
 */
const STALE_SECONDS = 60
const ROUTER_DATA = 'text/x-component'

/** Shared caches store a page, browsers revalidate each time. */
function correctHeaders(response: ServerResponse, status: number): void {
  for (const name of ONCE) {
    const value = response.getHeader(name)
    if (Array.isArray(value) && value.length > 1) response.setHeader(name, [...new Set(value)])
  }
  const given = String(response.getHeader('cache-control') ?? '')
  if (!given.includes('s-maxage=')) return
  // A missing or moved page may exist a minute later, whatever the lifetime of its kind.
  if (status === 404 || status === 308)
    return void response.setHeader('cache-control', NEGATIVE_CACHE_CONTROL)
  // Next.js' own value begins with s-maxage; any other was set by a route of the shop.
  const [seconds] = /(?<=^s-maxage=)\d+/.exec(given) ?? []
  if (seconds === undefined) return
  const isData = String(response.getHeader('content-type') ?? '').startsWith(ROUTER_DATA)
  const stale = isData ? '' : `, stale-while-revalidate=${STALE_SECONDS}`
  response.setHeader('cache-control', `public, max-age=0, s-maxage=${seconds}${stale}`)
}

/**
 * Corrects answers of Next.js at the HTTP server: a header is sent once, shared caches store 404 and 308 for a minute at most, methods that
 * Next.js fails on are answered 405. Gives the function that ends it.
 */
export function correctAnswers(): () => void {
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (REFUSED.has(request.method ?? '')) {
      // Rewritten to home, which accepts GET and HEAD only: Next.js then answers 405.
      request.method = 'PUT'
      request.url = '/'
    }
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
    // Not assigned as it is written: see lib/cache/answers/buffered-response.js.
    const corrected = (...args: unknown[]) => {
      correctHeaders(response, typeof args[0] === 'number' ? args[0] : response.statusCode)
      return writeHead(...args)
    }
    response.writeHead = corrected
  }
  subscribe('http.server.request.start', onRequest)
  return () => {
    unsubscribe('http.server.request.start', onRequest)
  }
}
