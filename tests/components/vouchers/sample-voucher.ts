import type { Voucher } from '@/domain/voucher'

/** A voucher of the shop that applies itself. */
export const voucher = (number: number, changes: Partial<Voucher> = {}): Voucher => ({
  _id: String(number),
  slug: `uu-dai-${number}`,
  type: 'free_shipping',
  code: null,
  name: `Ưu đãi ${number}`,
  description: 'Miễn phí giao hàng cho đơn từ 200.000 ₫.',
  is_auto_applied: true,
  rules: { order: { min_amount: 200_000, total_products: null }, brands: [], categories: [], products: [] },
  discount: { kind: 'amount', value: 30_000, max: null },
  tiers: [],
  is_member_only: false,
  payment_methods: [],
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-31T00:00:00Z',
  ...changes,
})
