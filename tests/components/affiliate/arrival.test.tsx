import { http, HttpResponse } from 'msw'
import { arriveByLink } from '@/components/affiliate/arrival'
import { dismissToast, getToast } from '@/components/toasts/toast'
import { affiliation } from '@/lib/account/acquisition'
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

const NAMES = ['affiliate_code', 'aff_sid', 'traffic_id', 'utm_source']
const clear = () => NAMES.forEach((name) => (document.cookie = `${name}=; max-age=0; path=/`))
let written: jest.SpyInstance

beforeEach(() => {
  clear()
  asked.splice(0)
  dismissToast()
  window.history.replaceState(null, '', `/?affiliate_code=${CODE}&aff_sid=zalo`)
  // What the head script wrote.
  document.cookie = `affiliate_code=${CODE}; path=/`
  document.cookie = 'aff_sid=zalo; path=/'
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
  await arriveByLink()
  expect(asked).toEqual([{ affiliate_code: CODE }])
  const kept = written.mock.calls.flat()
  expect(kept).toContain(`affiliate_code=${CODE};path=/;max-age=3888000;samesite=lax`)
  expect(kept).toContain('aff_sid=zalo;path=/;max-age=3888000;samesite=lax')
  expect(getToast()?.message).toContain('liên kết tiếp thị của Góc của Lan')
  expect(affiliation()).toEqual({ affiliate_code: CODE, aff_sid: 'zalo' })
})

it('forgets a code that leads to no affiliate', async () => {
  answer = () => HttpResponse.json({ success: false, code: 'NOT_FOUND' }, { status: 404 })
  await arriveByLink()
  expect(affiliation()).toBeUndefined()
  expect(getToast()).toBeNull()
})

it('leaves the claim as it is while the shop does not answer', async () => {
  answer = () => HttpResponse.json({ success: false, code: 'SERVICE_UNAVAILABLE' }, { status: 503 })
  await arriveByLink()
  expect(affiliation()).toEqual({ affiliate_code: CODE, aff_sid: 'zalo' })
})

it('counts nothing where the visitor or the browser refuses cookies, and still says what the link is', async () => {
  clear()
  await arriveByLink()
  expect(asked).toEqual([])
  expect(getToast()?.message).toContain('một liên kết tiếp thị')
})

it('sends cookies of a registration or order as they are, cut to their length (AFF-04)', () => {
  document.cookie = `traffic_id=${'x'.repeat(500)}; path=/`
  expect(affiliation()).toEqual({ affiliate_code: CODE, aff_sid: 'zalo', traffic_id: 'x'.repeat(200) })
})
