import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import Redeem from '@/components/campaign/tokens/redeem'
import type { Prize } from '@/domain/campaign/prize'
import { failure, openNames, showOverlay, signIn, success, useNetwork } from '../as-member'

const prize: Prize = {
  _id: '4',
  campaign_id: '12',
  type: 'next_purchase_voucher',
  name: 'Giảm 100.000 ₫',
  description: 'Cho đơn từ 600.000 ₫.',
  image: null,
  points: 120,
  stock: 9,
  per_member: 1,
  is_form_needed: false,
  start_date: '2026-10-31T17:00:00Z',
  // An instant that is another day in Vietnam than in Greenwich.
  end_date: '2026-12-31T17:30:00Z',
  more_info: { partner_id: 'momo', tnc: '<p>Một lần.</p>', email_banner: '/media/banner.webp' },
}
const redeemed = {
  _id: 'r1',
  campaign_id: '12',
  prize_id: '4',
  name: prize.name,
  type: prize.type,
  image: null,
  points: 120,
  state: 'issued',
  code: 'QUA-7XK2',
  expires_at: '2026-12-30T17:00:00Z',
  phone: null,
  redeemed_at: '2026-11-23T01:00:00Z',
  handed_over_at: null,
}

let prizes = [prize]
let balance = 150
let answer = (): Response | Promise<Response> => success({ redeemed, points: 30 })
const sent: { body: unknown; key: string | null }[] = []
const server = useNetwork(
  http.get('*/api/public/campaigns/12/prizes', () => success(prizes)),
  http.get('*/api/public/user/me/campaign-token', ({ request }) => {
    const filter = new URL(request.url).searchParams.get('filter')
    return filter === '{"campaign_id":"12"}'
      ? success({ campaign_id: '12', points: balance })
      : failure(400, 'BAD')
  }),
  http.post('*/api/public/user/me/tokens/redeem', async ({ request }) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    return answer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  prizes = [prize]
  balance = 150
  answer = () => success({ redeemed, points: 30 })
  sent.length = 0
  localStorage.clear()
})

const show = () => showOverlay('campaign-redeem', <Redeem campaignId="12" prizeId="4" />)
const press = async (name = 'Đổi 120 token') => userEvent.click(await screen.findByRole('button', { name }))

it('confirms a prize, sends the call of the specification and shows what is left (GAM-10, GAM-13)', async () => {
  show()
  const facts = within((await screen.findByText('Giá đổi')).closest('dl') ?? document.body)
  expect(facts.getByText('150 token')).toBeVisible()
  expect(facts.getByText('30 token')).toBeVisible()
  await press()
  expect(await screen.findByText('“Giảm 100.000 ₫” đã là của bạn!')).toBeVisible()
  expect(screen.getByText('QUA-7XK2')).toBeVisible()
  expect(screen.getByText('Bạn còn 30 token.')).toBeVisible()
  // Neither phone nor ID number without the other (GAM-09); days of Ho Chi Minh City (GAM-08).
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      body: {
        points: 120,
        partner_id: 'momo',
        tnc: '<p>Một lần.</p>',
        email_banner: '/media/banner.webp',
        prize_name: 'Giảm 100.000 ₫',
        type: 'next_purchase_voucher',
        campaign_id: '12',
        start_date: '01/11/2026',
        end_date: '01/01/2027',
      },
    },
  ])
})

it('asks for phone and ID number where the prize needs them, and sends both', async () => {
  prizes = [{ ...prize, type: 'gift', is_form_needed: true }]
  answer = () =>
    success({ redeemed: { ...redeemed, code: null, expires_at: null, phone: '*** *** 678' }, points: 30 })
  show()
  await userEvent.type(await screen.findByLabelText('Số điện thoại'), '0912345678')
  await press()
  expect(await screen.findByText('Số căn cước không được để trống')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText('Số căn cước'), '079203001234')
  await press()
  expect(await screen.findByText(/gọi số \*\*\* \*\*\* 678/)).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ phone_no: '0912345678', kpi: '079203001234' })
})

it.each([
  ['INSUFFICIENT_POINTS', 'not enough', 'Thật đáng tiếc, bạn chưa đủ token.'],
  ['SOME_CODE', 'raw <b>words</b> of a service', 'raw <b>words</b> of a service'],
  ['LONG_CODE', 'x'.repeat(5_000), `${'x'.repeat(300)}…`],
])('says %s and keeps what was typed (GAM-11, GAM-12)', async (code, message, text) => {
  prizes = [{ ...prize, is_form_needed: true }]
  answer = () => failure(409, code, message)
  show()
  await userEvent.type(await screen.findByLabelText('Số điện thoại'), '0912345678')
  await userEvent.type(screen.getByLabelText('Số căn cước'), '079203001234')
  await press()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Số căn cước')).toHaveValue('079203001234')
})

it('repeats a call without an answer under its key, and takes a new one after a refusal', async () => {
  answer = () => HttpResponse.error()
  show()
  await press()
  expect(await screen.findByText(/Chưa biết quà đã được đổi hay chưa/)).toBeVisible()
  answer = () => failure(409, 'CAMPAIGN_OVER', 'Chương trình đã kết thúc.')
  await press()
  expect(await screen.findByText('Chương trình đã kết thúc.')).toBeVisible()
  answer = () => success({ redeemed, points: 30 })
  await press()
  expect(await screen.findByText('Bạn còn 30 token.')).toBeVisible()
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[1]?.key)
})

it('asks for the same redemption after the overlay was closed, and after a correction of the form', async () => {
  prizes = [{ ...prize, is_form_needed: true }]
  answer = () => HttpResponse.error()
  const fill = async (phone: string) => {
    await userEvent.type(await screen.findByLabelText('Số điện thoại'), phone)
    await userEvent.type(screen.getByLabelText('Số căn cước'), '079203001234')
    await press()
  }
  const { unmount } = show()
  await fill('0912345678')
  await screen.findByText(/Chưa biết quà đã được đổi hay chưa/)
  unmount()
  answer = () =>
    failure(422, 'INVALID_FIELDS', 'Số điện thoại chưa đúng', { fields: { phone_no: 'Chưa đúng' } })
  const again = show()
  await fill('0987654321')
  await waitFor(() => expect(sent).toHaveLength(2))
  again.unmount()
  answer = () => success({ redeemed, points: 30 })
  show()
  await fill('0912345678')
  expect(await screen.findByText('Bạn còn 30 token.')).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

it('shows the new price when the prize has changed', async () => {
  answer = () => {
    prizes = [{ ...prize, points: 140 }]
    return failure(409, 'PRIZE_CHANGED', 'Quà vừa được cập nhật.')
  }
  show()
  await press()
  expect(await screen.findByText('Quà vừa được cập nhật.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Đổi 140 token' })).toBeVisible()
})

it('says how many tokens are missing instead of offering the redemption', async () => {
  balance = 100
  show()
  expect(await screen.findByText('Thật đáng tiếc, bạn chưa đủ token.')).toBeVisible()
  expect(screen.getByText('Bạn cần thêm 20 token nữa cho quà này.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Đổi/ })).toBeNull()
})

it('offers nothing of a prize that is gone', async () => {
  prizes = [{ ...prize, stock: 0 }]
  show()
  expect(await screen.findByText('Quà này vừa hết. Bạn chọn quà khác nhé.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Đổi/ })).toBeNull()
})

it('tries again when prizes cannot be loaded', async () => {
  server.use(
    http.get('*/api/public/campaigns/12/prizes', () => failure(500, 'INTERNAL_ERROR'), { once: true }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('button', { name: 'Đổi 120 token' })).toBeVisible()
})

it('asks visitors to sign in', async () => {
  await signIn(null)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập' }))
  await waitFor(() => expect(openNames()).toContain('login'))
  await signIn()
})
