import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'

/** The network of a file's tests: a call that no handler answers fails, and the test with it. */
export function useServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  afterEach(() => server.resetHandlers())
  return server
}

/** What each sign-in loads, where a test does not look at the bag. */
export const emptyBag = http.get('*/api/cart/carts/me', () =>
  HttpResponse.json({ success: true, data: { lines: [], saved: [], pieces: 0 } }),
)
