import type { CampaignSection } from '@/domain/campaign/sections'
import { type CampaignTools, type DemoCampaign, list, paragraphs, wideScene } from './demo-campaign'

const SERUM = 'cham-soc-da/can-bang-va-dac-tri/serum'

const sections = ({ best, ids, scene, categoryLink, pictureOf }: CampaignTools): CampaignSection[] => [
  {
    type: 'hero',
    title: 'Bảy ngày, một thói quen',
    body: paragraphs('Cả nhà mình đã cùng nhau thoa chống nắng đủ bảy sáng liền.'),
    image: scene(wideScene('chong-nang', 'sky', 4)),
    link: null,
  },
  {
    type: 'leaderboard',
    title: 'Cây viết của tuần lễ',
    body: paragraphs('Cảm ơn những bạn đã kể lại thật kỹ làn da mình sau bảy ngày.'),
    kind: 'review',
  },
  {
    type: 'vote',
    key: 'serum-cua-tuan',
    title: 'Chai serum được yêu nhất tuần',
    body: '',
    once: 'member',
    is_changeable: false,
    choices: best(SERUM, 3).map((product, index) => ({
      id: `serum-${index + 1}`,
      name: product.name,
      description: '',
      image: pictureOf(product),
    })),
  },
  {
    type: 'products',
    title: 'Những món đã đi cùng bạn',
    body: '',
    product_ids: ids(best(SERUM, 4)),
    link: { label: 'Xem serum', href: categoryLink(SERUM) },
  },
]

/** Ended two weeks ago. */
export const skinWeek: DemoCampaign = {
  slug: 'tuan-le-da-khoe',
  name: 'Tuần lễ da khỏe',
  description: 'Bảy ngày chăm da theo ba bước: làm sạch, đặc trị, chống nắng.',
  tnc: list('Chương trình dành cho thành viên của Nàng.'),
  starts_in_days: -21,
  ends_in_days: -14,
  is_display_icon_web: true,
  is_top_spender: false,
  is_top_review: true,
  picture: wideScene('chong-nang', 'sky', 4),
  sections,
  prizes: [],
  rules: [],
}
