// @ts-check
import { encodingsOf } from './answer-cache.js'
import { withAnswerNotes } from './answer-notes.js'
import { bytesOf } from './buffered-response.js'
import { MissingBodies } from './missing-bodies.js'
import { cacheableHeaders } from './cacheable-headers.js'
import { answerQuery } from './query-answer.js'
import { requestKind } from './request-kind.js'
import { NEGATIVE_CACHE_CONTROL, tagsOf } from '../page-cache.js'
import { now } from '../tags/tag-clock.js'

/**
 * Answers a request from the answer cache, or lets Next.js answer and keeps the answer when a shared cache could keep it too and it is
 * one entry of the page cache, kept before or made just now, or a page that is made from its query (query-answer.js).
 */

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./answer-cache.js').Answer} Answer
 * @typedef {import('./answer-cache.js').AnswerCache} AnswerCache
 * @typedef {{ is: 'page', key: string } | { is: 'query', key: string, moved: string | null }} AnswerAddress lib/listing/answer-address.ts
 * @typedef {{ answers: AnswerCache, queryAnswers: import('./query-answers.js').QueryAnswers, rules: Rules }} Caches
 * @typedef {{ answerAddress?: (url: string) => AnswerAddress | null, currentAddress?: (address: string) => Promise<string> }} Rules
 */

/** Whether the client has this very answer; a proxy that compresses weakens the tag. @param {string | undefined} held @param {unknown} etag */
const hasAnswer = (held, etag) =>
  held?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

/** @param {Request} request @param {Response} response @param {Answer} answer */
function send(request, response, { headers, encoding, bytes }) {
  if (hasAnswer(request.headers['if-none-match'], headers.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Says of an answer whether its page was made for it. */
const CACHE_STATE = 'x-nextjs-cache'

/** Notes the body as it is written. @param {Response} response @returns {Buffer[]} */
function listenTo(response) {
  /** @type {Buffer[]} */
  const chunks = []
  for (const name of /** @type {const} */ (['write', 'end'])) {
    const original = /** @type {(...args: unknown[]) => any} */ (response[name].bind(response))
    response[name] = (/** @type {unknown[]} */ ...args) => {
      const bytes = bytesOf(args[0], args[1])
      if (bytes) chunks.push((args[0] = bytes))
      return original(...args)
    }
  }
  return chunks
}

/**
 * What a response was, when it may be kept.
 * @param {Response} response @param {import('../page-codec.js').Entry[]} entries @param {Buffer[]} chunks @returns {Answer | null}
 */
function pageAnswer(response, entries, chunks) {
  const [entry, ...others] = entries
  const { 'content-encoding': encoding = 'identity', ...headers } = response.getHeaders()
  const isShared = String(headers['cache-control']).includes('s-maxage')
  if (!entry || others.length > 0 || response.statusCode !== 200 || !isShared) return null
  if ('set-cookie' in headers || (encoding !== 'identity' && encoding !== 'gzip')) return null
  if (entry.value.kind === 'APP_PAGE' && entry.value.postponed !== undefined) return null
  const revalidate = entry.cacheControl?.revalidate
  const oldAt = typeof revalidate === 'number' ? entry.lastModified + revalidate * 1_000 : Infinity
  // Next.js shows an old page once and makes it again: the next answer is worth keeping.
  if (oldAt <= now()) return null
  return {
    headers: {
      ...cacheableHeaders(headers),
      ...(headers[CACHE_STATE] !== undefined && { [CACHE_STATE]: 'HIT' }),
    },
    tags: tagsOf(entry),
    lastModified: entry.lastModified,
    oldAt,
    encoding,
    bytes: Buffer.concat(chunks),
  }
}

/** @param {AnswerCache} cache @param {string} key @param {Request} request @returns {Promise<Answer | null>} */
async function cachedAnswer(cache, key, { headers }) {
  try {
    return await cache.get(key, encodingsOf(headers['accept-encoding']?.toString()))
  } catch {
    // An encoding that cannot be made is no reason not to answer.
    return null
  }
}

/**
 * @param {Caches} caches
 * @param {(request: Request, response: Response) => Promise<void>} next
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function answerFromCache({ answers, queryAnswers, rules }, next) {
  const missingBodies = new MissingBodies()
  return async (request, response) => {
    const kind = requestKind(request)
    const address = kind && rules.answerAddress?.(kind.url)
    if (!address) return next(request, response)
    const isQuery = address.is === 'query'
    if (kind.is === 'data') {
      // The data of kept pages is kept with them. Parameters that are the browser's come back in the data: it is for them alone.
      if (!isQuery || address.key !== kind.url) return next(request, response)
      const key = `${address.key} ${kind.held}`
      const kept = await cachedAnswer(queryAnswers, key, request)
      if (kept) return send(request, response, kept)
      if (request.method === 'HEAD') return next(request, response)
      return answerQuery({ cache: queryAnswers, key, request, response, next, send, isData: true })
    }
    if (isQuery && address.moved !== null) {
      // What has another name too is led there at once.
      const location = (await rules.currentAddress?.(address.moved)) ?? address.moved
      response.writeHead(308, { location, 'cache-control': NEGATIVE_CACHE_CONTROL }).end()
      return
    }
    const kept = await cachedAnswer(isQuery ? queryAnswers : answers, address.key, request)
    if (kept) return send(request, response, kept)
    if (request.method === 'HEAD') return next(request, response)
    if (isQuery) return answerQuery({ cache: queryAnswers, key: address.key, request, response, next, send })
    const chunks = listenTo(response)
    return withAnswerNotes((notes) => {
      missingBodies.fillIn(response, notes, encodingsOf(request.headers['accept-encoding']?.toString()))
      response.once('finish', () => {
        const answer = pageAnswer(response, notes.entries, chunks)
        // What cannot be compressed is made by Next.js each time.
        if (answer) answers.keep(address.key, answer).catch(() => undefined)
      })
      return next(request, response)
    })
  }
}
