// @ts-check
import { encodingsOf } from './answer-cache.js'
import { withAnswerNotes } from './answer-notes.js'
import { holdResponse } from './buffered-response.js'
import { cacheableHeaders } from './cacheable-headers.js'
import { DATA_CACHE_CONTROL, QUERY_CACHE_CONTROL, QueryAnswers } from './query-answers.js'
import { now } from '../tags/tag-clock.js'
import { gzip } from '../zip.js'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** For an answer to one visitor: a tenth larger than a cached one, in a third of the time. */
const QUICK = { level: 3 }
/** Bytes; compressing a shorter body gains nothing. */
const LEAST_PACKED = 1_000

/** @param {Response} response @param {Buffer} body @param {readonly string[]} encodings the client takes */
async function sendOnce(response, body, encodings) {
  const isPacked = body.length > LEAST_PACKED && encodings.includes('gzip')
  const bytes = isPacked ? await gzip(body, QUICK) : body
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', bytes.length)
  response.end(bytes)
}

/**
 * Lets Next.js render a page from its query. If nothing failed and nothing in it is personal, shared caches may cache the answer, and the
 * shop caches it from the second request on.
 * @param {object} options
 * @param {QueryAnswers} options.cache
 * @param {string} options.key the address in normal form, which the page is made for: what else the visitor's has is read in the browser
 * @param {boolean} [options.isData] for the client's router: `key` then names what the router holds as well
 * @param {Request} options.request
 * @param {Response} options.response
 * @param {(request: Request, response: Response) => Promise<void>} options.next
 * @param {(request: Request, response: Response, answer: import('./answer-cache.js').Answer) => void} options.send
 * @returns {Promise<void>}
 */
export function answerQuery({ cache, key, isData = false, request, response, next, send }) {
  const madeAt = now()
  const encodings = encodingsOf(request.headers['accept-encoding']?.toString())
  return withAnswerNotes((notes) => {
    holdResponse(response, async (bytes) => {
      const isOpen = response.statusCode === 200 && !response.hasHeader('set-cookie') && !notes.isRefused
      if (!isOpen) {
        // The middleware found no such listing.
        const body = notes.missingHtml === undefined || isData ? bytes : Buffer.from(notes.missingHtml)
        return sendOnce(response, body, encodings)
      }
      response.setHeader('cache-control', isData ? DATA_CACHE_CONTROL : QUERY_CACHE_CONTROL)
      const headers = cacheableHeaders(response.getHeaders())
      const tags = ['catalog', ...new Set(notes.tags)]
      const plain = QueryAnswers.lasting({ madeAt, headers, tags, encoding: 'identity', bytes })
      if (cache.shouldCache(key)) {
        await cache.set(key, plain)
        const cached = await cache.get(key, encodings)
        if (cached) return send(request, response, cached)
      }
      if (!encodings.includes('gzip')) return send(request, response, plain)
      send(request, response, { ...plain, encoding: 'gzip', bytes: await gzip(bytes, QUICK) })
    })
    // Compressed once, for all later requests.
    delete request.headers['accept-encoding']
    if (!isData) request.url = key
    return next(request, response)
  })
}
