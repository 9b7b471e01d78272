import { screen, within } from '@testing-library/react'
import { OrderSummary } from '@/components/checkout/result/order-summary'
import { signIn, useNetwork } from '../as-member'
import { renderWithTexts } from '../with-texts'
import { orderHandlers, resetService, service, visit } from './orders-page'
import { sampleLine, sampleOrder } from './sample-order'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
useNetwork(...orderHandlers)
beforeEach(async () => {
  window.scrollTo = jest.fn()
  await signIn()
  resetService()
})

/** Two at 90.000 ₫ instead of 100.000 ₫; a voucher takes 10.000 ₫ off the order, of which the lines have their shares. */
const order = sampleOrder({
  state: 'delivered',
  products: [
    { ...sampleLine, quantity: 2, unit_price: 90_000, list_price: 100_000, discount: 10_000, total: 170_000 },
  ],
})
const WITH_VOUCHER = /170\.000/

it.each<[string, () => Promise<HTMLElement>]>([
  [
    'the list',
    async () => {
      service.orders = [order]
      visit()
      return screen.findByRole('article')
    },
  ],
  [
    'the detail',
    async () => {
      service.orders = [order]
      visit(`?order=${order._id}`)
      return screen.findByRole('region', { name: 'Sản phẩm' })
    },
  ],
  [
    'the result',
    () => {
      renderWithTexts(<OrderSummary order={order} hasPoints={false} />)
      return Promise.resolve(screen.getByRole('region'))
    },
  ],
])(
  'shows in %s what the goods cost as they were bought, without the share of a voucher (ORD-14)',
  async (_, open) => {
    const place = await open()
    const line = within(place).getAllByText('Son lì Mây')[0]!.closest('li')
    expect(line).toHaveTextContent(/180\.000\s₫/)
    expect(place).not.toHaveTextContent(WITH_VOUCHER)
  },
)
