import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  addressOfPage,
  isMakingMissing,
  noteWork,
  refuseKeeping,
  withAnswerNotes,
} from '@/lib/cache/answers/answer-notes.js'
import { makeWhole, onePass } from '@/lib/cache/making/one-pass.js'

const HTML = '<html><head></head><body>son môi</body></html>'
const FONT = '</text.woff2>; rel=preload; as="font"'

/** A call of a `'use cache'` function, as Next.js keeps it. */
const call = (tags: string[], revalidate: number, expire: number) =>
  Promise.resolve({
    type: 'cached',
    entry: { pendingMetadata: Promise.resolve({ tags, revalidate, expire }) },
  })

let asked: { url: string | undefined; agent: string | undefined; address: string | undefined }[]
let answer: { status?: number; headers?: Record<string, string>; isFailed?: boolean }
let work: object | undefined

/** Answers as Next.js does for a crawler. */
async function next({ url, headers }: IncomingMessage, response: ServerResponse) {
  asked.push({ url, agent: headers['user-agent'], address: addressOfPage() })
  await Promise.resolve()
  noteWork(work)
  if (answer.isFailed) refuseKeeping()
  response.writeHead(answer.status ?? 200, {
    'content-type': 'text/html',
    'cache-control': 'private, no-store',
    link: FONT,
    ...answer.headers,
  })
  response.write(HTML.slice(0, 20))
  response.end(HTML.slice(20))
}
const render = () => onePass(next, 'localhost:3000')('/son/12-son?page=2')

beforeEach(() => {
  asked = []
  answer = {}
  work = {
    completedCacheInvocations: new Map([
      ['product', call(['catalog', 'product:12'], 21_600, 86_400)],
      ['brands', call(['catalog', 'brands'], 21_600, 2_592_000)],
    ]),
    // Another request is computing it.
    pendingCacheInvocations: new Map([['offers', call(['catalog', 'promotions'], 300, 2_592_000)]]),
  }
})

it('asks Next.js as a crawler that reads HTML alone, outside the request that needs the page', async () => {
  await withAnswerNotes(render, '/son/12-son?page=2')
  expect(asked).toEqual([{ url: '/son/12-son?page=2', agent: 'Bingbot', address: undefined }])
})

it('gives the whole page with the tags of all its data and the shortest of its lifetimes', async () => {
  expect(await render()).toEqual({
    value: {
      kind: 'APP_PAGE',
      html: HTML,
      status: 200,
      headers: { 'x-next-cache-tags': 'catalog,product:12,brands,promotions', link: FONT },
    },
    cacheControl: { revalidate: 300, expire: 86_400 },
  })
})

it.each([
  ['is missing', { status: 404 }],
  ['has moved', { status: 308, headers: { location: '/son/12-khac' } }],
  ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['failed to load a part', { isFailed: true }],
])('gives no page that %s', async (_, given) => {
  answer = given
  expect(await render()).toBeNull()
})

it.each([
  ['no functions were called', {}],
  ['none has ended', { pendingCacheInvocations: new Map([['product', call(['product:12'], 300, 300)]]) }],
  [
    'one gave nothing that is kept',
    {
      completedCacheInvocations: new Map([
        ['product', call(['product:12'], 300, 300)],
        ['session', Promise.resolve({ type: 'prerender-dynamic' })],
      ]),
    },
  ],
  ['Next.js keeps them elsewhere', undefined],
])('gives no page of which nothing would say that it is out of date: %s', async (_, given) => {
  work = given
  expect(await render()).toBeNull()
})

it('fails when Next.js does', async () => {
  const broken = onePass(() => Promise.reject(new Error('no database')), 'localhost:3000')
  await expect(broken('/son/12-son')).rejects.toThrow()
})

it('waits for no answer that does not come', async () => {
  const silent = onePass(() => new Promise(() => undefined), 'localhost:3000', 20)
  expect(await silent('/son/12-son')).toBeNull()
})

it('has a not-found page made by a request of its own, which says so', async () => {
  const asks: unknown[] = []
  const make = makeWhole(async ({ url }, response) => {
    asks.push([url, response.statusCode, isMakingMissing()])
    response.end()
  }, 'localhost:3000')
  await withAnswerNotes(() => make('/khong-co/brand'), '/brand/57')
  expect(asks).toEqual([['/khong-co/brand', 200, true]])
  expect(isMakingMissing()).toBe(false)
})
