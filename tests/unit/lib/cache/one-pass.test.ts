import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  addressOfPage,
  noteResult,
  refuseKeeping,
  withAnswerNotes,
} from '@/lib/cache/answers/answer-notes.js'
import { onePass } from '@/lib/cache/one-pass.js'

const HTML = '<html><head></head><body>son môi</body></html>'
const FONT = '</text.woff2>; rel=preload; as="font"'

let asked: { url: string | undefined; agent: string | undefined; address: string | undefined }[]
let answer: { status?: number; headers?: Record<string, string>; isFailed?: boolean }

/** Answers as Next.js does for a crawler. */
async function next({ url, headers }: IncomingMessage, response: ServerResponse) {
  asked.push({ url, agent: headers['user-agent'], address: addressOfPage() })
  await Promise.resolve()
  noteResult({ tags: ['catalog', 'product:12'], revalidate: 21_600, expire: 86_400 })
  noteResult({ tags: ['catalog', 'promotions'], revalidate: 300, expire: 2_592_000 })
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
})

it('asks Next.js as a crawler that reads HTML alone, apart from the request that needs the page', async () => {
  await withAnswerNotes(render, '/son/12-son?page=2')
  expect(asked).toEqual([{ url: '/son/12-son?page=2', agent: 'Bingbot', address: undefined }])
})

it('keeps the whole page with the tags of all its data and the shortest of its lifetimes', async () => {
  expect(await render()).toEqual({
    value: {
      kind: 'APP_PAGE',
      html: HTML,
      status: 200,
      headers: { 'x-next-cache-tags': 'catalog,product:12,promotions', link: FONT },
    },
    cacheControl: { revalidate: 300, expire: 86_400 },
  })
})

it.each([
  ['is missing', { status: 404 }],
  ['has moved', { status: 308, headers: { location: '/son/12-khac' } }],
  ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['failed to load a part', { isFailed: true }],
])('keeps no page that %s', async (_, given) => {
  answer = given
  expect(await render()).toBeNull()
})

it('keeps no page without data, of which nothing would say that it is out of date', async () => {
  const plain = onePass(async (_, response) => void response.end(HTML), 'localhost:3000')
  expect(await plain('/son/12-son')).toBeNull()
})

it('fails when Next.js does', async () => {
  const broken = onePass(() => Promise.reject(new Error('no database')), 'localhost:3000')
  await expect(broken('/son/12-son')).rejects.toThrow()
})
