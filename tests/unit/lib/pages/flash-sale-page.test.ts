import { getFlashSalePage } from '@/lib/pages/promo-pages'

jest.mock('@/lib/cache-manifest', () => ({ cached: () => undefined, tags: {} }))
jest.mock('@/lib/reads/promo-reads', () => ({ readFlashSaleSessions: async () => [] }))

it.each([
  ['2026-11-20T16:59:59Z', '20/11/2026'],
  ['2026-11-20T17:00:00Z', '21/11/2026'],
])('knows at %s which day it is in Vietnam', async (now, today) => {
  jest.useFakeTimers({ now: new Date(now) })
  expect(await getFlashSalePage(null)).toEqual({ sessions: [], today, shown: null, offers: [] })
  jest.useRealTimers()
})
