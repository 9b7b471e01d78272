import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { OverlayHost } from '@/components/overlays/overlay-host'
import MemberPoints from '@/components/points/member/member-points'
import type { HistoryEntry } from '@/domain/loyalty/ledger'
import type { RedeemedReward, ShownReward } from '@/domain/loyalty/rewards'
import { closeOverlaysAbove } from '@/components/overlays/store'
import { failure, member, signIn, success, useNetwork, withMember } from '../../as-member'

/** The member's part of /points-rewards (GAM-01, GAM-02, GAM-24). */

const level = {
  current: { stage: 'Hồng Nhạt', name: 'Hồng Nhạt', threshold: 0, multiplier: 100, benefits: [] },
  next: {
    stage: 'Hồng Đào',
    name: 'Hồng Đào',
    threshold: 2_000_000,
    multiplier: 110,
    benefits: [{ kind: 'multiplier', value: 110 }],
  },
  spent: 500_000,
  needed: 1_500_000,
  keep_until: null,
}

const reward = (id: string, changes: Partial<ShownReward> = {}): ShownReward => ({
  _id: id,
  type: 'voucher',
  name: `Mã giảm ${id}`,
  description: '',
  image: null,
  points: 40,
  level: null,
  stock: null,
  per_member: null,
  start_date: '2026-11-01T00:00:00Z',
  end_date: null,
  more_info: { tnc: 'Dùng một lần.', partner_id: null, days: 60, min_amount: 300_000 },
  can_redeem: true,
  reason: null,
  ...changes,
})

const redeemed: RedeemedReward = {
  _id: 'a',
  reward: { _id: '1', type: 'voucher', name: 'Mã giảm 1', image: null },
  points: 40,
  code: 'DOIABCDEFGHJKM',
  order: null,
  state: 'ready',
  redeemed_at: '2026-11-23T00:00:00Z',
  expires_at: '2027-01-22T00:00:00Z',
  where: { kind: 'voucher', link: '/order' },
}

const list = (data: unknown[], total = data.length) =>
  HttpResponse.json({ success: true, data, total, skip: 0, limit: 20 } as never)

let answers: Record<'points' | 'rewards' | 'redeem' | 'history' | 'redeemed', () => Response>
/** keys of the presses */
let keys: (string | null)[] = []

beforeEach(async () => {
  keys = []
  localStorage.clear()
  answers = {
    points: () => success({ balance: 128, expiring: [], level, news: [] }),
    rewards: () => list([reward('1')]),
    redeem: () => success(redeemed),
    history: () => list([]),
    redeemed: () => list([]),
  }
  await signIn()
})

useNetwork(
  http.get('*/api/loyalty/points', () => answers.points()),
  http.get('*/api/loyalty/points/history', () => answers.history()),
  http.get('*/api/loyalty/me/referrals', () => failure(500, 'INTERNAL_ERROR')),
  http.get('*/api/public/rewards', () => answers.rewards()),
  http.get('*/api/public/user/me/rewards', () => answers.redeemed()),
  http.get('*/api/public/user/me/campaign-prizes', () => success([])),
  http.post('*/api/public/rewards/:id/redeem', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'))
    return answers.redeem()
  }),
  http.get('*/api/cart/carts/me', () => failure(500, 'INTERNAL_ERROR')),
)

const draw = () =>
  render(
    withMember(
      <>
        <MemberPoints stages={['Hồng Nhạt', 'Hồng Đào']} />
        <OverlayHost texts={{ loading: 'Đang mở' }} />
      </>,
    ),
  )

it('shows balance, worth and the way to the next level, spoken with its figures', async () => {
  answers.points = () =>
    success({
      balance: 128,
      expiring: [{ points: 20, expires_at: '2026-12-31T16:59:59Z' }],
      level,
      news: [],
    })
  draw()
  expect(await screen.findByText('128')).toBeVisible()
  expect(screen.getByText('Trả được 128.000 ₫ tiền hàng')).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: 'Tiến độ lên hạng Hồng Đào' })
  expect(bar).toHaveAttribute('aria-valuenow', '500000')
  expect(bar.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
    'Đã mua 500.000 ₫ trên 2.000.000 ₫ trong 12 tháng',
  )
  expect(screen.getByText('20 điểm hết hạn ngày 31/12/2026')).toBeVisible()
})

it('opens the details of level and points (OVL-18)', async () => {
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Chi tiết hạng và điểm' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hạng và điểm của bạn' })
  expect(dialog).toHaveTextContent('Lên Hồng Đào bạn có thêm')
  expect(dialog).toHaveTextContent('Điểm mua hàng nhân 1,1')
  expect(dialog).toHaveTextContent('Mỗi điểm trả được 1.000 ₫ tiền hàng.')
})

it('tells a failure apart from no points, and keeps what was loaded when a later call fails', async () => {
  answers.points = () => failure(500, 'INTERNAL_ERROR')
  draw()
  const alert = await screen.findByText(/Chưa tải được điểm của bạn/)
  expect(screen.queryByText('0')).not.toBeInTheDocument()
  answers.points = () => success({ balance: 7, expiring: [], level, news: [] })
  await userEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText('7')).toBeVisible()
})

it('redeems after a look at the terms, and says where the reward is', async () => {
  draw()
  await userEvent.click(await screen.findByRole('button', { name: /Mã giảm 1/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Cho đơn có tiền hàng từ 300.000 ₫')
  expect(dialog).toHaveTextContent('Sau khi đổi, bạn còn 88 điểm.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Đổi 40 điểm' }))
  expect(await screen.findByText('DOIABCDEFGHJKM')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mở giỏ hàng' })).toHaveAttribute('href', '/order')
})

it('repeats a press without an answer under the same key, and begins a new one after a refusal', async () => {
  answers.redeem = () => HttpResponse.error()
  draw()
  await userEvent.click(await screen.findByRole('button', { name: /Mã giảm 1/ }))
  const dialog = await screen.findByRole('dialog')
  const redeem = () => within(dialog).getByRole('button', { name: 'Đổi 40 điểm' })
  await userEvent.click(redeem())
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Chưa biết phần thưởng đã được đổi hay chưa',
  )
  answers.redeem = () =>
    failure(409, 'REWARD_REFUSED', 'refused', { reason: { code: 'POINTS_MISSING', missing: 3, balance: 37 } })
  await userEvent.click(redeem())
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Còn thiếu 3 điểm'))
  answers.redeem = () => success(redeemed)
  await userEvent.click(redeem())
  await screen.findByText('DOIABCDEFGHJKM')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

it('asks for the same redemption after the overlay was closed, and never with the key of another member', async () => {
  answers.redeem = () => HttpResponse.error()
  const { unmount } = draw()
  const redeem = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Mã giảm 1/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Đổi 40 điểm' }))
    return dialog
  }
  await within(await redeem()).findByRole('alert')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  answers.redeem = () => failure(429, 'TOO_MANY_REQUESTS', 'too often', { retry_after: 60 })
  await within(await redeem()).findByRole('alert')
  unmount()
  closeOverlaysAbove(0)

  await signIn({ ...member, id: 8 })
  answers.redeem = () => HttpResponse.error()
  const other = draw()
  await within(await redeem()).findByRole('alert')
  other.unmount()
  closeOverlaysAbove(0)

  await signIn()
  answers.redeem = () => success(redeemed)
  draw()
  await redeem()
  await screen.findByText('DOIABCDEFGHJKM')
  const [first, second, ofOther, last] = keys
  expect([second, last]).toEqual([first, first])
  expect(ofOther).not.toBe(first)
  expect(localStorage).toHaveLength(1)
})

it.each<[string, Partial<ShownReward>, string]>([
  ['points', { reason: { code: 'POINTS_MISSING', missing: 12, balance: 28 } }, 'Còn thiếu 12 điểm'],
  ['a level', { reason: { code: 'LEVEL_NEEDED', level: 'Ruby' } }, 'Cần hạng Ruby trở lên'],
  ['pieces', { reason: { code: 'SOLD_OUT' }, stock: 0 }, 'Đã đổi hết'],
  [
    'its day',
    { reason: { code: 'NOT_STARTED', starts_at: '2026-12-01T00:00:00+07:00' } },
    'Mở đổi từ 01/12/2026',
  ],
])('says what is missing to redeem: %s', async (_, changes, text) => {
  answers.rewards = () => list([reward('1', { can_redeem: false, ...changes })])
  draw()
  const card = await screen.findByRole('button', { name: /Mã giảm 1/ })
  expect(card).toHaveTextContent(text)
  await userEvent.click(card)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('button', { name: /^Đổi/ })).not.toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: 'Xem cách tích thêm điểm' })).toBeVisible()
})

it('lists movements with cause, order and the balance after each, and loads more below', async () => {
  const entry = (id: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
    id,
    points: 12,
    reason: 'order-earned',
    reference: '7d0c1a52-5f0e-4a8e-9c37-2f1c0f6f0a11',
    order_code: 'NG26112300018',
    expires_at: '2027-11-30T16:59:59Z',
    created_at: '2026-11-23T02:00:00Z',
    balance_after: 140,
    ...changes,
  })
  answers.history = () =>
    list(
      [
        entry(2),
        entry(1, { points: -40, reason: 'reward', reference: 'r', order_code: null, balance_after: 128 }),
      ],
      3,
    )
  draw()
  await userEvent.click(await screen.findByRole('tab', { name: 'Lịch sử điểm' }))
  const rows = within(await screen.findByRole('list', { name: 'Các lần cộng và trừ điểm' })).getAllByRole(
    'listitem',
  )
  expect(rows[0]).toHaveTextContent('Mua hàng')
  expect(rows[0]).toHaveTextContent('Cộng 12 điểm')
  expect(rows[0]).toHaveTextContent('Còn 140')
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/my-orders?order=7d0c1a52-5f0e-4a8e-9c37-2f1c0f6f0a11',
  )
  expect(rows[1]).toHaveTextContent('Trừ 40 điểm')
  answers.history = () => failure(500, 'INTERNAL_ERROR')
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }))
  expect(await screen.findByText(/Chưa tải được lịch sử điểm/)).toBeVisible()
  expect(screen.getByText('Mua hàng')).toBeVisible()
})

it('has an empty state for each list', async () => {
  answers.rewards = () => list([])
  draw()
  expect(await screen.findByText('Phần thưởng mới đang được chuẩn bị')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Đã đổi' }))
  expect(await screen.findByText('Bạn chưa đổi phần thưởng nào')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Lịch sử điểm' }))
  expect(await screen.findByText('Chưa có lần cộng điểm nào')).toBeVisible()
})
