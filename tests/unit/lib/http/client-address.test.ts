import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { noteClientAddresses } from '@/lib/http/client-address'

/** What a server behind the watch sees of one request. */
async function seen(headers: Record<string, string>) {
  const stop = noteClientAddresses()
  const server = http.createServer((request, response) => response.end(JSON.stringify(request.headers)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
  const body = (await answer.json()) as Record<string, string>
  server.closeAllConnections()
  server.close()
  stop()
  return body
}

it('trusts no forwarding header without TRUSTED_PROXIES', async () => {
  delete process.env.TRUSTED_PROXIES
  const headers = await seen({
    'x-forwarded-for': '203.0.113.9',
    'x-client-address': '203.0.113.10',
    'x-forwarded-proto': 'https',
  })
  expect([headers['x-client-address'], headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual([
    '127.0.0.1',
    undefined,
    undefined,
  ])
})

it('trusts a trusted proxy, and only the part of the chain it added', async () => {
  process.env.TRUSTED_PROXIES = 'loopback, 10.0.0.0/8'
  expect((await seen({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.2.3' }))['x-client-address']).toBe(
    '203.0.113.9',
  )
  delete process.env.TRUSTED_PROXIES
})

it('accepts a well-formed request id from a trusted proxy only, else creates one', async () => {
  delete process.env.TRUSTED_PROXIES
  const made = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  expect((await seen({}))['x-request-id']).toMatch(made)
  expect((await seen({ 'x-request-id': 'from-a-stranger' }))['x-request-id']).toMatch(made)
  process.env.TRUSTED_PROXIES = 'loopback'
  expect((await seen({ 'x-request-id': 'from-the-proxy' }))['x-request-id']).toBe('from-the-proxy')
  expect((await seen({ 'x-request-id': 'two words' }))['x-request-id']).toMatch(made)
  delete process.env.TRUSTED_PROXIES
})
