import type { DemoMember, DemoProduct } from '@/demo/types'
import { brands } from '../brands'
import { categories } from '../categories'
import { makeRandom, type Random } from '@/domain/random'

export interface DemoPromotionSection {
  type: 'text' | 'products'
  title: string
  /** simple HTML */
  body: string
  product_keys: string[]
}

export interface DemoPromotion {
  key: string
  slug: string
  name: string
  category:
    | 'flash_sale'
    | 'gift_with_purchase'
    | 'buy_one_get_one'
    | 'campaign'
    | 'deals'
    | 'sale'
    | 'partner'
    | 'weekly_highlight'
    | 'promo'
  description: string
  /** terms and conditions, simple HTML */
  tnc: string
  /** every day between these hours, Asia/Ho_Chi_Minh; `to_hour` 24 is midnight */
  recurs_daily?: { from_hour: number; to_hour: number }
  /** lowest level of members for whom its prices begin so many hours before the start */
  early?: { stage: DemoMember['level']; hours: number }
  /** days from the day the shop is seeded */
  starts_in_days: number
  ends_in_days: number
  is_display_icon_web: boolean
  items: { combination_key: string; deduction_percentage: number; quota: number; sold: number }[]
  scope: { brand_keys: string[]; category_keys: string[]; product_keys: string[] }
  /** dong */
  min_amount: number | null
  min_qty: number | null
  gift_product_key: string | null
  sections: DemoPromotionSection[]
}

const FLASH_ITEMS = 20

function terms(...lines: string[]): string {
  const common = ['Không áp dụng cho thẻ quà tặng.', 'Chương trình có thể kết thúc sớm khi hết số lượng.']
  return `<ul>${[...lines, ...common].map((line) => `<li>${line}</li>`).join('')}</ul>`
}

type Draft = Pick<DemoPromotion, 'slug' | 'name' | 'category' | 'description'> & Partial<DemoPromotion>

function promotion(draft: Draft): DemoPromotion {
  return {
    key: draft.slug,
    tnc: terms('Mỗi tài khoản mua tối đa 20 sản phẩm mỗi đơn.'),
    starts_in_days: -5,
    ends_in_days: 30,
    is_display_icon_web: false,
    items: [],
    scope: { brand_keys: [], category_keys: [], product_keys: [] },
    min_amount: null,
    min_qty: null,
    gift_product_key: null,
    sections: [],
    ...draft,
  }
}

const below = (product: DemoProduct, key: string) =>
  product.category_key === key || product.category_key.startsWith(`${key}/`)

function brandName(key: string): string {
  return brands.find((brand) => brand.key === key)?.name ?? key
}

function flashSales(sellable: readonly DemoProduct[], random: Random): DemoPromotion[] {
  const pool = random.shuffle(
    sellable.slice(0, 240).flatMap((product) => {
      const combination = product.combinations.find(
        ({ stock, preorder, deduction }) => stock > 0 && !preorder && !deduction,
      )
      return combination && !product.is_buy_one_get_one_free ? [combination] : []
    }),
  )
  const sessions = [
    ['sang', 'Flash sale buổi sáng', 'Giá tốt từ nửa đêm đến 10 giờ sáng.', 0, 10],
    ['chieu', 'Flash sale giữa ngày', 'Giá tốt từ 10 giờ sáng đến 4 giờ chiều.', 10, 16],
    ['toi', 'Flash sale buổi tối', 'Giá tốt từ 4 giờ chiều đến nửa đêm.', 16, 24],
  ] as const
  return sessions.map(([part, name, description, from_hour, to_hour], session) =>
    promotion({
      slug: `flash-sale-${part}`,
      name,
      category: 'flash_sale',
      description,
      recurs_daily: { from_hour, to_hour },
      early: { stage: 'Hồng Ngọc', hours: 2 },
      starts_in_days: -30,
      ends_in_days: 365,
      is_display_icon_web: true,
      tnc: terms(
        'Giá flash sale chỉ có hiệu lực trong khung giờ ghi trên trang.',
        'Số lượng mỗi khung giờ có hạn, tính theo thời điểm đặt hàng thành công.',
      ),
      items: pool.slice(session * FLASH_ITEMS, (session + 1) * FLASH_ITEMS).map(({ key, stock }, place) => {
        const quota = Math.max(1, Math.min(stock, random.int(3, 12) * 10))
        const sold = place === 7 ? quota : Math.floor(quota * random.next() * 0.9)
        return { combination_key: key, deduction_percentage: random.int(3, 10) * 5, quota, sold }
      }),
    }),
  )
}

function giftsWithPurchase(
  products: readonly DemoProduct[],
  sellable: readonly DemoProduct[],
): DemoPromotion[] {
  const gifts = products.filter(
    ({ classification, is_active }) => classification === 'gwp_non_sellable' && is_active,
  )
  const promotions = gifts.slice(0, 6).map((gift, index) => {
    const name = brandName(gift.brand_key)
    const sold = sellable.some(({ brand_key }) => brand_key === gift.brand_key)
    const amount = [299_000, 399_000, 499_000, 599_000][index % 4] ?? 399_000
    const asked = `${amount.toLocaleString('vi-VN')}\u00A0₫`
    return promotion({
      slug: gift.slug.slice(0, 80).replace(/-+$/, ''),
      name: sold ? `Quà từ ${name} cho đơn từ ${asked}` : `Quà chăm da cho đơn từ ${asked}`,
      category: 'gift_with_purchase',
      description: `Tặng ${gift.name} khi mua ${sold ? `sản phẩm ${name}` : 'sản phẩm chăm sóc da'} từ ${asked}.`,
      is_display_icon_web: true,
      scope: {
        brand_keys: sold ? [gift.brand_key] : [],
        category_keys: sold ? [] : ['cham-soc-da'],
        product_keys: [],
      },
      min_amount: amount,
      gift_product_key: gift.key,
      tnc: terms(
        'Mỗi đơn nhận một phần quà.',
        'Quà được thêm tự động vào giỏ khi đơn đủ điều kiện và không đổi thành tiền.',
      ),
    })
  })
  const [first, second = first] = gifts.slice(-2)
  if (!first || !second) return promotions
  const chosen = sellable
    .filter((product) => below(product, 'trang-diem'))
    .slice(0, 8)
    .map(({ key }) => key)
  return [
    ...promotions,
    promotion({
      slug: 'mua-ba-mat-na-co-qua',
      name: 'Mua ba mặt nạ có quà',
      category: 'gift_with_purchase',
      description: `Tặng ${first.name} khi mua từ ba sản phẩm mặt nạ.`,
      scope: { brand_keys: [], category_keys: ['cham-soc-da/mat-na'], product_keys: [] },
      min_qty: 3,
      gift_product_key: first.key,
      tnc: terms('Mỗi đơn nhận một phần quà.'),
    }),
    promotion({
      slug: 'trang-diem-co-qua',
      name: 'Trang điểm chọn lọc có quà',
      category: 'gift_with_purchase',
      description: `Tặng ${second.name} khi mua hai món trong danh sách.`,
      scope: { brand_keys: [], category_keys: [], product_keys: chosen },
      min_qty: 2,
      gift_product_key: second.key,
      tnc: terms('Mỗi đơn nhận một phần quà.'),
    }),
  ]
}

/** Pages that tell a story: [slug, name, category, description, stage, text, terms, start, end]. */
const stories = [
  [
    'da-khoe-21-ngay',
    'Da khỏe sau 21 ngày',
    'campaign',
    'Ba tuần, ba bước, một thói quen mới cho làn da.',
    ['cham-soc-da/lam-sach', 'cham-soc-da/can-bang-va-dac-tri', 'chong-nang'],
    'Da cần thời gian chứ không cần nhiều món. Bắt đầu từ làm sạch, thêm một bước đặc trị và đừng quên chống nắng mỗi sáng.',
    -10,
    25,
  ],
  [
    'thang-toc-dep',
    'Tháng của mái tóc',
    'campaign',
    'Chăm tóc từ da đầu tới ngọn.',
    ['cham-soc-toc/goi-va-xa', 'cham-soc-toc/duong-toc'],
    'Tóc nhuộm, tóc khô hay tóc mỏng đều có cách chăm riêng. Hãy bắt đầu bằng da đầu sạch và khỏe.',
    10,
    40,
  ],
  [
    'uu-dai-cham-da',
    'Ưu đãi chăm da',
    'deals',
    'Những sản phẩm dưỡng da đang có giá tốt.',
    ['cham-soc-da/duong-am', 'cham-soc-da/can-bang-va-dac-tri/serum'],
    'Giá tốt cho những món bạn dùng mỗi ngày. Ưu đãi được cập nhật vào sáng thứ Hai.',
    -6,
    20,
  ],
  [
    'uu-dai-trang-diem',
    'Ưu đãi trang điểm',
    'deals',
    'Son, nền và phấn mắt giá dịu.',
    ['trang-diem'],
    'Thay màu son, đổi bảng mắt mà không phải nghĩ nhiều về giá.',
    -6,
    20,
  ],
  [
    'giam-gia-giua-mua',
    'Giảm giá giữa mùa',
    'sale',
    'Giảm giá chọn lọc cho hơn một trăm sản phẩm.',
    ['cham-soc-co-the', 'cham-soc-toc', 'chong-nang'],
    'Nàng dọn kệ đón hàng mới, bạn được giá tốt. Hạn dùng còn ít nhất mười hai tháng.',
    -4,
    18,
  ],
  [
    'giam-gia-nuoc-hoa',
    'Tuần lễ hương thơm',
    'sale',
    'Nước hoa và nến thơm giảm giá trong một tuần.',
    ['nuoc-hoa'],
    'Một mùi mới cho mùa lạnh. Mỗi đơn được tặng kèm mẫu thử 1,5 ml khi còn hàng.',
    3,
    10,
  ],
  [
    'momo-hoan-tien',
    'Trả bằng MoMo, giảm thêm 30.000\u00A0₫',
    'partner',
    'Ưu đãi khi thanh toán qua ví MoMo.',
    ['cham-soc-da'],
    'Nhập mã MOMO30 trong giỏ hàng cho đơn từ 350.000\u00A0₫, rồi chọn MoMo khi thanh toán. Mỗi khách hàng dùng một lần.',
    -20,
    40,
  ],
  [
    'zalopay-25k',
    'Trả bằng ZaloPay, giảm thêm 25.000\u00A0₫',
    'partner',
    'Ưu đãi khi thanh toán qua ví ZaloPay.',
    ['trang-diem'],
    'Nhập mã ZALOPAY25 trong giỏ hàng cho đơn từ 250.000\u00A0₫, rồi chọn ZaloPay khi thanh toán. Mỗi khách hàng dùng một lần.',
    -20,
    40,
  ],
  [
    'vnpay-5',
    'Trả qua VNPAY, giảm 5%',
    'partner',
    'Ưu đãi khi thanh toán qua VNPAY.',
    ['cham-soc-toc'],
    'Nhập mã VNPAY5 trong giỏ hàng: giảm 5%, tối đa 50.000\u00A0₫, cho đơn từ 500.000\u00A0₫ trả qua VNPAY. Mỗi khách hàng dùng một lần.',
    -2,
    45,
  ],
  [
    'lua-chon-tuan-nay',
    'Lựa chọn tuần này',
    'weekly_highlight',
    'Mười món biên tập viên của Nàng dùng trong tuần.',
    ['cham-soc-da/can-bang-va-dac-tri', 'trang-diem/moi'],
    'Tuần này trời hanh nên chúng mình chọn những lớp dưỡng mềm và màu son ấm.',
    -1,
    6,
  ],
  [
    'nguoi-moi-bat-dau',
    'Người mới bắt đầu chăm da',
    'promo',
    'Bốn món cơ bản, dễ dùng và dễ chi.',
    ['cham-soc-da/lam-sach/sua-rua-mat', 'cham-soc-da/duong-am/kem-duong', 'chong-nang/chong-nang-da-mat'],
    'Rửa mặt, dưỡng ẩm, chống nắng. Chỉ cần đều đặn, da sẽ trả lời bạn sau vài tuần.',
    -60,
    120,
  ],
] as const satisfies readonly (readonly [
  string,
  string,
  DemoPromotion['category'],
  string,
  readonly string[],
  string,
  number,
  number,
])[]

const paragraph = (text: string) => `<p>${text}</p>`

function categoryName(key: string): string {
  return categories.find((category) => category.key === key)?.name ?? key
}

function storyPages(sellable: readonly DemoProduct[]): DemoPromotion[] {
  return stories.map(([slug, name, category, description, stages, text, starts_in_days, ends_in_days]) => {
    const shelves = stages.map((stage): DemoPromotionSection => ({
      type: 'products',
      title: categoryName(stage),
      body: '',
      product_keys: sellable
        .filter((product) => below(product, stage))
        .slice(0, 8)
        .map(({ key }) => key),
    }))
    return promotion({
      slug,
      name,
      category,
      description,
      starts_in_days,
      ends_in_days,
      is_display_icon_web: false,
      scope: { brand_keys: [], category_keys: [...stages], product_keys: [] },
      tnc:
        category === 'partner'
          ? terms(
              'Mỗi khách hàng dùng một lần trong thời gian chương trình.',
              'Ưu đãi được trừ ngay khi bạn chọn đúng cách thanh toán.',
            )
          : terms('Giá ưu đãi đã gồm thuế.'),
      sections: [
        { type: 'text', title: name, body: paragraph(text), product_keys: [] },
        ...shelves.filter(({ product_keys }) => product_keys.length > 0),
      ],
    })
  })
}

/** Promotions of the demo shop; what they point at comes from the given products. */
export function makePromotions(products: DemoProduct[]): DemoPromotion[] {
  const random = makeRandom('promotions')
  const sellable = products
    .filter(({ is_active, classification }) => is_active && classification === 'normal')
    .sort((a, b) => b.total_orders - a.total_orders || a.key.localeCompare(b.key))
  const doubled = sellable
    .filter(({ is_buy_one_get_one_free }) => is_buy_one_get_one_free)
    .map(({ key }) => key)
  return [
    ...flashSales(sellable, random),
    ...giftsWithPurchase(products, sellable),
    promotion({
      slug: 'mua-mot-tang-mot',
      name: 'Mua một tặng một',
      category: 'buy_one_get_one',
      description: 'Mua một sản phẩm trong danh sách, tặng thêm một sản phẩm cùng loại.',
      is_display_icon_web: true,
      scope: { brand_keys: [], category_keys: [], product_keys: doubled },
      min_qty: 1,
      tnc: terms('Sản phẩm tặng cùng loại với sản phẩm mua.', 'Mỗi đơn nhận tối đa năm sản phẩm tặng.'),
    }),
    ...storyPages(sellable),
  ]
}
