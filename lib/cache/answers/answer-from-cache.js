// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'
import { encodingsOf } from './answer-cache.js'
import { tagsOf } from '../page-cache.js'
import { now } from '../tags/tag-clock.js'

/**
 * Answers a request from the answer cache, or lets Next.js answer and keeps the answer when a shared cache could keep it too and it came
 * whole from one entry of the page cache.
 */

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./answer-cache.js').Answer} Answer
 */

/** The page-cache entries served to the current request. @type {AsyncLocalStorage<{ entries: import('../page-codec.js').Entry[] }>} */
const asked = new AsyncLocalStorage()

/** Called by the page cache with each entry it serves. @param {import('../page-codec.js').Entry | null} entry */
export function noteServedEntry(entry) {
  if (entry) asked.getStore()?.entries.push(entry)
}

/** Headers of the one connection and of the one encoding. */
const NOT_KEPT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** Headers that ask for a part of a page, for the data of a client's router, or speak to Next.js itself. */
const SPECIAL_HEADER = /^(?:range$|rsc$|next-|x-(?:next|prerender|middleware|matched|invoke|now)-?)/

/** Pages with a query may be made for it; so may those whose headers ask for more than their address. @param {Request} request */
const isPageRequest = ({ method, url = '', headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  !url.includes('?') &&
  !Object.keys(headers).some((name) => SPECIAL_HEADER.test(name)) &&
  !headers.cookie?.includes('__prerender_bypass')

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

/** Notes the body as it is written. @param {Response} response @returns {Buffer[]} */
function listenTo(response) {
  /** @type {Buffer[]} */
  const chunks = []
  for (const name of /** @type {const} */ (['write', 'end'])) {
    const original = /** @type {(...args: unknown[]) => any} */ (response[name].bind(response))
    response[name] = (/** @type {unknown[]} */ ...args) => {
      const [chunk, encoding] = args
      if (typeof chunk === 'string')
        args[0] = Buffer.from(
          chunk,
          typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8',
        )
      if (args[0] instanceof Uint8Array)
        chunks.push(Buffer.from(args[0].buffer, args[0].byteOffset, args[0].byteLength))
      return original(...args)
    }
  }
  return chunks
}

/**
 * What a response was, when it may be kept.
 * @param {Response} response @param {import('../page-codec.js').Entry[]} entries @param {Buffer[]} chunks @returns {Answer | null}
 */
function answerOf(response, entries, chunks) {
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
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name))),
    tags: tagsOf(entry),
    lastModified: entry.lastModified,
    oldAt,
    encoding,
    bytes: Buffer.concat(chunks),
  }
}

/** @param {import('./answer-cache.js').AnswerCache} cache @param {string} url @param {Request} request @returns {Promise<Answer | null>} */
async function keptAnswer(cache, url, { headers }) {
  try {
    return await cache.get(url, encodingsOf(headers['accept-encoding']?.toString()))
  } catch {
    // An encoding that cannot be made is no reason not to answer.
    return null
  }
}

/**
 * @param {import('./answer-cache.js').AnswerCache} cache
 * @param {(request: Request, response: Response) => Promise<void>} next
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function answerFromCache(cache, next) {
  return async (request, response) => {
    if (!isPageRequest(request)) return next(request, response)
    const url = request.url ?? '/'
    const kept = await keptAnswer(cache, url, request)
    if (kept) return send(request, response, kept)
    if (request.method === 'HEAD') return next(request, response)
    const given = { entries: [] }
    const chunks = listenTo(response)
    response.once('finish', () => {
      const answer = answerOf(response, given.entries, chunks)
      // What cannot be compressed is made by Next.js each time.
      if (answer) cache.keep(url, answer).catch(() => undefined)
    })
    return asked.run(given, () => next(request, response))
  }
}
