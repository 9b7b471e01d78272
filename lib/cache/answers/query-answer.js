// @ts-check
import { withAnswerNotes } from './answer-notes.js'
import { holdResponse } from './buffered-response.js'
import { cacheableHeaders } from './cacheable-headers.js'
import { encode, encodingsOf } from './encoding.js'
import { DATA_CACHE_CONTROL, QUERY_CACHE_CONTROL, QueryAnswers } from './query-answers.js'
import { now } from '../tags/tag-clock.js'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Bytes; compressing a shorter body gains nothing. */
const LEAST_PACKED = 1_000

/** @param {Response} response @param {Buffer} body @param {import('./encoding.js').Encoding} best encoding that the client takes */
async function sendOnce(response, body, best) {
  const encoding = body.length > LEAST_PACKED ? best : 'identity'
  const bytes = await encode(body, encoding, 'quick')
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
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
  const [best] = encodings
  return withAnswerNotes((notes) => {
    holdResponse(response, async (bytes) => {
      const isOpen = response.statusCode === 200 && !response.hasHeader('set-cookie') && !notes.isRefused
      if (!isOpen) {
        // The middleware found no such listing.
        const body = notes.missingHtml === undefined || isData ? bytes : Buffer.from(notes.missingHtml)
        return sendOnce(response, body, best)
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
      send(request, response, { ...plain, encoding: best, bytes: await encode(bytes, best, 'quick') })
    })
    // Compressed once, for all later requests.
    delete request.headers['accept-encoding']
    if (!isData) request.url = key
    return next(request, response)
  })
}
