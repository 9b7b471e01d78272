import type { DemoProduct } from '@/demo/types'
import { brands } from '../brands'
import { categories } from '../categories'

export interface DemoDiscount {
  kind: 'amount' | 'percentage'
  /** dong or percent; of extra points, points or percent of those earned */
  value: number
  /** most that a percentage takes off, dong; null = no limit */
  max: number | null
}

export interface DemoVoucher {
  key: string
  /** page of a save-more voucher: /save-more-voucher/{slug} */
  slug: string
  type: 'next_purchase_voucher' | 'free_shipping' | 'extra_sp' | 'momo_voucher' | 'gift' | 'bmsm'
  name: string
  description: string
  /** what the customer types; null when the voucher finds its own way into the bag */
  code: string | null
  discount: DemoDiscount
  /** payment codes it is limited to; empty = any */
  payment_methods: string[]
  rules: {
    order: { min_amount: number | null; total_products: number | null }
    brand_keys: string[]
    category_keys: string[]
    product_keys: string[]
  }
  /** buy more, save more: the highest tier reached counts; empty for other types */
  tiers: { min_qty: number; discount: DemoDiscount }[]
  /** the gift, for type `gift` */
  gift_product_key: string | null
  is_auto_applied: boolean
  starts_in_days: number
  ends_in_days: number
}

const amount = (value: number): DemoDiscount => ({ kind: 'amount', value, max: null })
const percentage = (value: number, max: number | null = null): DemoDiscount => ({
  kind: 'percentage',
  value,
  max,
})

interface Scope {
  brands?: string[]
  categories?: string[]
  products?: string[]
}

function known(keys: readonly string[], among: readonly { key: string }[]): string[] {
  for (const key of keys)
    if (!among.some((item) => item.key === key)) throw new Error(`voucher names an unknown key: ${key}`)
  return [...keys]
}

function rules(
  min_amount: number | null,
  total_products: number | null,
  scope: Scope = {},
): DemoVoucher['rules'] {
  return {
    order: { min_amount, total_products },
    brand_keys: known(scope.brands ?? [], brands),
    category_keys: known(scope.categories ?? [], categories),
    product_keys: scope.products ?? [],
  }
}

type Draft = Omit<
  DemoVoucher,
  | 'slug'
  | 'tiers'
  | 'gift_product_key'
  | 'payment_methods'
  | 'is_auto_applied'
  | 'starts_in_days'
  | 'ends_in_days'
> &
  Partial<
    Pick<DemoVoucher, 'tiers' | 'gift_product_key' | 'payment_methods' | 'starts_in_days' | 'ends_in_days'>
  >

/** Without a code a voucher applies itself. */
function voucher(draft: Draft): DemoVoucher {
  return {
    tiers: [],
    gift_product_key: null,
    payment_methods: draft.type === 'momo_voucher' ? ['momo'] : [],
    starts_in_days: -7,
    ends_in_days: 45,
    ...draft,
    slug: draft.key,
    is_auto_applied: draft.code === null,
  }
}

/** All vouchers of the demo shop; product scopes come from the given products. */
export function makeVouchers(products: readonly DemoProduct[]): DemoVoucher[] {
  const gifts = products.filter(
    (product) => product.classification === 'gwp_non_sellable' && product.is_active,
  )
  const labelled = products
    .filter((product) => product.label_bmsm !== null && product.is_active)
    .map(({ key }) => key)
  const giftKey = (nth: number) => gifts[nth % Math.max(1, gifts.length)]?.key ?? null
  return [
    voucher({
      key: 'mien-phi-giao-hang-200k',
      type: 'free_shipping',
      name: 'Miễn phí giao hàng',
      description: 'Miễn phí giao hàng toàn quốc cho đơn từ 200.000\u00A0₫.',
      code: null,
      discount: amount(30_000),
      rules: rules(200_000, null),
      starts_in_days: -200,
      ends_in_days: 365,
    }),
    voucher({
      key: 'giam-phi-giao-45k',
      type: 'free_shipping',
      name: 'Giảm 45.000\u00A0₫ phí giao hàng',
      description: 'Giảm đến 45.000\u00A0₫ phí giao hàng, cả giao nhanh, cho đơn từ 499.000\u00A0₫.',
      code: 'GIAONHANH',
      discount: amount(45_000),
      rules: rules(499_000, null),
    }),
    voucher({
      key: 'don-tiep-theo-50k',
      type: 'next_purchase_voucher',
      name: 'Giảm 50.000\u00A0₫ cho đơn tiếp theo',
      description: 'Nhận voucher 50.000\u00A0₫ sau khi đơn từ 500.000\u00A0₫ được giao thành công.',
      code: null,
      discount: amount(50_000),
      rules: rules(500_000, null),
      ends_in_days: 90,
    }),
    voucher({
      key: 'quay-lai-chong-nang',
      type: 'next_purchase_voucher',
      name: 'Giảm 10% cho lần mua chống nắng kế tiếp',
      description: 'Mua sản phẩm chống nắng từ 300.000\u00A0₫, lần sau giảm 10%, tối đa 60.000\u00A0₫.',
      code: null,
      discount: percentage(10, 60_000),
      rules: rules(300_000, null, { categories: ['chong-nang'] }),
      ends_in_days: 60,
    }),
    voucher({
      key: 'chao-ban-moi',
      type: 'gift',
      name: 'Chào bạn mới',
      description: 'Giảm 40.000\u00A0₫ cho đơn từ 299.000\u00A0₫. Mỗi bạn dùng một lần.',
      code: 'CHAONANG',
      discount: amount(40_000),
      rules: rules(299_000, null),
      starts_in_days: -300,
      ends_in_days: 365,
    }),
    voucher({
      key: 'diem-nhan-doi-da',
      type: 'extra_sp',
      name: 'Nhân đôi điểm chăm sóc da',
      description: 'Nhận gấp đôi điểm thưởng khi mua sản phẩm chăm sóc da từ 400.000\u00A0₫.',
      code: null,
      discount: percentage(100, 50),
      rules: rules(400_000, null, { categories: ['cham-soc-da'] }),
    }),
    voucher({
      key: 'diem-them-nuoc-hoa',
      type: 'extra_sp',
      name: 'Thêm 20 điểm nước hoa',
      description: 'Cộng thêm 20 điểm thưởng cho mỗi đơn nước hoa từ 800.000\u00A0₫.',
      code: null,
      discount: amount(20),
      rules: rules(800_000, null, { categories: ['nuoc-hoa'] }),
      ends_in_days: 30,
    }),
    voucher({
      key: 'momo-30k',
      type: 'momo_voucher',
      name: 'Giảm 30.000\u00A0₫ qua MoMo',
      description: 'Thanh toán bằng ví MoMo cho đơn từ 350.000\u00A0₫.',
      code: 'MOMO30',
      discount: amount(30_000),
      rules: rules(350_000, null),
    }),
    voucher({
      key: 'momo-8',
      type: 'momo_voucher',
      name: 'Giảm 8% qua MoMo',
      description: 'Giảm 8%, tối đa 70.000\u00A0₫ khi trả bằng ví MoMo cho đơn từ 600.000\u00A0₫.',
      code: 'MOMO8',
      discount: percentage(8, 70_000),
      rules: rules(600_000, null),
      ends_in_days: 21,
    }),
    voucher({
      key: 'zalopay-25k',
      type: 'gift',
      name: 'Giảm 25.000\u00A0₫ qua ZaloPay',
      description: 'Thanh toán bằng ví ZaloPay cho đơn từ 250.000\u00A0₫.',
      code: 'ZALOPAY25',
      discount: amount(25_000),
      payment_methods: ['zalopay'],
      rules: rules(250_000, null),
      ends_in_days: 40,
    }),
    voucher({
      key: 'vnpay-5',
      type: 'gift',
      name: 'Giảm 5% qua VNPAY',
      description: 'Giảm 5%, tối đa 50.000\u00A0₫ khi trả qua VNPAY cho đơn từ 500.000\u00A0₫.',
      code: 'VNPAY5',
      discount: percentage(5, 50_000),
      payment_methods: ['vnpay'],
      rules: rules(500_000, null),
      ends_in_days: 45,
    }),
    voucher({
      key: 'qua-la-khe',
      type: 'gift',
      name: 'Quà nhỏ từ Lá Khẽ',
      description:
        'Tặng một phần quà cho đơn Lá Khẽ từ 350.000\u00A0₫. Quà tự thêm vào giỏ khi đủ điều kiện.',
      code: null,
      discount: amount(0),
      gift_product_key: giftKey(0),
      rules: rules(350_000, null, { brands: ['la-khe'] }),
    }),
    voucher({
      key: 'qua-serum',
      type: 'gift',
      name: 'Mua serum có quà',
      description: 'Tặng quà dùng thử khi mua từ hai sản phẩm serum bất kỳ.',
      code: null,
      discount: amount(0),
      gift_product_key: giftKey(1),
      rules: rules(null, 2, { categories: ['cham-soc-da/can-bang-va-dac-tri/serum'] }),
    }),
    voucher({
      key: 'onyul-15',
      type: 'gift',
      name: 'Onyul giảm 15%',
      description: 'Giảm 15%, tối đa 120.000\u00A0₫ cho sản phẩm Onyul, đơn từ 400.000\u00A0₫.',
      code: 'ONYUL15',
      discount: percentage(15, 120_000),
      rules: rules(400_000, null, { brands: ['onyul'] }),
      ends_in_days: 25,
    }),
    voucher({
      key: 'son-man-hai-thoi',
      type: 'gift',
      name: 'Mua hai thỏi Son Mận giảm 60.000\u00A0₫',
      description: 'Chọn từ hai sản phẩm Son Mận trở lên, giảm ngay 60.000\u00A0₫.',
      code: 'SONMAN2',
      discount: amount(60_000),
      rules: rules(null, 2, { brands: ['son-man'] }),
    }),
    voucher({
      key: 'toc-dep-cuoi-nam',
      type: 'gift',
      name: 'Tóc đẹp đón năm mới',
      description: 'Giảm 12%, tối đa 80.000\u00A0₫ cho sản phẩm chăm sóc tóc từ 300.000\u00A0₫.',
      code: 'TOCDEP',
      discount: percentage(12, 80_000),
      rules: rules(300_000, null, { categories: ['cham-soc-toc'] }),
      ends_in_days: 40,
    }),
    voucher({
      key: 'don-lon-150k',
      type: 'gift',
      name: 'Giảm 150.000\u00A0₫ cho đơn từ 1.500.000\u00A0₫',
      description: 'Áp dụng cho toàn bộ sản phẩm, trừ thẻ quà tặng.',
      code: 'NANG150',
      discount: amount(150_000),
      rules: rules(1_500_000, null),
    }),
    voucher({
      key: 'mung-sinh-nhat-nang',
      type: 'gift',
      name: 'Mừng sinh nhật Nàng',
      description: 'Nàng thêm tuổi: giảm 20%, tối đa 100.000\u00A0₫ cho đơn từ 250.000\u00A0₫.',
      code: 'SINHNHAT20',
      discount: percentage(20, 100_000),
      rules: rules(250_000, null),
      ends_in_days: 30,
    }),
    voucher({
      key: 'tuan-le-da-nhay-cam',
      type: 'gift',
      name: 'Tuần lễ da nhạy cảm',
      description: 'Giảm 70.000\u00A0₫ cho đơn Dr. Feldmoor và Lindenhaut từ 600.000\u00A0₫.',
      code: 'DADIU',
      discount: amount(70_000),
      rules: rules(600_000, null, { brands: ['dr-feldmoor', 'lindenhaut'] }),
      starts_in_days: 2,
      ends_in_days: 12,
    }),
    voucher({
      key: 'mua-nhieu-tiet-kiem-mat-na',
      type: 'bmsm',
      name: 'Mặt nạ: mua nhiều tiết kiệm nhiều',
      description: 'Mua 3 giảm 10%, mua 5 giảm 15%, mua 10 giảm 25% các sản phẩm mặt nạ.',
      code: null,
      discount: percentage(10),
      tiers: [
        { min_qty: 3, discount: percentage(10) },
        { min_qty: 5, discount: percentage(15) },
        { min_qty: 10, discount: percentage(25) },
      ],
      rules: rules(null, 3, { categories: ['cham-soc-da/mat-na'] }),
    }),
    voucher({
      key: 'mua-nhieu-tiet-kiem-co-the',
      type: 'bmsm',
      name: 'Chăm cơ thể: mua hai giảm 8%',
      description: 'Mua 2 giảm 8%, mua 3 giảm 12% các sản phẩm tắm và dưỡng thể.',
      code: null,
      discount: percentage(8),
      tiers: [
        { min_qty: 2, discount: percentage(8) },
        { min_qty: 3, discount: percentage(12) },
      ],
      rules: rules(null, 2, { categories: ['cham-soc-co-the'] }),
    }),
    voucher({
      key: 'mua-nhieu-tiet-kiem-chon-loc',
      type: 'bmsm',
      name: 'Chọn lọc: càng mua càng nhẹ ví',
      description:
        'Mua 2 giảm 20.000\u00A0₫, mua 3 giảm 50.000\u00A0₫, mua 4 giảm 90.000\u00A0₫ với sản phẩm có nhãn ưu đãi.',
      code: null,
      discount: amount(20_000),
      tiers: [
        { min_qty: 2, discount: amount(20_000) },
        { min_qty: 3, discount: amount(50_000) },
        { min_qty: 4, discount: amount(90_000) },
      ],
      rules: rules(null, 2, { products: labelled }),
    }),
  ]
}
