// @ts-check
import { withAnswerNotes } from './answer-notes.js'
import { bytesOf, changeBody, replaceBody } from './buffered-response.js'
import { keepQuery } from './keep-query.js'
import { MissingBodies } from './missing-bodies.js'
import { cacheableHeaders } from './cacheable-headers.js'
import { encode, encodingsOf } from './encoding.js'
import { answerQuery } from './query-answer.js'
import { requestKind, withoutCrawler } from './request-kind.js'
import { Turns } from './turns.js'
import { NEGATIVE_CACHE_CONTROL, tagsOf } from '../page-cache.js'
import { now } from '../tags/tag-clock.js'
import { hasNonce } from '../../pages/pages.js'

/**
 * Answers a request from the answer cache, or lets Next.js answer and caches that answer. It is cached only when shared caches may cache it
 * too and it is exactly one entry of the page cache, or a page rendered from its query (query-answer.js).
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

/** Whether the client has this answer already. Weak tags count too: a proxy that compresses weakens the tag. @param {string | undefined} clientTags @param {unknown} etag */
const hasAnswer = (clientTags, etag) =>
  clientTags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

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

/** Next.js' header that tells whether the page came from its cache. */
const CACHE_STATE = 'x-nextjs-cache'

/** @typedef {{ chunks: Buffer[], encoding: import('./encoding.js').Encoding }} Sent the body that was sent */

/** Collects the body as it is written. @param {Response} response @returns {Sent} */
function listenTo(response) {
  /** @type {Buffer[]} */
  const chunks = []
  changeBody(response, (chunk, encoding) => {
    const bytes = bytesOf(chunk, encoding)
    if (bytes) chunks.push(bytes)
    return bytes ?? chunk
  })
  return { chunks, encoding: 'identity' }
}

/**
 * The HTML of the page that is sent; null when it is none of the page cache, or not that alone.
 * @param {Response} response @param {readonly import('../page-codec.js').Entry[]} entries
 */
function htmlOf({ statusCode }, [entry, ...others]) {
  if (entry?.value.kind !== 'APP_PAGE' || entry.value.postponed !== undefined) return null
  return others.length === 0 && statusCode === 200 ? entry.value.html : null
}

/**
 * Sends a page as it is kept, not as Next.js has just made it, compressed once for this visitor and all later ones.
 * @param {Response} response @param {readonly import('../page-codec.js').Entry[]} entries that Next.js got for it
 * @param {import('./encoding.js').Encoding} encoding the best that the client takes @param {Sent} sent
 */
function sendKept(response, entries, encoding, sent) {
  replaceBody(response, () => {
    const html = htmlOf(response, entries)
    if (html === null) return null
    sent.encoding = encoding
    return async () => ({ bytes: await encode(html, encoding, 'quick'), encoding })
  })
}

/**
 * The response as an answer; null when it must not be cached.
 * @param {Response} response @param {import('../page-codec.js').Entry[]} entries @param {Sent} sent @returns {Answer | null}
 */
function pageAnswer(response, entries, { chunks, encoding }) {
  const [entry, ...others] = entries
  const headers = response.getHeaders()
  const isShared = String(headers['cache-control']).includes('s-maxage')
  if (!entry || others.length > 0 || response.statusCode !== 200 || !isShared) return null
  if ('set-cookie' in headers) return null
  if (entry.value.kind === 'APP_PAGE' && entry.value.postponed !== undefined) return null
  const revalidate = entry.cacheControl?.revalidate
  const dueAt = typeof revalidate === 'number' ? entry.lastModified + revalidate * 1_000 : Infinity
  // Next.js serves an old page once more while it renders the new one: only the next answer is cached.
  if (dueAt <= now()) return null
  return {
    headers: {
      ...cacheableHeaders(headers),
      ...(headers[CACHE_STATE] !== undefined && { [CACHE_STATE]: 'HIT' }),
    },
    tags: tagsOf(entry),
    lastModified: entry.lastModified,
    dueAt,
    encoding,
    isQuick: true,
    bytes: Buffer.concat(chunks),
  }
}

/** The address of a file of the build, whose name changes with its content. One spelling of it alone, or anyone could make up thousands. */
const BUILD_FILE = /^\/_next\/static\/[\w./~-]*\w$/

/** @param {Response} response @param {Buffer[]} chunks @returns {Answer | null} null when it must not be cached */
function fileAnswer(response, chunks) {
  const headers = response.getHeaders()
  const isFixed = String(headers['cache-control']).includes('immutable')
  const isText = /javascript|css|svg/.test(String(headers['content-type']))
  if (response.statusCode !== 200 || !isFixed || !isText) return null
  return {
    headers: cacheableHeaders(headers),
    tags: [],
    lastModified: now(),
    dueAt: Infinity,
    isFixed: true,
    encoding: 'identity',
    bytes: Buffer.concat(chunks),
  }
}

/** @param {AnswerCache} cache @param {string} key @param {Request} request @returns {Promise<Answer | null>} */
async function cachedAnswer(cache, key, { headers }) {
  try {
    return await cache.get(key, encodingsOf(headers['accept-encoding']?.toString()))
  } catch {
    // When compressing fails, Next.js answers.
    return null
  }
}

/**
 * A first visit asks for a dozen of the build's files: they are compressed once, as small as can be, not for each visitor (decision 93).
 * @param {AnswerCache} cache @param {string} url @param {Request} request @param {Response} response
 * @param {(request: Request, response: Response) => Promise<void>} next
 */
async function answerFile(cache, url, request, response, next) {
  const cached = await cachedAnswer(cache, url, request)
  if (cached) return send(request, response, cached)
  if (request.method === 'GET') {
    const { chunks } = listenTo(response)
    response.once('finish', () => {
      const answer = fileAnswer(response, chunks)
      if (answer) cache.set(url, answer).catch(() => undefined)
    })
  }
  return next(request, response)
}

/**
 * @param {Caches} caches
 * @param {(request: Request, response: Response) => Promise<void>} next
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function answerFromCache({ answers, queryAnswers, rules }, next) {
  const missingBodies = new MissingBodies()
  const turns = new Turns()
  return async (request, response) => {
    const kind = requestKind(request)
    if (kind && hasNonce(kind.url)) return next(request, response)
    if (kind?.is === 'page') {
      withoutCrawler(request)
      keepQuery(kind.url, response)
    }
    if (kind?.is === 'page' && BUILD_FILE.test(kind.url))
      return answerFile(answers, kind.url, request, response, next)
    const address = kind && rules.answerAddress?.(kind.url)
    if (!address)
      return kind?.is === 'data'
        ? turns.take('data', kind.url, response, () => next(request, response))
        : next(request, response)
    const isQuery = address.is === 'query'
    if (kind.is === 'data') {
      // Data of static pages is stored with the pages.
      if (!isQuery) return turns.take('data', kind.url, response, () => next(request, response))
      // Data repeats the browser's own parameters: with any, it is for that browser alone.
      if (address.key !== kind.url) return next(request, response)
      const key = `${address.key} ${kind.held}`
      const cached = await cachedAnswer(queryAnswers, key, request)
      if (cached) return send(request, response, cached)
      if (request.method === 'HEAD') return next(request, response)
      return answerQuery({ cache: queryAnswers, key, request, response, next, send, isData: true })
    }
    if (isQuery && address.moved !== null) {
      // An old name of this address: redirects to the current one.
      const location = (await rules.currentAddress?.(address.moved)) ?? address.moved
      response.writeHead(308, { location, 'cache-control': NEGATIVE_CACHE_CONTROL }).end()
      return
    }
    const cached = await cachedAnswer(isQuery ? queryAnswers : answers, address.key, request)
    if (cached) return send(request, response, cached)
    if (request.method === 'HEAD') return next(request, response)
    if (isQuery) return answerQuery({ cache: queryAnswers, key: address.key, request, response, next, send })
    const sent = listenTo(response)
    const encodings = encodingsOf(request.headers['accept-encoding']?.toString())
    return withAnswerNotes((notes) => {
      missingBodies.fillIn(response, notes, encodings)
      sendKept(response, notes.entries, encodings[0], sent)
      response.once('finish', () => {
        const answer = pageAnswer(response, notes.entries, sent)
        // An answer that cannot be compressed is not cached.
        if (answer) answers.set(address.key, answer).catch(() => undefined)
      })
      return turns.take('page', kind.url, response, () => next(request, response))
    }, address.key)
  }
}
