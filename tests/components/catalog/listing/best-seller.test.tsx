import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import BestSellerPages from '@/components/catalog/best-sellers/best-seller-pages'
import { failure, useNetwork } from '../../as-member'
import { sampleCard } from '../card/sample-card'
import { renderWithTexts } from '../../with-texts'

const asked: URLSearchParams[] = []
let isAway = false
useNetwork(
  http.get('*/api/catalog/v3/search', ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push(searchParams)
    if (isAway) return failure(503, 'SERVICE_UNAVAILABLE')
    const skip = Number(searchParams.get('skip'))
    const data = [sampleCard({ id: skip + 1, name: `Món ${skip + 1}` })]
    return HttpResponse.json({ success: true, data, total: 60, limit: 20, skip })
  }),
)
beforeEach(() => {
  asked.splice(0)
  isAway = false
})

const show = (categoryId: number | null) =>
  renderWithTexts(
    <BestSellerPages
      categoryId={categoryId}
      pages={3}
      label="Các trang"
      failed="Chưa mở được"
      retry="Thử lại"
      first={<p>Hai mươi món đầu</p>}
    />,
  )
const turnTo = (name: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'Các trang' })).getByRole('link', { name }))

it('turns pages of twenty in place, without a change of the address (DEC-18, LST-30, LST-31)', async () => {
  const before = window.location.href
  show(12)
  expect(screen.getByText('Hai mươi món đầu')).toBeInTheDocument()
  await turnTo('Trang 2')
  expect(await screen.findByText('Món 21')).toBeInTheDocument()
  expect(screen.queryByText('Hai mươi món đầu')).not.toBeInTheDocument()
  expect(window.location.href).toBe(before)
  expect(Object.fromEntries(asked[0]!)).toEqual({
    skip: '20',
    limit: '20',
    sort: 'most-purchased',
    filter: '{"categories.id":[12]}',
  })
})

it('restores the page of each list on return', async () => {
  const { unmount } = show(13)
  await turnTo('Trang cuối')
  expect(await screen.findByText('Món 41')).toBeInTheDocument()
  unmount()
  show(13)
  expect(await screen.findByText('Món 41')).toBeInTheDocument()
  await turnTo('Trang đầu')
  expect(screen.getByText('Hai mươi món đầu')).toBeInTheDocument()
})

it('offers a retry when a page cannot be loaded', async () => {
  isAway = true
  show(14)
  await turnTo('Trang 2')
  expect(await screen.findByText(/^Chưa mở được/)).toBeInTheDocument()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText('Món 21')).toBeInTheDocument()
})
