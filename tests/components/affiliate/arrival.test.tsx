import { http, HttpResponse } from 'msw'
import { arriveByLink } from '@/components/affiliate/arrival'
import { dismissToast, getToast } from '@/components/toasts/toast'
import { acquisition, affiliation } from '@/lib/account/acquisition'
import { readCookie } from '@/lib/client/browser/cookie'
import { answerConsent } from '@/lib/client/tracking/consent'
import { useServer } from '../network'

const CODE = 'AB23CD45'
const asked: unknown[] = []
let answer: () => Response = () => HttpResponse.json({})
useServer(
  http.post('*/api/affiliate/affiliates/clicks', async ({ request }) => {
    asked.push(await request.json())
    return answer()
  }),
)

const NAMES = ['affiliate_code', 'aff_sid', 'traffic_id', 'utm_source', 'utm_medium', 'nang_consent']
const clear = () => NAMES.forEach((name) => (document.cookie = `${name}=; max-age=0; path=/`))
let written: jest.SpyInstance

const SEARCH = `?affiliate_code=${CODE}&aff_sid=zalo&utm_source=at&traffic_id=9`
const arrive = () => arriveByLink(SEARCH)
/** What the head script writes of it where there is no earlier claim. */
const OF_LINK = { affiliate_code: CODE, aff_sid: 'zalo', traffic_id: '9', utm_source: 'at' }
const write = (cookies: Record<string, string>) =>
  Object.entries(cookies).forEach(([name, value]) => (document.cookie = `${name}=${value}; path=/`))
const cookies = () =>
  Object.fromEntries(NAMES.flatMap((name) => (readCookie(name) === null ? [] : [[name, readCookie(name)]])))

beforeEach(() => {
  clear()
  asked.splice(0)
  dismissToast()
  write(OF_LINK)
  written = jest.spyOn(document, 'cookie', 'set')
})
afterEach(() => {
  written.mockRestore()
  clear()
})

const known = (days: number) => () =>
  HttpResponse.json({
    success: true,
    data: { _id: 'x', name: 'Góc của Lan', tracking_cookies_validity: days },
  })

it("keeps the claim as long as this affiliate's links do, and says whose link it was (AFF-03, AFF-05)", async () => {
  answer = known(45)
  await arrive()
  expect(asked).toEqual([{ affiliate_code: CODE }])
  const kept = written.mock.calls.flat()
  expect(kept).toContain(`affiliate_code=${CODE};path=/;max-age=3888000;samesite=lax`)
  expect(kept).toContain('aff_sid=zalo;path=/;max-age=3888000;samesite=lax')
  expect(getToast()?.message).toContain('liên kết tiếp thị của Góc của Lan')
  expect(affiliation()).toEqual(OF_LINK)
})

const EARLIER = { affiliate_code: 'EARLIER2', aff_sid: 'blog' }
const unknown = () => HttpResponse.json({ success: false, code: 'NOT_FOUND' }, { status: 404 })

it('forgets a code that leads to no affiliate, and leaves what its link says of a campaign (AFF-04, AUT-08)', async () => {
  answer = unknown
  await arrive()
  expect(affiliation()).toBeUndefined()
  expect(acquisition()).toEqual({ utm_source: 'at', affilation: '9' })
  expect(getToast()).toBeNull()
})

it("leaves an earlier affiliate's claim as it is for a code that leads to none (AFF-05)", async () => {
  answer = unknown
  write(EARLIER)
  await arrive()
  expect(cookies()).toEqual({ ...OF_LINK, ...EARLIER })
})

it('replaces all that earlier links left: the last click wins', async () => {
  answer = known(30)
  write({ ...EARLIER, utm_medium: 'of-an-advertisement' })
  await arriveByLink(`?affiliate_code=${CODE}`)
  expect(cookies()).toEqual({ affiliate_code: CODE })
})

it('keeps nothing when the visitor says no meanwhile', async () => {
  answer = () => {
    answerConsent('no')
    return known(30)()
  }
  await arrive()
  expect(cookies()).toEqual({ nang_consent: 'no' })
})

it('leaves the claim as it is while the shop does not answer', async () => {
  answer = () => HttpResponse.json({ success: false, code: 'SERVICE_UNAVAILABLE' }, { status: 503 })
  await arrive()
  expect(affiliation()).toEqual(OF_LINK)
})

it('counts nothing where the visitor or the browser refuses cookies, and still says what the link is', async () => {
  clear()
  await arrive()
  expect(asked).toEqual([])
  expect(getToast()?.message).toContain('một liên kết tiếp thị')
})

it('sends cookies of a registration or order as they are, cut to their length (AFF-04)', () => {
  document.cookie = `traffic_id=${'x'.repeat(500)}; path=/`
  expect(affiliation()).toEqual({ ...OF_LINK, traffic_id: 'x'.repeat(200) })
})
