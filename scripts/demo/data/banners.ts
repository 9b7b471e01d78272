import type { BannerPicture, BrandPalette, DemoBanner, DemoProduct, ProductPicture } from '../types'

export interface BannerContext {
  /** path of a category page */
  categoryLink(key: string): string
  /** path of a brand page */
  brandLink(key: string): string
  /** picture of the n-th product */
  picture(productIndex: number): ProductPicture
  /** up to `count` pictures from below a category; without it banners show the products of `picture` */
  categoryPictures?(key: string, count: number): ProductPicture[]
}

/** First pictures of the best sellers below a category, for `BannerContext.categoryPictures`. */
export function categoryPicturesOf(
  products: readonly DemoProduct[],
): (key: string, count: number) => ProductPicture[] {
  const ranked = products
    .filter((product) => product.is_active && product.classification === 'normal')
    .sort((a, b) => b.total_orders - a.total_orders)
  return (key, count) =>
    ranked
      .filter(({ category_key }) => category_key === key || category_key.startsWith(`${key}/`))
      .flatMap(({ pictures }) => pictures.slice(0, 1))
      .slice(0, count)
}

const looks = {
  rose: { paper: '#FBE9EE', ink: '#4A1626', accent: '#B3264E' },
  sand: { paper: '#F6EEE3', ink: '#3A2A1E', accent: '#B07A4A' },
  sage: { paper: '#EAF0E6', ink: '#23352A', accent: '#6F9465' },
  sky: { paper: '#E8F1F6', ink: '#17324A', accent: '#5B93BC' },
  sun: { paper: '#FFF3DC', ink: '#4A3108', accent: '#DE9B2C' },
  plum: { paper: '#F1EAF3', ink: '#3A1F44', accent: '#8C5BA0' },
  night: { paper: '#2A1C26', ink: '#F8E9E4', accent: '#E0A58E' },
} satisfies Record<string, BrandPalette>

type Size = readonly [width: number, height: number]
interface Shape {
  desktop: Size
  mobile: Size
  /** containers on the stage, desktop and mobile */
  stage: readonly [number, number]
}

const shapes = {
  hero: { desktop: [1600, 640], mobile: [800, 1000], stage: [4, 3] },
  mini: { desktop: [480, 300], mobile: [480, 300], stage: [2, 2] },
  twin: { desktop: [780, 390], mobile: [780, 390], stage: [3, 3] },
  popup: { desktop: [600, 800], mobile: [600, 800], stage: [3, 3] },
  popup_full: { desktop: [1600, 900], mobile: [800, 1600], stage: [4, 3] },
  top: { desktop: [1600, 80], mobile: [800, 80], stage: [1, 1] },
  floating: { desktop: [160, 160], mobile: [160, 160], stage: [1, 1] },
  label: { desktop: [480, 300], mobile: [480, 300], stage: [2, 2] },
} satisfies Record<string, Shape>

interface Plan {
  shape: keyof typeof shapes
  /** 'danh-muc:<category key>' or 'thuong-hieu:<brand key>' */
  to: string
  /** category whose products stand on the stage */
  stage: string
  look: keyof typeof looks
  /** eyebrow, title, text, call */
  copy: readonly [string, string, string, string]
  apply?: DemoBanner['apply']
  label?: DemoBanner['search_label']
}

const plans: readonly Plan[] = [
  {
    shape: 'hero',
    to: 'danh-muc:cham-soc-da/can-bang-va-dac-tri/serum',
    stage: 'cham-soc-da/can-bang-va-dac-tri/serum',
    look: 'rose',
    copy: [
      'Mùa chăm da',
      'Một giọt cho làn da sáng khỏe',
      'Những chai serum được mua lại nhiều nhất mùa này.',
      'Xem serum',
    ],
  },
  {
    shape: 'hero',
    to: 'danh-muc:chong-nang',
    stage: 'chong-nang',
    look: 'sun',
    copy: [
      'Mỗi sáng, trước khi ra cửa',
      'Nắng có gắt, da vẫn dịu',
      'Kem chống nắng mỏng nhẹ cho da dầu, da khô và cả da nhạy cảm.',
      'Chọn chống nắng',
    ],
  },
  {
    shape: 'hero',
    to: 'danh-muc:trang-diem/moi',
    stage: 'trang-diem/moi',
    look: 'night',
    copy: [
      'Màu của buổi tối',
      'Đỏ rượu, hồng đất, nâu trầm',
      'Những thỏi son ở lại trên môi qua cả bữa tiệc cuối năm.',
      'Chọn màu của bạn',
    ],
  },
  {
    shape: 'hero',
    to: 'danh-muc:cham-soc-toc',
    stage: 'cham-soc-toc',
    look: 'sage',
    copy: [
      'Gội, xả, dưỡng',
      'Mái tóc mềm bắt đầu từ da đầu',
      'Chăm tóc khô xơ và tóc nhuộm bằng những bước thật gọn.',
      'Chăm mái tóc',
    ],
  },
  {
    shape: 'hero',
    to: 'danh-muc:qua-tang',
    stage: 'qua-tang',
    look: 'sand',
    copy: [
      'Quà cuối năm',
      'Gói sẵn một lời thương',
      'Những bộ quà cho mẹ, cho bạn thân và cho chính bạn.',
      'Xem bộ quà',
    ],
  },

  {
    shape: 'mini',
    to: 'danh-muc:cham-soc-da/lam-sach',
    stage: 'cham-soc-da/lam-sach',
    look: 'sky',
    copy: ['Bước đầu tiên', 'Sạch mà không căng', 'Tẩy trang và rửa mặt dịu nhẹ', 'Xem thêm'],
  },
  {
    shape: 'mini',
    to: 'danh-muc:cham-soc-da/mat-na',
    stage: 'cham-soc-da/mat-na',
    look: 'plum',
    copy: ['Tối thứ Bảy', 'Mười lăm phút cho mình', 'Mặt nạ cấp ẩm và làm dịu', 'Xem thêm'],
  },
  {
    shape: 'mini',
    to: 'danh-muc:nuoc-hoa',
    stage: 'nuoc-hoa',
    look: 'sand',
    copy: ['Hương riêng', 'Một mùi để nhớ', 'Nước hoa dịu cho ngày nóng', 'Xem thêm'],
  },
  {
    shape: 'mini',
    to: 'danh-muc:cham-soc-co-the',
    stage: 'cham-soc-co-the',
    look: 'rose',
    copy: ['Sau giờ làm', 'Tắm thơm, ngủ ngon', 'Sữa tắm và dưỡng thể', 'Xem thêm'],
  },
  {
    shape: 'mini',
    to: 'danh-muc:cham-soc-nam',
    stage: 'cham-soc-nam',
    look: 'sky',
    copy: ['Cho chàng', 'Gọn trong ba bước', 'Rửa mặt, cạo râu, dưỡng ẩm', 'Xem thêm'],
  },
  {
    shape: 'mini',
    to: 'danh-muc:thuc-pham-lam-dep',
    stage: 'thuc-pham-lam-dep',
    look: 'sun',
    copy: ['Đẹp từ bên trong', 'Uống đều, da vui', 'Collagen, vitamin và trà', 'Xem thêm'],
  },

  {
    shape: 'twin',
    to: 'thuong-hieu:la-khe',
    stage: 'cham-soc-da/duong-am',
    look: 'sage',
    copy: ['Thương hiệu Việt', 'Lá Khẽ', 'Cây lá quê nhà cho làn da cần dịu lại.', 'Ghé Lá Khẽ'],
  },
  {
    shape: 'twin',
    to: 'thuong-hieu:son-man',
    stage: 'trang-diem/moi',
    look: 'rose',
    copy: ['Thương hiệu Việt', 'Son Mận', 'Màu son sinh ra cho làn da Việt.', 'Ghé Son Mận'],
  },
  {
    shape: 'twin',
    to: 'thuong-hieu:onyul',
    stage: 'cham-soc-da/can-bang-va-dac-tri',
    look: 'sky',
    copy: ['Từ Hàn Quốc', 'Onyul', 'Dưỡng ẩm tối giản cho làn da mệt vì phố xá.', 'Ghé Onyul'],
  },
  {
    shape: 'twin',
    to: 'thuong-hieu:maison-vervaine',
    stage: 'nuoc-hoa',
    look: 'plum',
    copy: ['Từ Provence', 'Maison Vervaine', 'Hương của những khu vườn nhỏ.', 'Ghé Maison Vervaine'],
  },

  {
    shape: 'label',
    label: 'new',
    to: 'danh-muc:cham-soc-da/can-bang-va-dac-tri',
    stage: 'cham-soc-da/can-bang-va-dac-tri',
    look: 'sky',
    copy: ['Mới về', 'Đặc trị thế hệ mới', 'Vừa lên kệ tuần này', 'Khám phá'],
  },
  {
    shape: 'label',
    label: 'new',
    to: 'danh-muc:trang-diem/mat',
    stage: 'trang-diem',
    look: 'rose',
    copy: ['Mới về', 'Nền mỏng như da', 'Cushion và kem nền mới', 'Khám phá'],
  },
  {
    shape: 'label',
    label: 'promo',
    to: 'danh-muc:cham-soc-da/mat-na',
    stage: 'cham-soc-da/mat-na',
    look: 'plum',
    copy: ['Ưu đãi', 'Mặt nạ: mua 3 giảm 10%', 'Mua càng nhiều, càng nhẹ ví', 'Xem mặt nạ'],
  },
  {
    shape: 'label',
    label: 'sale',
    to: 'danh-muc:chong-nang',
    stage: 'chong-nang',
    look: 'sun',
    copy: ['Giá tốt', 'Chống nắng giá dịu', 'Số lượng có hạn', 'Xem ngay'],
  },
  {
    shape: 'label',
    label: 'campaign',
    to: 'danh-muc:qua-tang',
    stage: 'qua-tang',
    look: 'sand',
    copy: ['Mùa quà', 'Gửi chút thương', 'Bộ quà gói sẵn', 'Chọn quà'],
  },

  {
    shape: 'popup',
    apply: 'everyday',
    to: 'danh-muc:chong-nang/chong-nang-da-mat',
    stage: 'chong-nang/chong-nang-da-mat',
    look: 'sun',
    copy: [
      'Nhắc nhẹ mỗi ngày',
      'Hôm nay bạn đã thoa chống nắng chưa?',
      'Dặm lại sau ba giờ nếu bạn còn ở ngoài trời.',
      'Chọn một tuýp',
    ],
  },
  {
    shape: 'popup_full',
    apply: 'once',
    to: 'danh-muc:cham-soc-da',
    stage: 'cham-soc-da',
    look: 'rose',
    copy: [
      'Chào bạn mới',
      'Giảm 40.000 ₫ cho đơn đầu',
      'Nhập mã CHAONANG cho đơn từ 299.000 ₫.',
      'Bắt đầu chăm da',
    ],
  },

  {
    shape: 'top',
    to: 'danh-muc:cham-soc-da',
    stage: 'cham-soc-da',
    look: 'rose',
    copy: ['', 'Miễn phí giao hàng cho đơn từ 200.000 ₫', '', 'Mua sắm'],
  },
  {
    shape: 'top',
    to: 'danh-muc:qua-tang',
    stage: 'qua-tang',
    look: 'sand',
    copy: ['', 'Đặt quà trước ngày 20/12 để kịp Giáng sinh', '', 'Chọn quà'],
  },
  {
    shape: 'top',
    to: 'danh-muc:cham-soc-da/mat-na',
    stage: 'cham-soc-da/mat-na',
    look: 'sage',
    copy: ['', 'Mặt nạ: mua 5 giảm 15%, mua 10 giảm 25%', '', 'Xem mặt nạ'],
  },

  {
    shape: 'floating',
    to: 'danh-muc:qua-tang',
    stage: 'qua-tang',
    look: 'rose',
    copy: ['', 'Góc quà', '', ''],
  },
  {
    shape: 'floating',
    to: 'danh-muc:chong-nang',
    stage: 'chong-nang',
    look: 'sun',
    copy: ['', 'Chống nắng', '', ''],
  },
]

const locations: Record<keyof typeof shapes, DemoBanner['location']> = {
  hero: 'home',
  mini: 'home',
  twin: 'home',
  popup: 'popup',
  popup_full: 'popup',
  top: 'top',
  floating: 'floating',
  label: 'search',
}
const types: Record<keyof typeof shapes, DemoBanner['banner_type']> = {
  hero: 'hero',
  mini: 'mini',
  twin: 'twin',
  popup: 'popup',
  popup_full: 'popup_full',
  top: 'mini',
  floating: 'mini',
  label: 'label',
}

/** Every banner of the shop, in the order they show at their place. */
export function makeBanners(context: BannerContext): DemoBanner[] {
  const placed = new Map<string, number>()
  return plans.map((plan, index) => {
    const { shape, copy } = plan
    const position = (placed.get(shape) ?? 0) + 1
    placed.set(shape, position)
    const [kind, key = ''] = plan.to.split(':')
    const { desktop, mobile, stage } = shapes[shape]
    const own = context.categoryPictures?.(plan.stage, stage[0]) ?? []
    const products =
      own.length > 0 ? own : Array.from({ length: stage[0] }, (_, nth) => context.picture(index * 5 + nth))
    const draw = ([width, height]: Size, count: number): BannerPicture => ({
      width,
      height,
      eyebrow: copy[0],
      title: copy[1],
      text: copy[2],
      cta: copy[3],
      palette: looks[plan.look],
      products: products.slice(0, count),
      seed: 1000 + index,
    })
    return {
      key: `${shape}-${position}`,
      location: locations[shape],
      banner_type: types[shape],
      title: copy[1],
      link: kind === 'thuong-hieu' ? context.brandLink(key) : context.categoryLink(key),
      apply: plan.apply ?? null,
      search_label: plan.label ?? null,
      position,
      desktop: draw(desktop, stage[0]),
      mobile: draw(mobile, stage[1]),
    }
  })
}
