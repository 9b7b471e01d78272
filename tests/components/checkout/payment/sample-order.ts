import type { Order } from '@/domain/order/order'
import { sampleOrder } from '../../orders/sample-order'
import type { OrderPayment } from '@/domain/order/payment/payment'

const REFERENCE = 'NG261121ABCD'
export const ORDER = '55555555-0000-4000-8000-000000000001'

/** An order to be paid by transfer, placed a minute ago; `changes` say what is different. */
export const orderWith = (changes: Partial<Order> = {}): Order => ({
  ...sampleOrder(),
  _id: ORDER,
  reference_code: REFERENCE,
  created_at: new Date(Date.now() - 60_000).toISOString(),
  ...changes,
})

export const paidBy = (code: string): Order['payment_method'] => ({
  code,
  name: code,
  logo: null,
  bank_name: null,
  account_number: null,
})

/** The payment of that order: two accounts at two banks. */
export const paymentWith = (changes: Partial<OrderPayment> = {}): OrderPayment => ({
  order_id: ORDER,
  reference_code: REFERENCE,
  method: 'bank_transfer',
  amount: 300_000,
  state: 'pending',
  transfer_content: REFERENCE,
  accounts: [
    { bank: 'Vietcombank', branch: 'Hà Nội', number: '0000000001', holder: 'CONG TY NANG', qr: '000201A' },
    { bank: 'Techcombank', branch: 'TP. HCM', number: '0000000003', holder: 'CONG TY NANG', qr: '000201B' },
  ],
  due_at: new Date(Date.now() + 3_600_000).toISOString(),
  has_proof: false,
  is_cancelled_by_buyer: false,
  surplus: [],
  retry_methods: null,
  ...changes,
})
