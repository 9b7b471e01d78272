import type { Bag, BagLineView, BagVoucherView, VoucherChoice } from '@/domain/bag/view'

export const LINE_A = '00000000-0000-4000-8000-00000000000a'
export const LINE_C = '00000000-0000-4000-8000-00000000000c'
export const LINE_B = '00000000-0000-4000-8000-00000000000b'

/** One lipstick at full price; a test names only what it is about. */
export function sampleLine(changes: Partial<BagLineView> = {}): BagLineView {
  const quantity = changes.quantity ?? 1
  const unit_price = changes.unit_price ?? 100_000
  return {
    id: LINE_A,
    product_id: 12,
    combination_id: '40',
    name: 'Son lì mịn môi Sương Hồng',
    brand: { id: 3, name: 'Son Mận' },
    slug: 'son-li',
    category_slug: 'son-moi',
    variant: '',
    attributes: [],
    image_url: null,
    classification: 'normal',
    quantity,
    unit_price,
    list_price: unit_price,
    unit_price_when_added: unit_price,
    subtotal: unit_price * quantity,
    discount: 0,
    total: unit_price * quantity,
    bundle_saving: 0,
    is_pre_order: false,
    ships_at: null,
    is_buy_one_get_one_free: false,
    max_quantity: 20,
    max_reason: { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 20 },
    early: null,
    problems: [],
    egift: null,
    pack_detail: [],
    ...changes,
  }
}

/** A visitor's bag with these lines. */
export function sampleBag(changes: Partial<Bag> = {}): Bag {
  const lines = changes.lines ?? [sampleLine()]
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0)
  return {
    cart_id: '00000000-0000-4000-8000-0000000000ca',
    is_member: false,
    may_check_out: true,
    agreement: 'as it is shown',
    lines,
    saved: [],
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    free_products: [],
    missed_gifts: [],
    list_total: subtotal,
    subtotal,
    discount: 0,
    goods_total: subtotal,
    shipping: {
      fee: 0,
      discount: 0,
      total: 0,
      missing_for_free: Math.max(0, 200_000 - subtotal),
      free_from: 200_000,
      is_known: false,
    },
    points: { is_offered: false, balance: 0, usable: 0, wanted: 0, used: 0, amount: 0 },
    total: subtotal,
    saved_amount: 0,
    earned_points: 0,
    level_points: null,
    vouchers: { applied: [], refused: [], promised: [] },
    voucher_codes: [],
    entries: [{ code: 'LIST_PRICE', amount: subtotal, source: null }],
    weight: 100,
    checkout: {
      address: null,
      methods: [],
      shipping_method: undefined,
      estimate: null,
      is_by_email_only: false,
      missing: ['contact', 'address'],
      payment_methods: [],
    },
    ...changes,
  }
}

export const sampleVoucher = (changes: Partial<BagVoucherView> = {}): BagVoucherView => ({
  voucher_id: 'v1',
  code: 'NANG50',
  name: 'Giảm 50.000 ₫',
  description: 'Giảm 50.000 ₫ cho đơn từ 300.000 ₫.',
  type: 'next_purchase_voucher',
  is_auto_applied: false,
  amount: 50_000,
  next_tier: null,
  ...changes,
})

export const sampleChoice = (changes: Partial<VoucherChoice> = {}): VoucherChoice => ({
  ...sampleVoucher(),
  reason: null,
  is_chosen: false,
  is_best: false,
  end_date: '2026-12-31T16:59:59.000Z',
  ...changes,
})
