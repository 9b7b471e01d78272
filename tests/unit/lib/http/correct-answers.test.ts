import { createServer, request, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { correctAnswers } from '@/lib/http/correct-answers'

let server: Server
let end: () => void

beforeEach(() => {
  end = correctAnswers()
})
afterEach(async () => {
  end()
  await new Promise((resolve) => server.close(resolve))
})

async function answerOf(listener: RequestListener, method = 'GET') {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: string[] }>((resolve, reject) => {
    request({ port, method, path: '/api/x', agent: false }, (response) => {
      response.resume()
      resolve({
        status: response.statusCode ?? 0,
        headers: response.rawHeaders.map((name) => name.toLowerCase()),
      })
    })
      .on('error', reject)
      .end()
  })
}

const valuesOf = (headers: string[], name: string) =>
  headers.flatMap((value, index) => (index % 2 === 1 && headers[index - 1] === name ? [value] : []))

it('sends the address of a redirect once, and a preload once', async () => {
  const { headers } = await answerOf((_, response) => {
    response.statusCode = 308
    for (const name of ['location', 'link']) {
      response.setHeader(name, '/there')
      response.appendHeader(name, '/there')
    }
    response.end()
  })
  expect(valuesOf(headers, 'location')).toEqual(['/there'])
  expect(valuesOf(headers, 'link')).toEqual(['/there'])
})

it.each([
  [404, 's-maxage=21600, stale-while-revalidate=2570400', 'public, max-age=0, s-maxage=60'],
  [308, 's-maxage=300, stale-while-revalidate=86100', 'public, max-age=0, s-maxage=60'],
  [
    200,
    's-maxage=300, stale-while-revalidate=86100',
    'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
  ],
  [404, 'private, no-store', 'private, no-store'],
  [200, 'public, max-age=300, s-maxage=300', 'public, max-age=300, s-maxage=300'],
])('lets shared caches keep an answer %s of %s as %s', async (status, given, wanted) => {
  const { headers } = await answerOf((_, response) => {
    response.setHeader('cache-control', given)
    response.writeHead(status).end()
  })
  expect(valuesOf(headers, 'cache-control')).toEqual([wanted])
})

it('keeps methods away from Next.js that it fails on', async () => {
  const seen: unknown[] = []
  await answerOf((incoming, response) => {
    seen.push([incoming.method, incoming.url])
    response.end()
  }, 'TRACE')
  expect(seen).toEqual([['PUT', '/']])
})
