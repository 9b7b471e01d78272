import { render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { RecentlyBought } from '@/components/orders/list/recently-bought'
import { failure, signIn, success, useNetwork, withMember } from '../as-member'
import { sampleCard } from '../catalog/card/sample-card'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
window.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

let answer: () => Response = () => success([])
let calls = 0
useNetwork(
  http.get('*/api/order/users/me/recently-bought', () => {
    calls += 1
    return answer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  calls = 0
})

it('renders nothing without purchases, or when loading fails', async () => {
  answer = () => failure(503, 'SERVICE_UNAVAILABLE')
  const { container } = render(withMember(<RecentlyBought title="Bạn vừa mua gần đây" />))
  await waitFor(() => expect(calls).toBe(1))
  expect(container).toBeEmptyDOMElement()
})

it('shows recent purchases (ORD-53)', async () => {
  answer = () => success([sampleCard()])
  render(withMember(<RecentlyBought title="Bạn vừa mua gần đây" />))
  expect(await screen.findByRole('heading', { name: 'Bạn vừa mua gần đây' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Son lì mịn môi Sương Hồng' })).toBeInTheDocument()
})
