import type { SentBatch } from '@/domain/tracking/event'

/** What the browser of these tests sent away: by beacon, or by a call. */

const pending: Promise<unknown>[] = []
const batches: { by: 'beacon' | 'call'; credentials?: string; batch: SentBatch }[] = []

/** What a beacon answers: false when the browser refuses it. */
export const beacon = { isTaken: true }

/** Bodies are this shop's own, written by the code under test. */
const read = (text: string) => JSON.parse(text) as SentBatch

/** Stands in for what takes events away, before each test. */
export function useAway(): void {
  beforeEach(() => {
    batches.splice(0)
    beacon.isTaken = true
    navigator.sendBeacon = (address, body) => {
      if (!(body instanceof Blob) || !beacon.isTaken) return false
      expect(address).toBe('/api/analytics/user/me/actions')
      expect(body.type).toBe('application/json')
      pending.push(body.text().then((text) => batches.push({ by: 'beacon', batch: read(text) })))
      return true
    }
    jest.spyOn(window, 'fetch').mockImplementation((_, init) => {
      const credentials = init?.credentials
      const text = typeof init?.body === 'string' ? init.body : ''
      batches.push({ by: 'call', ...(credentials && { credentials }), batch: read(text) })
      return Promise.resolve(new Response('{}'))
    })
    document.cookie = 'nang_consent=; max-age=0; path=/'
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
  afterEach(() => jest.restoreAllMocks())
}

/** Everything sent so far. */
export async function sent() {
  await Promise.all(pending.splice(0))
  return batches
}

/** Every event sent so far, in their order, as `verb type id`. */
export const reported = async () =>
  (await sent()).flatMap(({ batch }) =>
    batch.events.map(({ verb, object_type, object_id }) => `${verb} ${object_type} ${object_id}`.trim()),
  )

/** The page goes out of sight, as before it ends. */
export const leavePage = () => window.dispatchEvent(new Event('pagehide'))
