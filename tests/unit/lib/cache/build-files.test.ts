import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { AnswerCache } from '@/lib/cache/answers/answer-cache.js'
import { answerFromCache } from '@/lib/cache/answers/answer-from-cache.js'
import { QueryAnswers } from '@/lib/cache/answers/query-answers.js'
import { TagClock } from '@/lib/cache/tags/tag-clock.js'

const SCRIPT = 'globalThis.shop = "Nàng";'.repeat(200)
const FILE = '/_next/static/chunks/a1.js'

let server: Server
let asked: string[]
let sent: { status: number; headers: Record<string, string> }

async function next({ url = '' }: IncomingMessage, response: ServerResponse) {
  asked.push(url)
  await Promise.resolve()
  response.statusCode = sent.status
  for (const [name, value] of Object.entries(sent.headers)) response.setHeader(name, value)
  response.write(SCRIPT.slice(0, 1_000))
  response.end(SCRIPT.slice(1_000))
}

beforeEach(async () => {
  asked = []
  sent = {
    status: 200,
    headers: {
      'content-type': 'application/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  }
  const clock = new TagClock()
  const answer = answerFromCache(
    {
      answers: new AnswerCache({ clock, memoryBytes: 1_000_000 }),
      queryAnswers: new QueryAnswers({ clock, memoryBytes: 1_000_000 }),
      rules: {},
    },
    next,
  )
  server = createServer((message, response) => void answer(message, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ bytes: Buffer; headers: IncomingMessage['headers']; status?: number }>(
    (resolve, reject) => {
      request({ port, path, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            bytes: Buffer.concat(chunks),
            headers: response.headers,
            status: response.statusCode,
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

/** Asks until the answer has this encoding; it is made beside other answers. */
async function askUntil(encoding: string, accepted: string) {
  for (;;) {
    const answer = await ask(FILE, { 'accept-encoding': accepted })
    if (answer.headers['content-encoding'] === encoding) return answer
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

it('a file of the build is compressed once and sent again as it is', async () => {
  expect((await ask(FILE)).bytes.toString()).toBe(SCRIPT)
  const gzip = await askUntil('gzip', 'gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT)
  expect(gzip.headers).toMatchObject({
    'content-type': 'application/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(gzip.bytes.length),
  })
  const brotli = await askUntil('br', 'gzip, br')
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT)
  const again = await ask(FILE, { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const before = asked.length
  expect((await ask(FILE)).bytes.toString()).toBe(SCRIPT)
  expect(asked).toHaveLength(before)
})

it.each([
  ['is missing', { status: 404 }],
  ['may change', { headers: { 'content-type': 'text/css', 'cache-control': 'no-cache' } }],
  ['is compressed by itself', { headers: { 'content-type': 'font/woff2', 'cache-control': 'immutable' } }],
])('a file that %s is asked for each time', async (_, change) => {
  sent = { ...sent, ...change }
  for (let count = 0; count < 3; count++) await ask(FILE)
  expect(asked).toHaveLength(3)
})

it.each([
  [`${FILE}?v=1`, {}],
  // Another spelling of the same file: there are thousands.
  [FILE.replace('a1', '%61%31'), {}],
  [`${FILE}/`, {}],
  [FILE, { range: 'bytes=0-9' }],
])('%s with %j is not kept', async (path, headers) => {
  for (let count = 0; count < 3; count++) await ask(path, headers)
  expect(asked).toHaveLength(3)
})
