import { type AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { keepQuery } from '@/lib/cache/answers/keep-query.js'

/** Where a browser is sent that asks for an address which has moved. */
async function locationOf(url: string, location: string, status = 308) {
  const server = createServer((request, response) => {
    keepQuery(request.url ?? '', response)
    response.statusCode = status
    response.setHeader('location', location)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' })
    return answer.headers.get('location')
  } finally {
    server.close()
  }
}

it.each([
  ['/cu/102-x?utm_source=fb&aff_sid=99', '/moi/102-y', '/moi/102-y?utm_source=fb&aff_sid=99'],
  ['/cu/102-x?page=2&utm_source=fb', '/moi/102-y?page=2', '/moi/102-y?page=2&utm_source=fb'],
  ['/cu/102-x?page=1&affiliate_code=abc', '/moi/102-y', '/moi/102-y?affiliate_code=abc'],
  ['/cu/102-x?utm_source=m%E1%BB%99t+hai', '/moi/102-y', '/moi/102-y?utm_source=m%E1%BB%99t+hai'],
  ['/cu/102-x?utm_source=fb&_rsc=1&nxtPpage=2', '/moi/102-y', '/moi/102-y?utm_source=fb'],
  ['/cu/102-x', '/moi/102-y', '/moi/102-y'],
])('%s has moved to %s: the browser is sent to %s', async (url, location, sent) => {
  expect(await locationOf(url, location)).toBe(sent)
})

it('leaves other redirects alone', async () => {
  expect(await locationOf('/order?utm_source=fb', '/?login=1', 307)).toBe('/?login=1')
})
