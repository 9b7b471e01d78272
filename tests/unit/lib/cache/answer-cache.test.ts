import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { AnswerCache } from '@/lib/cache/answers/answer-cache.js'
import { answerFromCache } from '@/lib/cache/answers/answer-from-cache.js'
import {
  noteServedEntry,
  noteShownTags,
  refuseKeeping,
  withoutMissingHtml,
} from '@/lib/cache/answers/answer-notes.js'
import { encodingsOf } from '@/lib/cache/answers/encoding.js'
import { QueryAnswers } from '@/lib/cache/answers/query-answers.js'
import { answerAddress } from '@/lib/listing/answer-address'
import { now, TagClock } from '@/lib/cache/tags/tag-clock.js'

const HTML = '<p>son môi</p>'.repeat(5_000)
/** Text that some effort makes smaller. */
const words = () => Array.from({ length: 4_000 }, (_, at) => `<p>${(at * at).toString(36)} son</p>`).join('')

interface Made {
  headers?: Record<string, string>
  status?: number
  /** seconds */
  revalidate?: number
  lastModified?: number
  tags?: string
  isFromPage?: boolean
  /** a not-found page of the page cache */
  isMissing?: boolean
  /** a part of the page failed to load */
  isFailed?: boolean
  /** what is written, where it is not the page */
  written?: string
  html?: string
}

let clock: TagClock
let cache: AnswerCache
let queryAnswers: QueryAnswers
let server: Server
let made: Made
let count: number
let asked: string[]
let agents: (string | undefined)[]

/** Answers as Next.js does: from one page of its cache, compressed when the client takes it. */
async function next(message: IncomingMessage, response: ServerResponse) {
  count++
  asked.push(message.url ?? '')
  agents.push(message.headers['user-agent'])
  await Promise.resolve()
  const {
    html = HTML,
    headers = {},
    status = 200,
    revalidate = 300,
    lastModified = now(),
    tags = 'product-1',
  } = made
  if (made.isFromPage !== false)
    noteServedEntry({
      value: { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } },
      lastModified,
      cacheControl: { revalidate },
    })
  if (made.isMissing) {
    const page = { kind: 'APP_PAGE', html: HTML, status: 404 } as const
    const given = withoutMissingHtml({ value: page, lastModified })
    response.statusCode = status
    response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=600')
    // The head is written before the body, as Next's compression does.
    response.writeHead(status)
    response.end(given.value.kind === 'APP_PAGE' ? given.value.html : undefined)
    return
  }
  noteShownTags(tags.split(','))
  if (made.isFailed) refuseKeeping()
  const isPacked = message.headers['accept-encoding']?.includes('gzip')
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=600')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (isPacked) {
    const bytes = gzipSync(made.written ?? HTML)
    response.write(bytes.subarray(0, 100))
    response.end(bytes.subarray(100))
  } else response.end(made.written ?? HTML)
}

beforeEach(async () => {
  made = {}
  count = 0
  asked = []
  agents = []
  clock = new TagClock()
  cache = new AnswerCache({ clock, memoryBytes: 10_000_000 })
  queryAnswers = new QueryAnswers({ clock, memoryBytes: 10_000_000 })
  const answer = answerFromCache({ answers: cache, queryAnswers, rules: { answerAddress } }, next)
  server = createServer((message, response) => void answer(message, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

interface Got {
  status: number
  headers: IncomingMessage['headers']
  bytes: Buffer
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const GZIP = { 'accept-encoding': 'gzip, deflate' }
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Asks, and waits until what came compressed would be kept. */
async function first() {
  const got = await ask('/', GZIP)
  await new Promise((resolve) => setTimeout(resolve, 20))
  return got
}

/** Asks, and waits until what came is compressed and kept. */
async function firstOf(headers: Record<string, string>) {
  const before = cache.memory
  await ask('/', headers)
  while (cache.memory === before) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** The quickly compressed form of what is kept, and the smaller one that replaces it. */
async function bothForms(headers: Record<string, string>) {
  const quick = await ask('/', headers)
  let later = quick
  while (later.bytes.equals(quick.bytes)) later = await ask('/', headers)
  return { quick, later }
}

describe('answers kept in front of Next.js', () => {
  it('are sent as they are kept from the first on, compressed once', async () => {
    made = { written: 'as it was just made' }
    const one = await first()
    const two = await ask('/', GZIP)
    expect(gunzipSync(one.bytes).toString()).toBe(HTML)
    expect(two.bytes.equals(one.bytes)).toBe(true)
    expect(one.headers['content-length']).toBe(two.headers['content-length'])
    expect((await ask('/')).bytes.toString()).toBe(HTML)
    expect(count).toBe(1)
  })

  it('are sent plain to who takes nothing else, and kept', async () => {
    await firstOf({})
    expect((await ask('/')).bytes.toString()).toBe(HTML)
    expect(gunzipSync((await ask('/', GZIP)).bytes).toString()).toBe(HTML)
    expect(count).toBe(1)
  })

  it('are asked of Next.js without the name of a crawler, for which it would render each page again', async () => {
    const bing = 'Mozilla/5.0 (compatible; bingbot/2.0)'
    const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
    await ask('/', { 'user-agent': bing }, 'HEAD')
    await ask('/son?page=x', { 'user-agent': bing })
    await ask('/', { 'user-agent': safari })
    await ask('/api/signin/google/return?code=1', { 'user-agent': bing })
    expect(agents).toEqual([undefined, undefined, safari, bing])
  })

  it('are none of pages that are made for each request', async () => {
    for (const _ of [1, 2]) await ask('/order/payment', GZIP)
    expect([count, cache.memory]).toEqual([2, 0])
  })

  it('answers a page again as it was answered first, without Next.js', async () => {
    const one = await first()
    const two = await ask('/', GZIP)
    expect(count).toBe(1)
    expect(two.status).toBe(200)
    expect(gunzipSync(two.bytes).toString()).toBe(HTML)
    expect(two.headers['content-length']).toBe(String(two.bytes.length))
    for (const name of ['content-type', 'cache-control', 'content-encoding'])
      expect(two.headers[name]).toBe(one.headers[name])
  })

  it('gives each client an encoding it takes, whichever was asked for first', async () => {
    await firstOf({})
    expect((await ask('/', {})).bytes.toString()).toBe(HTML)
    expect(gunzipSync((await ask('/', GZIP)).bytes).toString()).toBe(HTML)
    const small = await ask('/', BROTLI)
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.bytes).toString()).toBe(HTML)
    expect(count).toBe(1)
  })

  it.each([
    ['gzip', GZIP, { 'accept-encoding': 'br, gzip;q=0' }, 'br'],
    ['br', BROTLI, GZIP, 'gzip'],
  ])(
    'gives a client that does not take %s another encoding, though it is what is kept',
    async (_, one, other, encoding) => {
      await firstOf(one)
      const got = await ask('/', other)
      expect(got.headers['content-encoding']).toBe(encoding)
      const decoded = encoding === 'br' ? brotliDecompressSync(got.bytes) : gunzipSync(got.bytes)
      expect(decoded.toString()).toBe(HTML)
      expect(count).toBe(1)
    },
  )

  it.each([
    ['gzip', GZIP],
    ['br', BROTLI],
  ])(
    'are compressed quickly for the first client, and smaller once they are asked for again: %s',
    async (encoding, headers) => {
      made = { html: words() }
      await firstOf(headers)
      const quick = await ask('/', headers)
      let later = quick
      while (later.bytes.equals(quick.bytes)) later = await ask('/', headers)
      expect(later.headers['content-encoding']).toBe(encoding)
      expect(later.bytes.length).toBeLessThan(quick.bytes.length)
      const decoded = encoding === 'br' ? brotliDecompressSync(later.bytes) : gunzipSync(later.bytes)
      expect(decoded.toString()).toBe(made.html)
      const kept = cache.memory
      for (const _ of [1, 2, 3]) await ask('/', headers)
      expect([count, cache.memory]).toEqual([1, kept])
    },
  )

  it('asks Next.js again once a tag of the page changed', async () => {
    await first()
    clock.expire(['product-2'])
    await ask('/', GZIP)
    expect(count).toBe(1)
    clock.expire(['product-1'])
    await ask('/', GZIP)
    expect(count).toBe(2)
  })

  it('keeps no page that changed while it was sent', async () => {
    made = { lastModified: now() - 1_000 }
    clock.expire(['product-1'])
    await first()
    await ask('/', GZIP)
    expect(count).toBe(2)
  })

  it('asks Next.js again once the lifetime of the page is over', async () => {
    made = { revalidate: 300, lastModified: now() - 299_900 }
    await first()
    await new Promise((resolve) => setTimeout(resolve, 120))
    await ask('/', GZIP)
    expect(count).toBe(2)
  })

  it('answers 304 to who has the same page, and says HEAD without a body', async () => {
    await first()
    const { headers } = (await bothForms(GZIP)).later
    const same = await ask('/', { ...GZIP, 'if-none-match': String(headers.etag) })
    expect(same.status).toBe(304)
    const weak = { ...GZIP, 'if-none-match': `"other", W/${String(headers.etag)}` }
    expect((await ask('/', weak)).status).toBe(304)
    expect((await ask('/', { ...GZIP, 'if-none-match': '"other"' })).status).toBe(200)
    expect(same.bytes).toHaveLength(0)
    const head = await ask('/', GZIP, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(headers['content-length'])
    expect(count).toBe(1)
  })

  it.each<[string, Made]>([
    ['sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['is for one person', { headers: { 'cache-control': 'private, no-store' } }],
    ['is no success', { status: 404 }],
    ['was made for this request', { isFromPage: false }],
    ['is old already', { lastModified: now() - 400_000 }],
  ])('keeps no answer that %s', async (_, what) => {
    made = what
    await first()
    await ask('/', GZIP)
    expect(count).toBe(2)
  })

  it.each<[string, string, Record<string, string>]>([
    ['has a query its page may read', '/?page=2', {}],
    ['turns apps mode on', '/?appsmode=1', {}],
    ['brings a ticket', '/?sso_token=x', {}],
    ["is of the client's router", '/', { rsc: '1' }],
    ['prefetches a part', '/', { 'next-router-segment-prefetch': '/_tree' }],
    ['wants a part of it', '/', { range: 'bytes=0-9' }],
    ['speaks to Next.js itself', '/', { 'x-nextjs-data': '1' }],
    ['previews', '/', { cookie: '__prerender_bypass=x' }],
  ])('lets Next.js answer a request that %s', async (_, path, headers) => {
    await first()
    await ask(path, headers)
    expect(count).toBe(2)
  })

  it('answers a page alike whatever campaign its address names', async () => {
    await first()
    await ask('/?utm_source=fb&fbclid=x1', GZIP)
    expect(count).toBe(1)
  })

  it('keeps each page of a listing by its number', async () => {
    for (const path of ['/12-son?page=2', '/12-son?page=2&gclid=1', '/12-son?page=3', '/12-son?page=03']) {
      await ask(path, GZIP)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(asked).toEqual(['/12-son?page=2', '/12-son?page=3', '/12-son?page=03'])
  })

  it('stays within its memory', async () => {
    cache = new AnswerCache({ clock, memoryBytes: 20_000 })
    for (let i = 0; i < 100; i++)
      await cache.set(`/${i}`, {
        headers: {},
        tags: [],
        lastModified: now(),
        dueAt: Infinity,
        encoding: 'gzip',
        bytes: Buffer.alloc(3_000),
      })
    expect(cache.memory).toBeLessThanOrEqual(20_000)
    expect(await cache.get('/99', ['gzip'])).not.toBeNull()
    expect(await cache.get('/0', ['gzip'])).toBeNull()
  })
})

describe('not-found pages', () => {
  it.each([
    ['gzip', GZIP],
    ['identity', {}],
  ])('have their body filled in, which Next.js does not get: %s', async (_, headers) => {
    made = { status: 404, isMissing: true }
    for (const path of ['/khong-co-1', '/99-khong-co?sort=newest']) {
      const got = await ask(path, headers)
      const body = headers === GZIP ? gunzipSync(got.bytes) : got.bytes
      expect([got.status, got.headers['content-length']]).toEqual([404, String(got.bytes.length)])
      expect(body.toString()).toBe(HTML)
      expect(got.headers['cache-control']).toBe('s-maxage=300, stale-while-revalidate=600')
    }
    expect(count).toBe(2)
  })
})

describe('answers of pages that are made from their query', () => {
  const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate'
  const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
  beforeEach(() => {
    made = { isFromPage: false, headers: { 'cache-control': PRIVATE } }
  })

  it('are for every cache, and kept here from the second request on', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const got = await ask('/search?q=son', GZIP)
      expect(got.headers['cache-control']).toBe(SHARED)
      expect(gunzipSync(got.bytes).toString()).toBe(HTML)
    }
    expect(count).toBe(2)
  })

  it('are made for the normal form of the address', async () => {
    await ask('/12-son?brands=3&sort=newest&utm_source=fb', GZIP)
    expect(asked).toEqual(['/12-son?brands=3&sort=newest'])
  })

  it('have one address: another spelling leads there and keeps what the browser reads', async () => {
    const got = await ask('/12-son?utm_source=fb&sort=newest&brands=3,3&limit=&a=%26', GZIP)
    expect(got.status).toBe(308)
    expect(got.headers.location).toBe('/12-son?brands=3&sort=newest&utm_source=fb&a=%26')
    expect(got.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(count).toBe(0)
  })

  it.each<[string, Made]>([
    ['sets a cookie', { headers: { 'set-cookie': 'a=1', 'cache-control': PRIVATE } }],
    ['is no success', { status: 404, headers: { 'cache-control': PRIVATE } }],
    ['lacks a part that failed to load', { isFailed: true, headers: { 'cache-control': PRIVATE } }],
  ])('is for one visitor when it %s', async (_, what) => {
    made = { isFromPage: false, ...what }
    for (const _each of [1, 2, 3])
      expect((await ask('/search?q=son', GZIP)).headers['cache-control']).toBe(PRIVATE)
    expect(count).toBe(3)
  })

  it('are made again when a product they show changes', async () => {
    made.tags = 'card:7'
    for (const _ of [1, 2, 3]) await ask('/search?q=son', GZIP)
    expect(count).toBe(2)
    clock.expire(['card:8'])
    await ask('/search?q=son', GZIP)
    expect(count).toBe(2)
    clock.expire(['card:7'])
    await ask('/search?q=son', GZIP)
    expect(count).toBe(3)
  })

  it('are made again by one request once they are old, while the others are given the old one', async () => {
    const bytes = gzipSync(made.written ?? HTML)
    const answer = QueryAnswers.lasting({
      madeAt: now() - 61_000,
      headers: {},
      tags: [],
      encoding: 'gzip',
      bytes,
    })
    await queryAnswers.set('/search?q=son', answer)
    await Promise.all([1, 2, 3, 4].map(() => ask('/search?q=son', GZIP)))
    expect(count).toBe(1)
    await queryAnswers.set('/search?q=kem', { ...answer, staleUntil: now() - 1 })
    await ask('/search?q=kem', GZIP)
    expect(count).toBe(2)
  })

  it('never push out kept pages, nor each other for what is asked once', async () => {
    for (let i = 0; i < 300; i++) await ask(`/search?q=x${i}`, GZIP)
    expect(queryAnswers.memory).toBe(0)
    expect(cache.memory).toBe(0)
  })

  it('read other encodings', async () => {
    for (const _ of [1, 2, 3]) expect((await ask('/search?q=son')).bytes.toString()).toBe(HTML)
  })
})

describe('encodingsOf', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip', ['gzip', 'identity']],
    ['gzip;q=0, br;q=1.0', ['br', 'identity']],
    ['deflate, zstd', ['identity']],
  ])('reads %p', (accepted, encodings) => {
    expect(encodingsOf(accepted)).toEqual(encodings)
  })
})
