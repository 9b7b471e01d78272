import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { CheckForm } from '@/components/authenticity/form/check-form'
import { CheckResult } from '@/components/authenticity/result/check-result'
import type { Check } from '@/domain/authenticity/check'
import { codeOf, groupedCode } from '@/domain/authenticity/code'
import { failure, success, useNetwork } from '../as-member'
import { renderWithTexts } from '../with-texts'

/** The form and the result of the authenticity check (OVL-27). */

const CODE = groupedCode(codeOf({ serial: 123_456, signature: 7_654_321 }))
const CHECK: Check = {
  id: '0b9f7c1e-0000-4000-8000-000000000001',
  checked_at: '2026-11-23T04:00:00Z',
  verdict: 'first',
  suspicions: [],
  kind: 'unit',
  first_checked_at: '2026-11-23T04:00:00Z',
  others: 0,
  product: { id: 7, name: 'Son lì Nhung Hồng', variant: '04 Đỏ Gạch', path: '/son/7-son', image: null },
  batch: 'NM2611-A',
  made_on: '2026-11-01',
  expires_on: '2029-11-01',
  is_expired: false,
  is_other_batch: false,
  is_other_product: false,
  bought_from: '',
  recall: null,
}

const sent: unknown[] = []
let answer: () => Response = () => success(CHECK)
useNetwork(
  http.post('*/api/catalog/v3/authenticity/checks', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)
beforeEach(() => {
  sent.length = 0
  answer = () => success(CHECK)
})

const code = () => screen.getByLabelText('Mã trên hộp')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Kiểm tra' }))

function open(onChecked = jest.fn()) {
  renderWithTexts(
    <CheckForm product={{ id: 7, name: 'Son lì Nhung Hồng' }} isMember={false} onChecked={onChecked} />,
  )
  return onChecked
}

it('asks the shop for nothing while the code cannot be right', async () => {
  open()
  await userEvent.type(code(), `${CODE.slice(0, -1)}${CODE.endsWith('0') ? '1' : '0'}`)
  await submit()
  expect(await screen.findByText('Có ký tự gõ nhầm. Bạn so lại với mã trên hộp nhé')).toBeVisible()
  await userEvent.clear(code())
  await userEvent.type(code(), 'A1C2')
  expect(await screen.findByText(/Mã còn thiếu ký tự/)).toBeVisible()
  expect(sent).toEqual([])
})

it('sends the code with what else is known, and hands over the result', async () => {
  const onChecked = open()
  await userEvent.type(code(), CODE.toLowerCase())
  await userEvent.type(screen.getByLabelText(/Số lô in trên hộp/), 'nm 2611-a')
  await userEvent.click(screen.getByLabelText('Nơi khác'))
  await userEvent.type(screen.getByLabelText(/Tên nơi bán/), 'Chợ gần nhà')
  await submit()
  await waitFor(() => expect(onChecked).toHaveBeenCalledWith(CHECK))
  expect(sent).toEqual([
    expect.objectContaining({
      code: CODE.toLowerCase(),
      batch: 'NM2611-A',
      bought_from: 'elsewhere',
      seller_name: 'Chợ gần nhà',
      product_id: 7,
    }),
  ])
})

it.each([
  ['CODE_FORGED', 'Mã này không phải của Nàng'],
  ['CODE_UNKNOWN', 'Mã này chưa thuộc lô hàng nào'],
])('says what %s means and offers help with the code filled in', async (refusal, title) => {
  answer = () => failure(404, refusal)
  const onChecked = open()
  await userEvent.type(code(), CODE)
  await submit()
  expect(await screen.findByText(title)).toBeVisible()
  const help = new URL(
    screen.getByRole('link', { name: 'Gửi ảnh hộp cho chúng mình' }).getAttribute('href') ?? '',
    'http://localhost',
  )
  expect(help.searchParams.get('topic')).toBe('authenticity')
  expect(help.searchParams.get('product')).toBe('Son lì Nhung Hồng')
  expect(help.searchParams.get('message')).toContain(CODE)
  expect(code()).toHaveValue(CODE)
  expect(onChecked).not.toHaveBeenCalled()
})

it('says how long to wait after too many failures, and keeps what was typed', async () => {
  answer = () => failure(429, 'TOO_MANY_REQUESTS', 'wait', { retry_after: 240 })
  open()
  await userEvent.type(code(), CODE)
  await submit()
  expect(await screen.findByText(/thử lại sau 4 phút/)).toBeVisible()
  expect(code()).toHaveValue(CODE)
})

const recall = { recalled_at: '2026-11-20T00:00:00Z', reason: 'Hở nắp', advice: 'Gửi lại cho shop.' }

it.each([
  ['Hàng chính hãng', {}],
  ['Mã đúng, đã được kiểm tra trước đó', { verdict: 'seen', others: 1 }],
  ['Mã đúng, nhưng hộp này đáng ngờ', { verdict: 'suspect', others: 5, suspicions: ['devices'] }],
  ['Mã đúng, nhưng của sản phẩm khác', { is_other_product: true }],
  ['Mã đúng, nhưng khác số lô trên hộp', { is_other_batch: true }],
  ['Mã đúng, nhưng đã quá hạn dùng', { is_expired: true }],
  ['Mã đúng, chung cho cả lô', { verdict: 'batch', kind: 'batch', first_checked_at: null }],
  ['Lô hàng này đang được thu hồi', { recall, verdict: 'suspect', is_expired: true }],
] as const)('begins with "%s"', (title, changes) => {
  renderWithTexts(
    <CheckResult
      check={{ ...CHECK, ...changes, suspicions: [...('suspicions' in changes ? changes.suspicions : [])] }}
    />,
  )
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByText('NM2611-A')).toBeVisible()
  expect(screen.getByText('01/11/2029')).toBeVisible()
})

it('shows why a unit is suspect, and what to do about a recall', () => {
  renderWithTexts(
    <CheckResult
      check={{ ...CHECK, verdict: 'suspect', others: 5, suspicions: ['devices', 'time'], recall }}
    />,
  )
  expect(screen.getByText('5 người hoặc thiết bị khác đã kiểm tra mã này.')).toBeVisible()
  expect(screen.getByText(/hơn 180 ngày trước/)).toBeVisible()
  expect(screen.getByText('Bạn cần làm: Gửi lại cho shop.')).toBeVisible()
})
