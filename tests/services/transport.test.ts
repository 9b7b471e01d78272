import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { callService } from '@/lib/services/transport'

type Answer = (request: IncomingMessage) => number | null

/** A service host that records requests and answers with a status, or not at all. */
async function host(answer: Answer) {
  const asked: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request)
    const status = answer(request)
    if (status === null) return request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true,"data":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    url: `http://127.0.0.1:${port}/base`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const open: Awaited<ReturnType<typeof host>>[] = []

async function hosts(...answers: Answer[]) {
  const made = await Promise.all(answers.map(host))
  open.push(...made)
  process.env.REVIEW_HOSTS = made.map((entry) => entry.url).join(',')
  return made
}

afterEach(async () => {
  delete process.env.REVIEW_HOSTS
  await Promise.all(open.splice(0).map((entry) => entry.close()))
})

const call = (method = 'GET') =>
  callService('review', new Request('http://review.internal/reviews?limit=1', { method }))

it('rotates over the hosts, under their base path, with the caller’s headers (NET-03)', async () => {
  const [a, b] = await hosts(
    () => 200,
    () => 200,
  )
  for (let turn = 0; turn < 4; turn++) expect((await call()).status).toBe(200)
  expect([a!.asked.length, b!.asked.length]).toEqual([2, 2])
  expect(a!.asked[0]).toMatchObject({
    url: '/base/reviews?limit=1',
    headers: { 'x-platform': 'nang-web-vn' },
  })
  expect(a!.asked[0]!.headers['x-device-id']).toBeTruthy()
  expect(a!.asked[0]!.headers['x-session-id']).toBeTruthy()
})

it('retries once on another host when one is down or fails', async () => {
  const [broken, well] = await hosts(
    () => null,
    () => 200,
  )
  const [failing, other] = [broken!, well!]
  const statuses = [await call(), await call()].map((response) => response.status)
  expect(statuses).toEqual([200, 200])
  expect(failing.asked.length).toBe(1)
  expect(other.asked.length).toBe(2)
})

it('does not retry a call that may have changed data', async () => {
  const [only] = await hosts(() => 500)
  expect((await call('POST')).status).toBe(500)
  expect(only!.asked.length).toBe(1)
})

it('returns a client error without a retry', async () => {
  const [only] = await hosts(() => 404)
  expect((await call()).status).toBe(404)
  expect(only!.asked.length).toBe(1)
})

it('fails when no host answers', async () => {
  await hosts(
    () => null,
    () => null,
  )
  await expect(call()).rejects.toThrow()
})
