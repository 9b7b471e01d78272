import type { CampaignSection } from '@/domain/campaign/sections'
import {
  type CampaignTools,
  type DemoCampaign,
  list,
  paragraphs,
  smallScene,
  wideScene,
} from './demo-campaign'

const sections = ({ best, ids, scene, categoryLink }: CampaignTools): CampaignSection[] => [
  {
    type: 'hero',
    title: 'Da đẹp, tóc mềm, đón một năm an',
    body: paragraphs('Một tháng chuẩn bị thật thong thả, để những ngày giáp Tết chỉ còn lại niềm vui.'),
    image: scene(wideScene('cham-soc-da', 'sun', 5)),
    link: null,
  },
  { type: 'countdown', title: 'Hẹn bạn ngày mở hàng', body: '', until: null },
  {
    type: 'text',
    title: 'Có gì đang chờ bạn?',
    body: list(
      'Bộ quà Tết gói giấy dó, đặt trước từ ngày mở hàng.',
      'Ba tuần chăm da theo từng bước, mỗi tuần một gợi ý.',
      'Mã giảm giá riêng cho đơn đặt sớm.',
    ),
    product_ids: [],
  },
  {
    type: 'products',
    title: 'Ngắm trước vài món',
    body: '',
    product_ids: ids(best('cham-soc-da', 4)),
    link: { label: 'Xem chăm sóc da', href: categoryLink('cham-soc-da') },
  },
  {
    type: 'gallery',
    title: 'Bàn trang điểm ngày Tết',
    body: '',
    pictures: [
      {
        image: scene(smallScene('trang-diem/mat', 'rose')),
        alt: 'Phấn và nền trên bàn màu hồng',
        caption: 'Lớp nền mỏng cho ngày chụp ảnh gia đình',
        link: null,
      },
      {
        image: scene(smallScene('cham-soc-toc', 'sage')),
        alt: 'Dầu gội và dầu xả trên nền xanh lá',
        caption: 'Mái tóc mềm sau một năm bận rộn',
        link: null,
      },
      {
        image: scene(smallScene('nuoc-hoa', 'plum')),
        alt: 'Nước hoa trên nền màu mận',
        caption: 'Mùi hương cho mùng Một',
        link: null,
      },
    ],
  },
  {
    type: 'questions',
    title: 'Bạn hỏi, Nàng đáp',
    items: [
      {
        question: 'Khi nào chương trình mở?',
        answer: paragraphs(
          'Ngày giờ mở ở ngay đầu trang, theo giờ Việt Nam. Để lại email, chúng mình báo bạn khi bắt đầu.',
        ),
      },
      {
        question: 'Quà Tết có giao trước giao thừa không?',
        answer: paragraphs('Có. Trang thanh toán cho biết ngày giao dự kiến trước khi bạn đặt.'),
      },
    ],
  },
]

/** Comes in three weeks. */
export const tet: DemoCampaign = {
  slug: 'cham-ngo-tet',
  name: 'Chạm ngõ Tết',
  description: 'Ba tuần chăm da, chăm tóc và chọn quà, thong thả đón năm mới.',
  tnc: list('Chương trình dành cho mọi khách hàng của Nàng.', 'Quà tặng có số lượng giới hạn.'),
  starts_in_days: 20,
  ends_in_days: 48,
  is_display_icon_web: false,
  is_top_spender: false,
  is_top_review: false,
  picture: wideScene('cham-soc-da', 'sun', 5),
  sections,
  prizes: [],
  rules: [],
}
