import { Review } from '@/components/checkout/payment/review'
import { bagWith } from '../sample-bag'
import { renderCheckout, useCheckout } from '../checkout-shop'

useCheckout()

const contact = { name: 'Trần Thu Hà', phone_code: '+84', phone_no: '912345678', email: 'ha@example.vn' }

it.each([
  ['an address', {}],
  ['an e-mail alone', { is_by_email_only: true, address: null, contact }],
  ['a store', { shipping_method: 'store_pickup' as const, store_id: 5, contact }],
])('shows the number masked where goods go to %s (GEN-09)', (_where, checkout) => {
  renderCheckout(<Review bag={bagWith({ checkout })} method={undefined} />)
  expect(document.body).toHaveTextContent('+84 *** *** 678')
  expect(document.body).not.toHaveTextContent(/912/)
})
