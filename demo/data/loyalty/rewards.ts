import type { BannerPicture, DemoProduct } from '@/demo/types'
import { looks } from '../promotions/banner-plans'
import { bestOf, isBelow } from '../shelf'

/** What the demo shop gives for points. */
export interface DemoReward {
  key: string
  name: string
  description: string
  tnc: string
  points: number
  level?: string
  stock?: number
  per_member?: number
  /** days from today, when it is not on offer yet */
  starts_in_days?: number
  ends_in_days?: number
  content:
    | {
        type: 'voucher'
        off: number
        voucher_type?: 'free_shipping'
        min_amount: number | null
        days: number
      }
    | { type: 'gift'; product_key: string; min_amount: number | null; days: number }
    | { type: 'gift_card'; amount: number }
  /** what its picture shows */
  scene: { category: string; look: keyof typeof looks; goods: number }
}

const ONE_ORDER = 'Dùng cho một đơn hàng của tài khoản đã đổi, cùng lúc với điểm và ưu đãi tự động.'
const WITH_ORDER =
  'Quà đi cùng đơn tiếp theo có ít nhất một sản phẩm giao đến bạn. Hủy đơn thì quà trở lại, chờ đơn sau.'
const CARD =
  'Ai có mã đều dùng được, cho một đơn hàng. Phần chưa dùng hết không được hoàn lại. Không trả được cho thẻ quà tặng khác.'

export const rewards: readonly DemoReward[] = [
  {
    key: 'ma-giam-20k',
    name: 'Mã giảm 20.000 ₫',
    description: 'Giảm 20.000 ₫ tiền hàng cho đơn tiếp theo của bạn.',
    tnc: ONE_ORDER,
    points: 15,
    content: { type: 'voucher', off: 20_000, min_amount: 150_000, days: 30 },
    scene: { category: 'trang-diem', look: 'rose', goods: 2 },
  },
  {
    key: 'mien-phi-giao',
    name: 'Miễn phí giao hàng một đơn',
    description: 'Bớt đến 30.000 ₫ phí giao, không cần giá trị đơn tối thiểu.',
    tnc: ONE_ORDER,
    points: 20,
    content: { type: 'voucher', off: 30_000, voucher_type: 'free_shipping', min_amount: null, days: 60 },
    scene: { category: 'cham-soc-co-the', look: 'sky', goods: 3 },
  },
  {
    key: 'ma-giam-50k',
    name: 'Mã giảm 50.000 ₫',
    description: 'Giảm 50.000 ₫ tiền hàng, hợp với một đơn son hoặc serum.',
    tnc: ONE_ORDER,
    points: 40,
    per_member: 3,
    content: { type: 'voucher', off: 50_000, min_amount: 300_000, days: 60 },
    scene: { category: 'trang-diem/moi', look: 'plum', goods: 3 },
  },
  {
    key: 'tui-vai-canvas',
    name: 'Túi Vải Canvas Nàng',
    description: 'Túi vải mộc đựng vừa máy tính 14 inch, in hình bó rau má vẽ tay.',
    tnc: WITH_ORDER,
    points: 60,
    stock: 120,
    per_member: 1,
    content: { type: 'gift', product_key: 'tui-vai-canvas-nang', min_amount: null, days: 180 },
    scene: { category: 'qua-tang', look: 'sage', goods: 1 },
  },
  {
    key: 'ma-giam-100k-hong-dao',
    name: 'Mã giảm 100.000 ₫',
    description: 'Giảm 100.000 ₫ tiền hàng, dành cho thành viên từ hạng Hồng Đào.',
    tnc: ONE_ORDER,
    points: 75,
    level: 'Hồng Đào',
    per_member: 2,
    content: { type: 'voucher', off: 100_000, min_amount: 500_000, days: 60 },
    scene: { category: 'cham-soc-da', look: 'sun', goods: 4 },
  },
  {
    key: 'the-qua-100k',
    name: 'Thẻ quà tặng 100.000 ₫',
    description: 'Tự dùng hoặc gửi mã cho người thân, dùng được cho mọi thương hiệu.',
    tnc: CARD,
    points: 110,
    content: { type: 'gift_card', amount: 100_000 },
    scene: { category: 'nuoc-hoa', look: 'sand', goods: 2 },
  },
  {
    key: 'tui-nhung-eclatine',
    name: 'Túi Trang Điểm Nhung Éclatine',
    description: 'Túi nhung khóa vàng, lót chống thấm, vừa một hộp phấn và năm cây son.',
    tnc: WITH_ORDER,
    points: 130,
    level: 'Hồng Ngọc',
    stock: 40,
    per_member: 1,
    content: { type: 'gift', product_key: 'tui-trang-diem-nhung-eclatine', min_amount: 300_000, days: 180 },
    scene: { category: 'trang-diem/mat', look: 'night', goods: 3 },
  },
  {
    key: 'the-qua-300k',
    name: 'Thẻ quà tặng 300.000 ₫',
    description: 'Một món quà gửi đi trong một phút, người nhận tự chọn món mình thích.',
    tnc: CARD,
    points: 320,
    starts_in_days: 6,
    ends_in_days: 60,
    stock: 200,
    content: { type: 'gift_card', amount: 300_000 },
    scene: { category: 'nuoc-hoa', look: 'plum', goods: 4 },
  },
]

/** The picture of a reward: what its scene names, in front of the page's paper. A gift is shown alone. */
export function rewardPicture(reward: DemoReward, products: readonly DemoProduct[]): BannerPicture {
  const { content, scene } = reward
  const gift = content.type === 'gift' && products.find(({ key }) => key === content.product_key)
  const [own] = gift ? gift.pictures : []
  return {
    width: 800,
    height: 600,
    room: 'none',
    palette: looks[scene.look],
    products: own
      ? [own]
      : bestOf(products, ({ category_key }) => (isBelow(category_key, scene.category) ? 1 : 0), scene.goods),
    seed: 5_000 + reward.points,
  }
}
