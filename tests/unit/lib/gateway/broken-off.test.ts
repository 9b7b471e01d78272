import { NextRequest } from 'next/server'
import { forwardBrowserCall } from '@/lib/gateway/gateway'
import { log } from '@/lib/services/embedded'

const beacon = (body: BodyInit, signal: AbortSignal) =>
  new NextRequest('http://nang.example/api/analytics/user/me/actions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    signal,
    body,
    duplex: 'half',
  })

/** The levels that forwarding a beacon of a page that is left is logged with. */
async function levelsOf(request: (page: AbortController) => NextRequest): Promise<string[]> {
  const spies = { info: jest.spyOn(log, 'info'), error: jest.spyOn(log, 'error') }
  for (const spy of Object.values(spies)) spy.mockReset().mockImplementation(() => undefined)
  const answer = await forwardBrowserCall(request(new AbortController()), 'analytics', '/user/me/actions')
  expect(answer.status).toBe(503)
  return Object.entries(spies).flatMap(([name, { mock }]) => mock.calls.map(() => name))
}

it('is no fault of the shop when a page that is left breaks its body off', async () => {
  const levels = await levelsOf((page) => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        page.abort()
        controller.error(new Error('aborted'))
      },
    })
    return beacon(body, page.signal)
  })
  expect(levels).toEqual(['info'])
})

it('is one when the service fails, even if the page is left meanwhile', async () => {
  // A host that nothing listens on.
  process.env.ANALYTICS_HOSTS = 'http://127.0.0.1:9'
  try {
    const levels = await levelsOf((page) => {
      page.abort()
      return beacon('{}', page.signal)
    })
    expect(levels).toEqual(['error'])
  } finally {
    delete process.env.ANALYTICS_HOSTS
  }
})
