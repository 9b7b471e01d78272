import type { MODERATION_REASONS } from '@/domain/review/moderation/moderate'
import { block, button, mailTemplate, note, paragraph } from '../../message'

interface ReviewRejected {
  name: string
  product: string
  /** a code of MODERATION_REASONS; of another one the general words are said */
  reason: string
  /** the product's page, where the review opens, from the shop's root */
  path: string
}

/** What is wrong, and what to do about it. */
const REASONS: Record<(typeof MODERATION_REASONS)[number], string> = {
  phone: 'Bài có số điện thoại. Bạn bỏ số ra để giữ riêng tư cho bạn và người khác nhé.',
  link: 'Bài có liên kết đến trang khác. Bạn bỏ liên kết ra nhé.',
  email: 'Bài có địa chỉ email. Bạn bỏ email ra để giữ riêng tư nhé.',
  address: 'Bài có địa chỉ nhà hoặc cửa hàng. Bạn bỏ địa chỉ ra để giữ riêng tư nhé.',
  contact: 'Bài mời liên hệ hoặc mua bán riêng. Bạn bỏ phần đó ra nhé.',
  obscene: 'Bài có từ chưa lịch sự. Bạn viết lại nhẹ nhàng hơn nhé.',
  shouting: 'Bài viết hoa gần hết. Bạn viết chữ thường cho dễ đọc nhé.',
  repeated: 'Bài lặp lại nhiều từ. Bạn kể thêm cảm nhận riêng của mình nhé.',
  copied: 'Bài giống một đánh giá đã có. Bạn viết bằng lời của mình nhé.',
  reported: 'Bài được một số thành viên báo là chưa phù hợp. Bạn xem và sửa lại nhé.',
  staff: 'Bài có phần chưa phù hợp với quy định đánh giá. Bạn xem và sửa lại nhé.',
}

const isKnown = (reason: string): reason is keyof typeof REASONS => Object.hasOwn(REASONS, reason)

export const reviewRejected = mailTemplate<ReviewRejected>(
  'review-rejected',
  ({ name, product, reason, path }, sender) => ({
    subject: `Đánh giá của bạn tại ${sender.name} cần sửa một chút`,
    preview: 'Bài viết của bạn vẫn được giữ, bạn sửa lại là có thể đăng.',
    heading: 'Đánh giá của bạn chưa được đăng',
    name,
    because: `bạn đã viết đánh giá tại ${sender.name}`,
    parts: [
      paragraph(`Cảm ơn bạn đã đánh giá ${product}. Chúng mình chưa đăng được bài này:`),
      block('Lý do', [REASONS[isKnown(reason) ? reason : 'staff']]),
      paragraph('Bài viết của bạn vẫn được giữ. Bạn mở lại và sửa, chúng mình sẽ xem ngay.'),
      button('Sửa đánh giá', `${sender.url}${path}`),
      note('Điểm thưởng của bài, nếu có, được cộng khi bài được đăng.'),
    ],
  }),
  { kind: 'review-answer' },
)
