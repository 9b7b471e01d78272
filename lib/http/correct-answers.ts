import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { NEGATIVE_CACHE_CONTROL } from '@/lib/cache/page-cache.js'

/** Methods that no `Request` may have: Next.js fails on them. */
const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT'])

/** Headers that Next.js writes twice when a page is made for this very request. */
const ONCE = ['location', 'link']

function correctHeaders(response: ServerResponse, status: number): void {
  for (const name of ONCE) {
    const value = response.getHeader(name)
    if (Array.isArray(value) && value.length > 1) response.setHeader(name, [...new Set(value)])
  }
  const [seconds] = /(?<=s-maxage=)\d+/.exec(String(response.getHeader('cache-control') ?? '')) ?? []
  if (seconds === undefined) return
  // What is missing or elsewhere may be there the next minute, however long a page of its kind is kept.
  if (status === 404 || status === 308) response.setHeader('cache-control', NEGATIVE_CACHE_CONTROL)
  else response.setHeader('cache-control', sharedCacheControl(Number(seconds)))
}

/**
 * Shared caches keep a page, browsers ask each time. Next.js adds `stale-while-revalidate`, by which a browser shows a page prefetched the day
 * before.
 */
const sharedCacheControl = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`

/**
 * Corrects answers of Next.js at the HTTP server: a header is sent once, shared caches keep 404 and 308 for a minute at most, methods it
 * fails on are answered 405. Gives the function that ends it.
 */
export function correctAnswers(): () => void {
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (REFUSED.has(request.method ?? '')) {
      // Home accepts GET and HEAD only: Next.js then answers 405.
      request.method = 'PUT'
      request.url = '/'
    }
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
    response.writeHead = (...args: unknown[]) => {
      correctHeaders(response, typeof args[0] === 'number' ? args[0] : response.statusCode)
      return writeHead(...args)
    }
  }
  subscribe('http.server.request.start', onRequest)
  return () => {
    unsubscribe('http.server.request.start', onRequest)
  }
}
