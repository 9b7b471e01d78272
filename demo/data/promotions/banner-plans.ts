import type { BrandPalette, DemoBanner } from '@/demo/types'

/** Colours of a scene: the ground, what is printed on it, the shapes behind the products. */
export const looks = {
  rose: { paper: '#FBE9EE', ink: '#4A1626', accent: '#B3264E' },
  sand: { paper: '#F6EEE3', ink: '#3A2A1E', accent: '#B07A4A' },
  sage: { paper: '#EAF0E6', ink: '#23352A', accent: '#6F9465' },
  sky: { paper: '#E8F1F6', ink: '#17324A', accent: '#5B93BC' },
  sun: { paper: '#FFF3DC', ink: '#4A3108', accent: '#DE9B2C' },
  plum: { paper: '#F1EAF3', ink: '#3A1F44', accent: '#8C5BA0' },
  night: { paper: '#2A1C26', ink: '#F8E9E4', accent: '#E0A58E' },
} satisfies Record<string, BrandPalette>

export type BannerShape = 'hero' | 'mini' | 'twin' | 'popup' | 'popup_full' | 'top' | 'floating' | 'label'

/** Where a banner leads. Its scene shows products of that place and no others. */
export type BannerPlace =
  | { category: string; look: keyof typeof looks }
  /** in the brand's own colours; `first` is the category whose products come first */
  | { brand: string; first?: string }

export type BannerPlan = BannerPlace & {
  shape: BannerShape
  /** eyebrow, title, subtitle, call to action */
  copy: readonly [string, string, string, string]
  apply?: DemoBanner['apply']
  label?: DemoBanner['search_label']
}

/** Every banner of the demo shop, in the order they show at their place. */
export const bannerPlans: readonly BannerPlan[] = [
  {
    shape: 'hero',
    category: 'cham-soc-da/can-bang-va-dac-tri/serum',
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
    category: 'chong-nang',
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
    category: 'trang-diem/moi',
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
    category: 'cham-soc-toc',
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
    category: 'qua-tang',
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
    category: 'cham-soc-da/lam-sach',
    look: 'sky',
    copy: ['Bước đầu tiên', 'Sạch mà không căng', 'Tẩy trang và rửa mặt dịu nhẹ', 'Xem thêm'],
  },
  {
    shape: 'mini',
    category: 'cham-soc-da/mat-na',
    look: 'plum',
    copy: ['Tối thứ Bảy', 'Mười lăm phút cho mình', 'Mặt nạ cấp ẩm và làm dịu', 'Xem thêm'],
  },
  {
    shape: 'mini',
    category: 'nuoc-hoa',
    look: 'sand',
    copy: ['Hương riêng', 'Một mùi để nhớ', 'Nước hoa dịu cho ngày nóng', 'Xem thêm'],
  },
  {
    shape: 'mini',
    category: 'cham-soc-co-the',
    look: 'rose',
    copy: ['Sau giờ làm', 'Tắm thơm, ngủ ngon', 'Sữa tắm và dưỡng thể', 'Xem thêm'],
  },
  {
    shape: 'mini',
    category: 'cham-soc-nam',
    look: 'sky',
    copy: ['Cho chàng', 'Gọn trong ba bước', 'Rửa mặt, cạo râu, dưỡng ẩm', 'Xem thêm'],
  },
  {
    shape: 'mini',
    category: 'thuc-pham-lam-dep',
    look: 'sun',
    copy: ['Đẹp từ bên trong', 'Uống đều, da vui', 'Collagen, vitamin và trà', 'Xem thêm'],
  },

  {
    shape: 'twin',
    brand: 'la-khe',
    copy: ['Thương hiệu Việt', 'Lá Khẽ', 'Cây lá quê nhà cho làn da cần dịu lại.', 'Ghé Lá Khẽ'],
  },
  {
    shape: 'twin',
    brand: 'son-man',
    first: 'trang-diem/moi',
    copy: ['Thương hiệu Việt', 'Son Mận', 'Màu son sinh ra cho làn da Việt.', 'Ghé Son Mận'],
  },
  {
    shape: 'twin',
    brand: 'onyul',
    copy: ['Từ Hàn Quốc', 'Onyul', 'Dưỡng ẩm tối giản cho làn da mệt vì phố xá.', 'Ghé Onyul'],
  },
  {
    shape: 'twin',
    brand: 'maison-vervaine',
    first: 'nuoc-hoa',
    copy: ['Từ Provence', 'Maison Vervaine', 'Hương của những khu vườn nhỏ.', 'Ghé Maison Vervaine'],
  },

  {
    shape: 'label',
    label: 'new',
    category: 'cham-soc-da/can-bang-va-dac-tri',
    look: 'sky',
    copy: ['Mới về', 'Đặc trị thế hệ mới', 'Vừa lên kệ tuần này', 'Khám phá'],
  },
  {
    shape: 'label',
    label: 'new',
    category: 'trang-diem/mat',
    look: 'rose',
    copy: ['Mới về', 'Nền mỏng như da', 'Cushion và kem nền mới', 'Khám phá'],
  },
  {
    shape: 'label',
    label: 'promo',
    category: 'cham-soc-da/mat-na',
    look: 'plum',
    copy: ['Ưu đãi', 'Mặt nạ: mua 3 giảm 10%', 'Mua càng nhiều, càng nhẹ ví', 'Xem mặt nạ'],
  },
  {
    shape: 'label',
    label: 'sale',
    category: 'chong-nang',
    look: 'sun',
    copy: ['Giá tốt', 'Chống nắng giá dịu', 'Số lượng có hạn', 'Xem ngay'],
  },
  {
    shape: 'label',
    label: 'campaign',
    category: 'qua-tang',
    look: 'sand',
    copy: ['Mùa quà', 'Gửi chút thương', 'Bộ quà gói sẵn', 'Chọn quà'],
  },

  {
    shape: 'popup',
    apply: 'everyday',
    category: 'chong-nang/chong-nang-da-mat',
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
    category: 'cham-soc-da',
    look: 'rose',
    copy: [
      'Chào bạn mới',
      'Tặng bạn mã giảm 40.000\u00A0₫',
      'Nhập mã CHAONANG cho đơn từ 299.000\u00A0₫.',
      'Bắt đầu chăm da',
    ],
  },

  {
    shape: 'top',
    category: 'cham-soc-da',
    look: 'rose',
    copy: ['', 'Miễn phí giao hàng cho đơn từ 200.000\u00A0₫', '', 'Mua sắm'],
  },
  {
    shape: 'top',
    category: 'qua-tang',
    look: 'sand',
    copy: ['', 'Đặt quà trước ngày 20/12 để kịp Giáng sinh', '', 'Chọn quà'],
  },
  {
    shape: 'top',
    category: 'cham-soc-da/mat-na',
    look: 'sage',
    copy: ['', 'Mặt nạ: mua 5 giảm 15%, mua 10 giảm 25%', '', 'Xem mặt nạ'],
  },

  {
    shape: 'floating',
    category: 'qua-tang',
    look: 'rose',
    copy: ['', 'Góc quà', '', ''],
  },
  {
    shape: 'floating',
    category: 'chong-nang',
    look: 'sun',
    copy: ['', 'Chống nắng', '', ''],
  },
]
