import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { forgetFormerPeople } from '@/components/offline/own-copies'
import { startSending } from '@/components/offline/send-waiting'
import { afterLostSession, afterSignIn, afterSignOut } from '@/lib/client/member/change-member'
import { onSessionLost } from '@/lib/client/member/session-lost'
import { type Entry, VISITOR } from '@/lib/client/offline-queue/entry'
import { failure, member, signIn, success, toastText, useNetwork } from '../as-member'

/** What waits on the device is of one person: deleted at sign-out, kept for the same member when the session was lost (docs/decisions/0083). */

let waiting: Pick<Entry, 'id' | 'owner'>[] = []
const sent: string[] = []

jest.mock('@/lib/client/offline-queue/has-queue', () => ({ hasQueue: () => Promise.resolve(true) }))
jest.mock('@/lib/client/offline-queue/store', () => ({
  KEPT_MS: 7 * 86_400_000,
  entries: () => Promise.resolve([...waiting]),
  isWaiting: (id: string) => Promise.resolve(waiting.some((entry) => entry.id === id)),
  settleEntry: (id: string) => {
    waiting = waiting.filter((entry) => entry.id !== id)
    return Promise.resolve()
  },
  takeOutcomes: () => Promise.resolve([]),
  forgetOthers: (person: string) => {
    waiting = waiting.filter(({ owner }) => owner === person || owner === VISITOR)
    return Promise.resolve()
  },
}))

let isSignedOut = false
useNetwork(
  http.post('*/api/catalog/v3/users/me/wishlists', ({ request }) => {
    sent.push(request.headers.get('idempotency-key') ?? '')
    return isSignedOut ? failure(401, 'UNAUTHENTICATED') : success({ is_wishlisted: true })
  }),
)

const LAN = '1'
const HOA = 'mark-of-hoa'
const heartOf = (owner: string): Entry => ({
  id: `of-${owner}`,
  kind: 'wish',
  owner,
  at: Date.now(),
  method: 'POST',
  path: '/api/catalog/v3/users/me/wishlists',
  json: {},
})
const left = () => waiting.map(({ owner }) => owner)

beforeAll(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, __: object, work: (lock: object) => Promise<unknown>) => work({}) },
  })
})

beforeEach(async () => {
  isSignedOut = false
  sent.length = 0
  waiting = [heartOf(LAN), heartOf(VISITOR)]
  await signIn()
})

const leave = () => (document.cookie = 'nang_member=; max-age=0')

it('forgets what the member has waiting at an explicit sign-out', async () => {
  leave()
  await afterSignOut()
  await waitFor(() => expect(left()).toEqual([VISITOR]))
})

it('keeps it when the session was lost, and while no member is signed in', async () => {
  leave()
  await afterLostSession()
  forgetFormerPeople()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(left()).toEqual([LAN, VISITOR])
})

it.each([
  ['signs in on the page', () => afterSignIn({ ...member, id: 8 })],
  ['has signed in on another page', () => forgetFormerPeople()],
])('forgets it when another member %s', async (_, arrive) => {
  document.cookie = `nang_member=${HOA}`
  arrive()
  await waitFor(() => expect(left()).toEqual([VISITOR]))
})

it('asks to sign in when the session is lost, and sends what waits once the same member is back', async () => {
  const lost = jest.fn(() => void afterLostSession())
  const stop = onSessionLost(lost)
  waiting = [heartOf(LAN)]
  isSignedOut = true
  startSending()
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1))
  expect(toastText()).toBe(
    'Phiên đăng nhập đã hết. Những gì bạn lưu khi mất mạng sẽ tự gửi khi bạn đăng nhập lại.',
  )
  await signIn(null)
  isSignedOut = false
  expect(left()).toEqual([LAN])
  await signIn()
  await waitFor(() => expect(left()).toEqual([]))
  expect(new Set(sent)).toEqual(new Set([`of-${LAN}`]))
  stop()
})
