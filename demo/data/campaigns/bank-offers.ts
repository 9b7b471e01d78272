/** An offer of a bank or wallet; the shop's are vouchers, whose figures they take. */
export interface DemoBankOffer {
  key: string
  bank: string
  name: string
  description: string
  given_by: 'shop' | 'bank'
  voucher_code: string | null
  card_prefixes: string[]
  discount: { kind: 'percentage'; value: number; max: number } | null
  /** dong */
  min_amount: number | null
  payment_methods: string[]
  how_to: string[]
}

const inBag = (code: string) => `Trong giỏ hàng, nhập mã ${code} ở ô mã giảm giá.`

export const bankOffers: readonly DemoBankOffer[] = [
  {
    key: 'momo-30k',
    bank: 'MoMo',
    name: 'Trả bằng MoMo, giảm thêm 30.000\u00A0₫',
    description: '',
    given_by: 'shop',
    voucher_code: 'MOMO30',
    card_prefixes: [],
    discount: null,
    min_amount: null,
    payment_methods: [],
    how_to: [
      inBag('MOMO30'),
      'Ở bước thanh toán, chọn Ví MoMo.',
      'Xác nhận trong ứng dụng MoMo; số tiền đã được giảm sẵn.',
    ],
  },
  {
    key: 'zalopay-25k',
    bank: 'ZaloPay',
    name: 'Trả bằng ZaloPay, giảm thêm 25.000\u00A0₫',
    description: '',
    given_by: 'shop',
    voucher_code: 'ZALOPAY25',
    card_prefixes: [],
    discount: null,
    min_amount: null,
    payment_methods: [],
    how_to: [
      inBag('ZALOPAY25'),
      'Ở bước thanh toán, chọn Ví ZaloPay.',
      'Xác nhận trong ứng dụng ZaloPay; số tiền đã được giảm sẵn.',
    ],
  },
  {
    key: 'vnpay-5',
    bank: 'VNPAY',
    name: 'Trả qua VNPAY, giảm 5%',
    description: '',
    given_by: 'shop',
    voucher_code: 'VNPAY5',
    card_prefixes: [],
    discount: null,
    min_amount: null,
    payment_methods: [],
    how_to: [
      inBag('VNPAY5'),
      'Ở bước thanh toán, chọn VNPAY.',
      'Quét mã bằng ứng dụng ngân hàng của bạn; số tiền đã được giảm sẵn.',
    ],
  },
  {
    key: 'song-huong-hoan-tien',
    bank: 'Ngân hàng Sông Hương',
    name: 'Thẻ tín dụng Sông Hương hoàn 8%',
    description: 'Hoàn tối đa 80.000\u00A0₫ vào sao kê cho đơn từ 800.000\u00A0₫.',
    given_by: 'bank',
    voucher_code: null,
    card_prefixes: ['9704', '4899'],
    discount: { kind: 'percentage', value: 8, max: 80_000 },
    min_amount: 800_000,
    payment_methods: ['credit_debit_card'],
    how_to: [
      'Đặt hàng như thường, đơn ở Nàng không đổi giá.',
      'Ở bước thanh toán, chọn thẻ tín dụng hoặc ghi nợ và trả bằng thẻ Sông Hương.',
      'Ngân hàng hoàn tiền vào kỳ sao kê kế tiếp.',
    ],
  },
]
