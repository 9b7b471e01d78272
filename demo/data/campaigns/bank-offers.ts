<<<<<<< HEAD
import type { BankOfferInput } from '@/domain/campaign/campaign-file'

const NO_SCOPE = { brand_ids: [], category_ids: [], product_ids: [] }

type Offer = Omit<BankOfferInput, 'start_date' | 'end_date'>

/** Invented banks. An offer of the shop has the discount, conditions and methods of its voucher. */
const offers: readonly Offer[] = [
  {
    key: 'ban-mai-vnpay',
    bank: 'Ngân hàng Ban Mai',
    name: 'Giảm 5% khi quét VNPAY bằng ứng dụng Ban Mai',
    description:
      'Nàng trừ thẳng vào đơn khi bạn trả qua VNPAY. Ứng dụng ngân hàng nào có VNPAY-QR cũng dùng được.',
=======
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
>>>>>>> main
    given_by: 'shop',
    voucher_code: 'VNPAY5',
    card_prefixes: [],
    discount: null,
    min_amount: null,
    payment_methods: [],
<<<<<<< HEAD
    scope: NO_SCOPE,
    how_to: [
      'Thêm mã vào giỏ hàng, hoặc chọn mã trong danh sách ưu đãi.',
      'Chọn thanh toán qua VNPAY ở bước thanh toán.',
      'Quét mã bằng ứng dụng ngân hàng và xác nhận.',
    ],
  },
  {
    key: 'ban-mai-the',
    bank: 'Ngân hàng Ban Mai',
    name: 'Hoàn 10% cho thẻ tín dụng Ban Mai',
    description:
      'Ngân hàng hoàn tiền vào thẻ theo kỳ sao kê. Nàng không thấy số thẻ của bạn, nên tổng tiền ở đây chưa trừ khoản hoàn này.',
    given_by: 'bank',
    voucher_code: null,
    card_prefixes: ['999001', '999002'],
    discount: { kind: 'percentage', value: 10, max: 200_000 },
    min_amount: 1_000_000,
    payment_methods: ['credit_debit_card', 'onepay', 'vnpay'],
    scope: NO_SCOPE,
    how_to: [
      'So sáu số đầu trên thẻ của bạn với các đầu số bên dưới.',
      'Chọn thanh toán bằng thẻ và nhập thẻ trên trang của cổng thanh toán.',
      'Xem khoản hoàn ở kỳ sao kê kế tiếp, hoặc hỏi tổng đài của ngân hàng.',
    ],
  },
  {
    key: 'song-xanh-zalopay',
    bank: 'Ngân hàng Sông Xanh',
    name: 'Giảm 25.000\u00A0₫ khi liên kết ZaloPay',
    description: 'Nàng trừ thẳng vào đơn khi bạn trả bằng ví ZaloPay, nguồn tiền từ ngân hàng nào cũng được.',
    given_by: 'shop',
    voucher_code: 'ZALOPAY25',
    card_prefixes: [],
    discount: null,
    min_amount: null,
    payment_methods: [],
    scope: NO_SCOPE,
    how_to: [
      'Liên kết tài khoản ngân hàng trong ứng dụng ZaloPay.',
      'Thêm mã vào giỏ hàng, hoặc chọn mã trong danh sách ưu đãi.',
      'Chọn thanh toán bằng ZaloPay và xác nhận trong ứng dụng.',
    ],
  },
]

const DAY_MS = 86_400_000
const OFFER_DAYS = 45

/** The offers of banks of the demo shop, from the day it is seeded. */
export const bankOffersFrom = (now: Date): BankOfferInput[] =>
  offers.map((offer) => ({
    ...offer,
    start_date: now.toISOString(),
    end_date: new Date(now.getTime() + OFFER_DAYS * DAY_MS).toISOString(),
  }))
=======
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
>>>>>>> main
