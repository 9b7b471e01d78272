import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AnswerCache } from '@/lib/cache/answers/answer-cache.js'
import { answerFromCache } from '@/lib/cache/answers/answer-from-cache.js'
import { noteServedEntry, noteShownTags } from '@/lib/cache/answers/answer-notes.js'
import { QueryAnswers } from '@/lib/cache/answers/query-answers.js'
import { requestKind } from '@/lib/cache/answers/request-kind.js'
import { now, TagClock } from '@/lib/cache/tags/tag-clock.js'
import { answerAddress } from '@/lib/listing/answer-address'

let clock: TagClock
let server: Server
let asked: string[]
let status: number

async function next(message: IncomingMessage, response: ServerResponse) {
  asked.push(message.url ?? '')
  await Promise.resolve()
  noteShownTags(['card:7'])
  response.statusCode = status
  response.setHeader('content-type', message.headers.rsc ? 'text/x-component' : 'text/html')
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('vary', 'rsc, next-router-state-tree')
  response.end(`${message.headers.rsc ? 'data' : 'page'} ${asked.length} `.repeat(500))
}

beforeEach(async () => {
  asked = []
  status = 200
  clock = new TagClock()
  const answers = new AnswerCache({ clock, memoryBytes: 1_000_000 })
  const queryAnswers = new QueryAnswers({ clock, memoryBytes: 1_000_000 })
  const answer = answerFromCache({ answers, queryAnswers, rules: { answerAddress } }, next)
  server = createServer((message, response) => void answer(message, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const ROUTER = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/12-son' }

function ask(path: string, headers: Record<string, string> = ROUTER, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ text: string; headers: IncomingMessage['headers'] }>((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ text: Buffer.concat(chunks).toString(), headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })
}

describe("data for the client's router", () => {
  it('of a narrowed listing is for every cache, and kept from the second request on', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { text, headers } = await ask('/12-son?brands=3&_rsc=abc')
      expect(text).toMatch(/^data /)
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
      expect([headers['content-type'], headers.vary]).toEqual([
        'text/x-component',
        'rsc, next-router-state-tree',
      ])
    }
    expect(asked).toEqual(['/12-son?brands=3&_rsc=abc', '/12-son?brands=3&_rsc=abc'])
  })

  it('is made again when a product it shows changes', async () => {
    for (const _ of [1, 2, 3]) await ask('/search?q=son&_rsc=abc')
    clock.expire(['card:7'])
    await ask('/search?q=son&_rsc=abc')
    expect(asked).toHaveLength(3)
  })

  it('is never given in the place of a page, nor a page in its place', async () => {
    for (const headers of [ROUTER, {}, ROUTER, {}, ROUTER, {}]) {
      const { text } = await ask('/search?q=son', headers)
      expect(text).toMatch(headers === ROUTER ? /^data / : /^page /)
    }
    expect(asked).toHaveLength(4)
  })

  it.each([
    [{ 'next-router-state-tree': '%5B%22other%22%5D' }],
    [{ 'next-url': '/13-kem' }],
    [{ 'next-router-prefetch': '1' }],
    [{ 'next-router-segment-prefetch': '/_tree' }],
  ])('differs with what the router says it holds: %p', async (other) => {
    for (const _ of [1, 2]) await ask('/search?q=son')
    for (const _ of [1, 2]) await ask('/search?q=son', { ...ROUTER, ...other })
    expect(asked).toHaveLength(4)
  })

  it.each<[string, string, Record<string, string>]>([
    ['has parameters of a campaign', '/search?q=son&utm_source=fb', ROUTER],
    ['has another spelling of the address', '/12-son?sort=newest&brands=3', ROUTER],
    ['is for a kept page', '/12-son', ROUTER],
    ['speaks to Next.js itself', '/search?q=son', { ...ROUTER, 'x-nextjs-data': '1' }],
    ['previews', '/search?q=son', { ...ROUTER, cookie: '__prerender_bypass=x' }],
  ])('is made each time when the request %s', async (_, path, headers) => {
    for (const _each of [1, 2, 3]) {
      const got = await ask(path, headers)
      expect(got.headers['cache-control']).toBe('private, no-store')
    }
    expect(asked).toEqual([path, path, path])
  })

  it('is for one visitor when it is no success', async () => {
    status = 404
    for (const _ of [1, 2, 3])
      expect((await ask('/search?q=son')).headers['cache-control']).toBe('private, no-store')
    expect(asked).toHaveLength(3)
  })
})

describe('requestKind', () => {
  const get = (url: string, headers: Record<string, string> = ROUTER) =>
    requestKind({ method: 'GET', url, headers })
  it.each([
    ['/search?q=son&_rsc=abc', '/search?q=son'],
    ['/search?_rsc=abc', '/search'],
    ['/search?_rsc=abc&q=son', '/search?q=son'],
    ['/search?a_rsc=abc&q=son', '/search?a_rsc=abc&q=son'],
  ])('reads the page that %s is for', (url, page) => {
    expect(get(url)).toMatchObject({ is: 'data', url: page })
  })
  it('takes no notice of the order of headers', () => {
    const turned = Object.fromEntries(Object.entries(ROUTER).reverse())
    expect(get('/search')).toEqual(get('/search', turned))
  })
  it('lets other requests be', () => {
    expect(requestKind({ method: 'POST', url: '/', headers: {} })).toBeNull()
    expect(get('/', { 'next-action': 'x' })).toBeNull()
    expect(get('/', { ...ROUTER, range: 'bytes=0-9' })).toBeNull()
  })
})

it('keeps the answer to the request that had its page made', async () => {
  const answers = new AnswerCache({ clock, memoryBytes: 1_000_000 })
  const queryAnswers = new QueryAnswers({ clock, memoryBytes: 1_000_000 })
  let made = 0
  const make = async (_: IncomingMessage, response: ServerResponse) => {
    made++
    await Promise.resolve()
    noteServedEntry(null)
    noteServedEntry({
      value: { kind: 'APP_PAGE', html: 'made', headers: { 'x-next-cache-tags': 'product-1' } },
      lastModified: now(),
      cacheControl: { revalidate: 300 },
    })
    response.setHeader('cache-control', 's-maxage=300')
    response.setHeader('x-nextjs-cache', 'MISS')
    response.end('made')
  }
  const answer = answerFromCache({ answers, queryAnswers, rules: { answerAddress } }, make)
  server.removeAllListeners('request')
  server.on('request', (message: IncomingMessage, response: ServerResponse) => void answer(message, response))
  expect((await ask('/', {})).headers['x-nextjs-cache']).toBe('MISS')
  while (answers.memory === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const { text, headers } = await ask('/', {})
  expect([text, headers['x-nextjs-cache'], made]).toEqual(['made', 'HIT', 1])
})
