import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { CampaignView } from '@/components/campaign/page/campaign-view'
import type { BankOffer } from '@/domain/campaign/bank-offer'
import type { Prize } from '@/domain/campaign/prize'
import type { TokenRule } from '@/domain/campaign/tokens'
import { failure, openNames, signIn, success, useNetwork } from '../as-member'
import { renderWithTexts } from '../with-texts'
import { campaignPage } from './sample-page'

/** how many movements of tokens the member has */
let entries = 1
let balance = (): Response | Promise<Response> => success({ campaign_id: '5', points: 1_250 })
useNetwork(
  http.get('*/api/public/user/me/campaign-token', () => balance()),
  http.get('*/api/public/user/me/campaign-token/history', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const [skip, limit] = ['skip', 'limit'].map((name) => Number(searchParams.get(name)))
    return HttpResponse.json({
      ...{ success: true, total: entries, skip, limit },
      data: Array.from({ length: entries }, (_, index) => ({
        _id: String(entries - index),
        campaign_id: '5',
        points: -120 - index,
        reason: 'redeemed',
        note: 'Giảm 100.000 ₫',
        created_at: '2026-11-22T01:00:00Z',
        balance_after: 1_250,
      })).slice(skip, Number(skip) + Number(limit)),
    })
  }),
  http.get('*/api/public/campaigns/5/leaderboard', () =>
    success({ kind: 'spender', rows: [], mine: { rank: 12, name: 'An', amount: 1_230_000 } }),
  ),
)
beforeEach(async () => {
  balance = () => success({ campaign_id: '5', points: 1_250 })
  await signIn(null)
})

const rule = (changes: Partial<TokenRule>): TokenRule => ({
  _id: '1',
  kind: 'order',
  tokens: 10,
  per_amount: null,
  daily_cap: null,
  total_cap: null,
  scope: { brand_ids: [], category_ids: [], product_ids: [] },
  ...changes,
})
const prize: Prize = {
  _id: '4',
  campaign_id: '5',
  type: 'gift',
  name: 'Hộp quà',
  description: 'Một hộp quà.',
  image: null,
  points: 600,
  stock: 3,
  per_member: 1,
  is_form_needed: true,
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-01T00:00:00Z',
  more_info: { partner_id: null, tnc: '', email_banner: null },
}
const tokens = (prizes = [prize]) =>
  campaignPage([{ type: 'tokens', title: 'Đổi token' }], {
    prizes,
    rules: [
      rule({ per_amount: 100_000, scope: { brand_ids: [3], category_ids: [8, 9], product_ids: [] } }),
      rule({ _id: '2', kind: 'review', tokens: 15, daily_cap: 45 }),
    ],
    names: { brands: { 3: 'Lá Khẽ' }, categories: { 8: 'Son môi' } },
  })
const show = (page: ReturnType<typeof campaignPage>) => renderWithTexts(<CampaignView {...page} />)

it('says how tokens are earned, by the rules that act', () => {
  show(tokens())
  expect(screen.getByText('Mỗi 100.000 ₫ trong đơn đã giao với Lá Khẽ, Son môi: 10 token')).toBeVisible()
  expect(screen.getByText('Mỗi đánh giá được đăng: 15 token (nhiều nhất 45 token một ngày)')).toBeVisible()
})

it('shows a visitor the prizes and the way to sign in (GAM-06)', async () => {
  show(tokens([prize, { ...prize, _id: '6', name: 'Đã hết', stock: 0 }]))
  await userEvent.click(screen.getByRole('button', { name: 'Đổi quà Hộp quà' }))
  expect(openNames()).toEqual(['campaign-redeem'])
  expect(screen.queryByRole('button', { name: 'Đổi quà Đã hết' })).toBeNull()
  const own = within(screen.getByRole('group', { name: 'Token của bạn' }))
  await userEvent.click(own.getByRole('button', { name: 'Đăng nhập' }))
  expect(openNames()).toContain('login')
})

it('shows a member the balance, and on request where it came from (GAM-07)', async () => {
  await signIn()
  show(tokens())
  expect(await screen.findByText('Bạn có 1.250 token')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Lịch sử' }))
  expect(await screen.findByText('-120')).toBeVisible()
  expect(screen.getByText(/Giảm 100\.000 ₫/)).toBeVisible()
})

it('shows every movement of tokens, page by page', async () => {
  entries = 125
  await signIn()
  show(tokens())
  await userEvent.click(await screen.findByRole('button', { name: 'Lịch sử' }))
  for (let shown = 20; shown < entries; shown += 20) {
    expect(await screen.findByText(`-${120 + shown - 1}`)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }))
  }
  expect(await screen.findByText('-244')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Xem thêm' })).toBeNull()
})

it('says that the balance could not be loaded, and tries again', async () => {
  await signIn()
  balance = () => failure(500, 'INTERNAL_ERROR')
  show(tokens())
  expect(await screen.findByText(/Chưa tải được token của bạn/)).toBeVisible()
  balance = () => success({ campaign_id: '5', points: 7 })
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText('Bạn có 7 token')).toBeVisible()
})

it('lists the first of a leaderboard, and the member’s own place', async () => {
  await signIn()
  const row = { rank: 1, name: 'Nguyễn A***', amount: 9_000_000 }
  show(
    campaignPage([{ type: 'leaderboard', title: 'Bảng vàng', kind: 'spender' }], {
      boards: { spender: { kind: 'spender', rows: [row], mine: null } },
    }),
  )
  const board = within(screen.getByRole('region', { name: 'Bảng vàng' }))
  expect(board.getByRole('listitem')).toHaveTextContent('1Nguyễn A***9.000.000 ₫')
  expect(await screen.findByText('Bạn đang ở hạng 12, với 1.230.000 ₫.')).toBeVisible()
})

const vote = {
  type: 'vote',
  key: 'mau-son',
  title: 'Màu nào?',
  choices: [
    { id: 'do', name: 'Đỏ rượu' },
    { id: 'hong', name: 'Hồng đất' },
  ],
}

it('opens a vote for the pressed choice', async () => {
  show(campaignPage([vote]))
  await userEvent.click(screen.getByRole('button', { name: 'Bình chọn cho Hồng đất' }))
  expect(openNames()).toEqual(['campaign-vote'])
})

it('shows the result of a vote once the campaign is over', () => {
  const choices = [
    { id: 'do', votes: 3 },
    { id: 'hong', votes: 1 },
  ]
  show(
    campaignPage([vote], {
      state: 'over',
      votes: { 'mau-son': { section: 'mau-son', choices, mine: null, until: '2026-12-01T00:00:00Z' } },
    }),
  )
  expect(screen.getByText('75% bình chọn')).toBeVisible()
  expect(screen.getByText('4 lượt bình chọn')).toBeVisible()
  expect(screen.queryByRole('button', { name: /bình chọn/i })).toBeNull()
})

it('says of a bank’s offer who gives it and how to get it, and asks for no card', () => {
  const offer: BankOffer = {
    _id: '1',
    bank: 'Vietcombank',
    name: 'Hoàn 10%',
    description: '',
    given_by: 'bank',
    card_prefixes: ['970436'],
    discount: { kind: 'percentage', value: 10, max: 100_000 },
    min_amount: 500_000,
    payment_methods: [],
    start_date: '2026-11-01T00:00:00Z',
    end_date: '2026-11-30T16:00:00Z',
    how_to: ['Chọn thẻ ở trang thanh toán.', 'Nhập mã OTP của ngân hàng.'],
    voucher_code: null,
  }
  show(campaignPage([{ type: 'banks', title: 'Ngân hàng' }], { bankOffers: [offer] }))
  const banks = within(screen.getByRole('region', { name: 'Ngân hàng' }))
  expect(banks.getByText('Đơn từ 500.000 ₫')).toBeVisible()
  expect(banks.getByText(/không trừ trong đơn ở Nàng/)).toBeVisible()
  expect(banks.getByText('Nhập mã OTP của ngân hàng.')).toBeInTheDocument()
  expect(banks.queryByRole('textbox')).toBeNull()
})
