import { COD_LIMIT, payableMethods, paymentRefusal } from '@/domain/order/payment/payable-methods'

it.each([
  ['cash_on_delivery', COD_LIMIT, false, null],
  ['cash_on_delivery', COD_LIMIT + 1, false, 'COD_LIMIT'],
  ['cash_on_delivery', 100_000, true, 'EGIFT'],
  ['cash_on_delivery', 9_000_000, true, 'EGIFT'],
  ['bank_transfer', 90_000_000, true, null],
  ['momo', 50_000_000, true, null],
  ['momo', 50_000_001, true, 'TOO_MUCH'],
  ['momo', 999, false, 'TOO_LITTLE'],
  ['momo', 0, false, null],
  ['vnpay', 4_999, false, 'TOO_LITTLE'],
  ['vnpay', 999_999_999, false, null],
  ['vnpay', 1_000_000_000, false, 'TOO_MUCH'],
  ['zalopay', 100_000_001, false, 'TOO_MUCH'],
])('%s for %d ₫, gift card %s: %s', (code, total, has_egift, refusal) => {
  expect(paymentRefusal(code, { total, has_egift })).toBe(refusal)
})

it('keeps the order of the methods', () => {
  expect(
    payableMethods(['cash_on_delivery', 'vnpay', 'momo'], { total: 6_000_000, has_egift: false }),
  ).toEqual(['vnpay', 'momo'])
})
