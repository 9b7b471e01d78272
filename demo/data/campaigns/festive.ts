import type { CampaignSection } from '@/domain/campaign/sections'
import {
  type CampaignTools,
  type DemoCampaign,
  type DemoPrize,
  list,
  paragraphs,
  smallScene,
  wideScene,
} from './demo-campaign'

const LIPS = 'trang-diem/moi'
const GIFTS = 'qua-tang'
const SCENTS = 'nuoc-hoa'

const CHOICES = 4

/** Four lip colours of four brands, to vote for. */
function lipChoices({ best, pictureOf }: CampaignTools) {
  return best(LIPS, CHOICES).map((product, index) => ({
    id: `mau-${index + 1}`,
    name: product.name,
    description: '',
    image: pictureOf(product),
  }))
}

function sections(tools: CampaignTools): CampaignSection[] {
  const { best, ids, scene, categoryLink } = tools
  return [
    {
      type: 'hero',
      title: 'Gom token, đổi quà, trao nhau chút thương',
      body: paragraphs(
        'Mua sắm, viết đánh giá hay rủ bạn cùng chơi đều có token. Đủ token thì đổi lấy quà, không cần chờ may rủi.',
      ),
      image: scene(wideScene(GIFTS, 'night', 5)),
      link: { label: 'Xem quà có thể đổi', href: '#doi-token' },
    },
    {
      type: 'text',
      title: 'Chuyện mùa lễ hội',
      body: paragraphs(
        'Cuối năm là lúc bạn nghĩ về nhiều người, và cũng nên nghĩ về mình. Nàng đã chọn sẵn quà, màu son và mùi hương cho những buổi hẹn, những bữa tiệc muộn và cả những tối chỉ muốn ở nhà.',
        'Suốt mùa lễ hội, mỗi việc nhỏ bạn làm ở Nàng đều được đáp lại bằng token của chương trình.',
      ),
      product_ids: [],
    },
    { type: 'tokens', title: 'Đổi token lấy quà', body: '' },
    {
      type: 'countdown',
      title: 'Đừng để token ngủ quên',
      body: paragraphs('Token chỉ dùng được trong chương trình này.'),
      until: null,
    },
    {
      type: 'vouchers',
      title: 'Mã giảm giá mang theo',
      body: '',
      slugs: ['giam-phi-giao-45k', 'don-lon-150k', 'chao-ban-moi'],
    },
    {
      type: 'products',
      title: 'Quà gói sẵn',
      body: paragraphs('Chọn một hộp, viết đôi lời, phần còn lại để chúng mình lo.'),
      product_ids: ids(best(GIFTS, 8)),
      link: { label: 'Xem góc quà', href: categoryLink(GIFTS) },
    },
    {
      type: 'vote',
      key: 'mau-son-mua-le-hoi',
      title: 'Màu son nào là của mùa lễ hội?',
      body: paragraphs('Bình chọn cho thỏi son bạn muốn mang theo đến bữa tiệc cuối năm.'),
      once: 'member',
      is_changeable: true,
      choices: lipChoices(tools),
    },
    {
      type: 'products',
      title: 'Son cho buổi tối',
      body: '',
      product_ids: ids(best(LIPS, 8)),
      link: { label: 'Xem tất cả son', href: categoryLink(LIPS) },
    },
    {
      type: 'leaderboard',
      title: 'Bảng vàng mua sắm',
      body: paragraphs('Tính theo đơn đã giao trong thời gian chương trình, đã trừ hàng trả.'),
      kind: 'spender',
    },
    {
      type: 'leaderboard',
      title: 'Cây viết chăm chỉ',
      body: paragraphs('Tính theo đánh giá đã được đăng trong thời gian chương trình.'),
      kind: 'review',
    },
    {
      type: 'mission',
      title: 'Điểm danh mỗi ngày, nhận quà mỗi tuần',
      body: paragraphs('Ghé Nàng mỗi ngày một lần, vừa giữ chuỗi điểm danh vừa có thêm token.'),
      game: 'checkin-gift',
      image: scene(smallScene('cham-soc-co-the', 'sun', 3)),
      label: 'Điểm danh hôm nay',
    },
    {
      type: 'gallery',
      title: 'Ba ý tưởng gói quà',
      body: '',
      pictures: [
        {
          image: scene(smallScene(SCENTS, 'sand')),
          alt: 'Hai chai nước hoa trên nền màu cát',
          caption: 'Tặng mẹ: một mùi hương dịu',
          link: { label: 'Nước hoa', href: categoryLink(SCENTS) },
        },
        {
          image: scene(smallScene('cham-soc-da/mat-na', 'plum')),
          alt: 'Mặt nạ dưỡng da trên nền màu mận',
          caption: 'Tặng bạn thân: một tối đắp mặt nạ cùng nhau',
          link: { label: 'Mặt nạ', href: categoryLink('cham-soc-da/mat-na') },
        },
        {
          image: scene(smallScene(LIPS, 'rose')),
          alt: 'Hai thỏi son trên nền hồng',
          caption: 'Tặng mình: một màu son mới',
          link: { label: 'Son môi', href: categoryLink(LIPS) },
        },
      ],
    },
    {
      type: 'video',
      title: 'Một phút gói quà cùng Nàng',
      body: '',
      source: { kind: 'file', id: '/demo/goi-qua.webm' },
      duration: 12,
      poster: scene({ ...wideScene(GIFTS, 'rose', 4), width: 1280, height: 720 }),
      captions: null,
    },
    { type: 'banks', title: 'Trả bằng ngân hàng và ví', body: '' },
    {
      type: 'questions',
      title: 'Bạn hỏi, Nàng đáp',
      items: [
        {
          question: 'Khi nào mình nhận được token?',
          answer: paragraphs(
            'Token của đơn hàng về sau khi đơn được giao; token của đánh giá về khi đánh giá được đăng. Đơn trả lại thì token của đơn cũng được thu lại.',
          ),
        },
        {
          question: 'Token có đổi thành điểm thành viên được không?',
          answer: paragraphs(
            'Không. Token là của riêng chương trình này, chỉ dùng để đổi quà bên trên và hết hạn khi chương trình kết thúc.',
          ),
        },
        {
          question: 'Mình nhận quà bằng cách nào?',
          answer: paragraphs(
            'Mã giảm giá có ngay trong mục quà của bạn. Với quà là hiện vật, chúng mình gọi số điện thoại bạn để lại để hẹn giao.',
          ),
        },
        {
          question: 'Vì sao có quà cần số giấy tờ?',
          answer: paragraphs(
            'Quà giá trị cao được trao đúng người, nên chúng mình hỏi số căn cước khi bạn đổi. Số này được mã hóa và xóa ngay sau khi trao quà.',
          ),
        },
        {
          question: 'Đến ngày nào thì thôi bình chọn?',
          answer: paragraphs('Bình chọn mở đến hết chương trình; trước đó bạn có thể đổi lựa chọn.'),
        },
      ],
    },
  ]
}

const prizes: readonly DemoPrize[] = [
  {
    name: 'Giảm 30.000\u00A0₫ phí giao hàng',
    type: 'free_shipping',
    description: 'Giảm phí giao hàng cho đơn từ 150.000\u00A0₫, dùng trong 30 ngày.',
    tnc: list('Mã gắn với tài khoản đã đổi, dùng một lần.'),
    image: smallScene('cham-soc-co-the', 'sky', 2),
    points: 30,
    stock: 500,
    per_member: 3,
    is_form_needed: false,
    voucher: { amount: 30_000, min_amount: 150_000 },
  },
  {
    name: 'Giảm 100.000\u00A0₫ cho đơn từ 600.000\u00A0₫',
    type: 'next_purchase_voucher',
    description: 'Để dành cho giỏ hàng lớn nhất của năm.',
    tnc: list('Mã gắn với tài khoản đã đổi, dùng một lần, trong 30 ngày.'),
    image: smallScene('cham-soc-da/can-bang-va-dac-tri', 'rose', 3),
    points: 120,
    stock: 200,
    per_member: 2,
    is_form_needed: false,
    voucher: { amount: 100_000, min_amount: 600_000 },
  },
  {
    name: 'Bộ mặt nạ bảy ngày',
    type: 'gift',
    description: 'Bảy miếng mặt nạ cho bảy buổi tối, giao tận nhà.',
    tnc: list('Mỗi bạn đổi một bộ.', 'Chúng mình gọi để hẹn giao trong 7 ngày làm việc.'),
    image: smallScene('cham-soc-da/mat-na', 'plum', 3),
    points: 240,
    stock: 60,
    per_member: 1,
    is_form_needed: true,
    voucher: null,
  },
  {
    name: 'Hộp quà Lễ hội',
    type: 'gift',
    description: 'Nước hoa, son và nến thơm trong một hộp quà thắt nơ.',
    tnc: list(
      'Mỗi bạn đổi một hộp.',
      'Cần số điện thoại và số căn cước để trao đúng người.',
      'Chúng mình gọi để hẹn giao trong 7 ngày làm việc.',
    ),
    image: smallScene(GIFTS, 'sand', 3),
    points: 600,
    stock: 20,
    per_member: 1,
    is_form_needed: true,
    voucher: null,
  },
]

const rules: DemoCampaign['rules'] = [
  {
    key: 'don-hang-mua-le-hoi',
    kind: 'order',
    tokens: 10,
    per_amount: 100_000,
    daily_cap: null,
    category_keys: [GIFTS, LIPS, SCENTS],
  },
  { key: 'danh-gia', kind: 'review', tokens: 15, per_amount: null, daily_cap: 45, category_keys: [] },
  { key: 'chia-se', kind: 'share', tokens: 5, per_amount: null, daily_cap: 5, category_keys: [] },
  { key: 'diem-danh', kind: 'check-in', tokens: 2, per_amount: null, daily_cap: 2, category_keys: [] },
]

export const festive: DemoCampaign = {
  slug: 'mua-le-hoi',
  name: 'Mùa lễ hội cùng Nàng',
  description: 'Gom token từ mỗi đơn hàng, mỗi đánh giá, rồi đổi lấy quà cho bạn và cho người thương.',
  tnc: list(
    'Chương trình dành cho thành viên của Nàng, mỗi người một tài khoản.',
    'Token không quy đổi thành tiền, không chuyển cho người khác và hết hạn khi chương trình kết thúc.',
    'Token của đơn hàng được thu lại khi đơn bị trả.',
    'Quà có số lượng giới hạn, ai đổi trước được trước.',
    'Tên trên bảng vàng được che bớt.',
  ),
  starts_in_days: -12,
  ends_in_days: 38,
  is_display_icon_web: true,
  is_top_spender: true,
  is_top_review: true,
  picture: wideScene(GIFTS, 'night', 5),
  sections,
  prizes,
  rules,
}
