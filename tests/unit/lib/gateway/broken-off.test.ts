import { NextRequest } from 'next/server'
import { forwardBrowserCall } from '@/lib/gateway/gateway'
import { log } from '@/lib/services/embedded'

/** A beacon whose body ends in an error, after the page was left or not. */
function brokenBeacon(isPageLeft: boolean): NextRequest {
  const page = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (isPageLeft) page.abort()
      controller.error(new Error('aborted'))
    },
  })
  return new NextRequest('http://nang.example/api/analytics/user/me/actions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    signal: page.signal,
    body,
    duplex: 'half',
  })
}

it.each([
  [true, 'info'],
  [false, 'error'],
] as const)('a call broken off, its page left: %s, is logged as %s', async (isPageLeft, level) => {
  const spies = { info: jest.spyOn(log, 'info'), error: jest.spyOn(log, 'error') }
  for (const spy of Object.values(spies)) spy.mockReset().mockImplementation(() => undefined)
  const answer = await forwardBrowserCall(brokenBeacon(isPageLeft), 'analytics', '/user/me/actions')
  expect(answer.status).toBe(503)
  expect(Object.entries(spies).flatMap(([name, { mock }]) => mock.calls.map(() => name))).toEqual([level])
})
