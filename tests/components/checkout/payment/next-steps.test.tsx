import { screen, within } from '@testing-library/react'
import { SuccessView } from '@/components/checkout/result/success-view'
import { wireState } from '@/domain/order/states'
import { renderWithTexts } from '../../with-texts'
import { orderWith, paidBy, paymentWith } from './sample-order'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

it.each([
  ['ha@example.vn', 'Bạn nhận tin kèm mã vận đơn để theo dõi đường đi của gói hàng.'],
  [null, 'Đơn không kèm email: bạn xem mã vận đơn và đường đi của gói hàng ngay trong đơn.'],
])('promises news to an order with the address %s, and to no other', (email, promise) => {
  const order = orderWith({
    ...wireState('awaiting_cod_verification'),
    payment_method: paidBy('cash_on_delivery'),
    contact: { ...orderWith().contact, email },
  })
  const payment = paymentWith({
    accounts: [],
    transfer_content: null,
    due_at: null,
    method: 'cash_on_delivery',
  })
  renderWithTexts(<SuccessView order={order} payment={payment} orderKey="key" />)
  const steps = within(screen.getByRole('region', { name: 'Tiếp theo là gì?' })).getAllByRole('listitem')
  expect(steps.at(-1)).toHaveTextContent(promise)
})
