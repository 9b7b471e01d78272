import {
  discountOn,
  voucherRefusal,
  type PricingVoucher,
  type VoucherContext,
} from '@/domain/bag/pricing/vouchers'
import { amount, daysFromNow, line, NOW, percentage, rules, voucher } from './make'

describe('what a discount takes off', () => {
  it.each([
    [100_000, amount(40_000), 40_000],
    [30_000, amount(40_000), 30_000],
    [99_999, percentage(10), 9_999],
    [1_000_000, percentage(10, 60_000), 60_000],
    [100_000, percentage(100), 100_000],
    [100_000, amount(0), 0],
    [100_000, amount(-5_000), 0],
    [0, percentage(50), 0],
    [100_000, null, 0],
  ])('%i by %j is %i', (from, discount, off) => {
    expect(discountOn(from, discount)).toBe(off)
  })
})

describe('why a voucher is not for a bag', () => {
  const visitor = { member_id: null }
  it.each<[string, Partial<PricingVoucher>, Partial<VoucherContext>, object | null]>([
    ['no reason', {}, {}, null],
    ['no reason for a visitor with an open code', {}, visitor, null],
    ["another member's", { owner_id: 6 }, {}, { code: 'NOT_YOURS' }],
    ['the own one', { owner_id: 5 }, {}, null],
    ['an owned one before login', { owner_id: 5 }, visitor, { code: 'MEMBER_ONLY' }],
    ['expired', { ends_at: daysFromNow(-1) }, {}, { code: 'EXPIRED', ended_at: '2026-11-10T03:00:00.000Z' }],
    ['at its very end', { ends_at: NOW }, {}, { code: 'EXPIRED', ended_at: '2026-11-11T03:00:00.000Z' }],
    [
      'not begun',
      { starts_at: daysFromNow(2) },
      {},
      { code: 'NOT_STARTED', starts_at: '2026-11-13T03:00:00.000Z' },
    ],
    ['all used', { is_used_up: true }, {}, { code: 'USED_UP' }],
    ['members only', { is_member_only: true }, visitor, { code: 'MEMBER_ONLY' }],
    ['members only, for a member', { is_member_only: true }, {}, null],
    ['extra points without an account', { type: 'extra_sp' }, visitor, { code: 'MEMBER_ONLY' }],
    ['used already', { is_used: true }, {}, { code: 'USED_ALREADY' }],
    [
      'amount',
      { rules: rules({ min_amount: 299_000 }) },
      {},
      { code: 'MIN_AMOUNT', min: 299_000, missing: 199_000 },
    ],
    ['count', { rules: rules({ total_products: 2 }) }, {}, { code: 'MIN_COUNT', min: 2, missing: 1 }],
    ['brand', { rules: rules({ brands: [8] }) }, {}, { code: 'BRANDS', brands: ['brand 8'] }],
    [
      'MoMo before a method is chosen',
      { type: 'momo_voucher' },
      {},
      { code: 'PAYMENT_METHOD', methods: ['momo'] },
    ],
    [
      'MoMo with another method',
      { type: 'momo_voucher' },
      { payment_method: 'vnpay' },
      { code: 'PAYMENT_METHOD', methods: ['momo'] },
    ],
    ['MoMo with MoMo', { type: 'momo_voucher' }, { payment_method: 'momo' }, null],
    [
      'a method named by the voucher',
      { payment_methods: ['vnpay', 'zalopay'] },
      { payment_method: 'zalopay' },
      null,
    ],
    [
      'expired before all that shopping could mend',
      { ends_at: daysFromNow(-1), rules: rules({ min_amount: 1e9 }) },
      {},
      { code: 'EXPIRED', ended_at: '2026-11-10T03:00:00.000Z' },
    ],
  ])('%s (BUY-05)', (_, over, context, reason) => {
    const member = { now: NOW, member_id: 5, payment_method: null }
    expect(voucherRefusal(voucher(over), [line()], { ...member, ...context })).toEqual(reason)
  })
})
