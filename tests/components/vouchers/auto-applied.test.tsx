import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { AutoApplied } from '@/components/vouchers/list/auto-applied'
import { useNetwork } from '../as-member'
import { renderWithTexts } from '../with-texts'
import { voucher } from './sample-voucher'

const TOTAL = 14
const all = Array.from({ length: TOTAL }, (_, index) => voucher(index + 1))
const asked: string[] = []
let isAway = false

useNetwork(
  http.get('*/api/cart/vouchers/auto-applied', ({ request }) => {
    const query = new URL(request.url).searchParams
    asked.push(`${query.get('skip')}+${query.get('limit')}`)
    if (isAway) return HttpResponse.error()
    const skip = Number(query.get('skip'))
    return HttpResponse.json({ success: true, data: all.slice(skip, skip + 6), total: TOTAL, skip, limit: 6 })
  }),
)
beforeEach(() => {
  asked.splice(0)
  isAway = false
})

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const more = () => screen.queryByRole('button', { name: 'Xem thêm' })
const first = (count: number) => all.slice(0, count).map(({ name }) => name)

it('shows six and loads six more at a press until there are no more (VCH-04)', async () => {
  renderWithTexts(<AutoApplied vouchers={all.slice(0, 6)} total={TOTAL} />)
  expect(titles()).toEqual(first(6))
  await userEvent.click(more()!)
  await screen.findByText('Ưu đãi 12')
  expect(titles()).toEqual(first(12))
  expect(screen.getByText('Ưu đãi 7').closest('li')).toHaveFocus()
  await userEvent.click(more()!)
  await screen.findByText('Ưu đãi 14')
  expect(titles()).toEqual(first(14))
  expect(screen.getByText('Ưu đãi 13').closest('li')).toHaveFocus()
  expect(more()).toBeNull()
  expect(asked).toEqual(['6+6', '12+6'])
})

it('says when loading failed, and continues from there', async () => {
  renderWithTexts(<AutoApplied vouchers={all.slice(0, 6)} total={TOTAL} />)
  isAway = true
  await userEvent.click(more()!)
  expect(await screen.findByText('Chưa tải thêm được. Bạn thử lại nhé.')).toBeInTheDocument()
  isAway = false
  await userEvent.click(more()!)
  await screen.findByText('Ưu đãi 12')
  expect(asked).toEqual(['6+6', '6+6'])
})

it('has no button when all are shown, and renders nothing without any', () => {
  const { rerender } = renderWithTexts(<AutoApplied vouchers={all.slice(0, 3)} total={3} />)
  expect(more()).toBeNull()
  rerender(<></>)
  renderWithTexts(<AutoApplied vouchers={[]} total={0} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
