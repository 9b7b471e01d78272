import { block, button, mailTemplate, paragraph } from '../../message'

interface ReviewReplied {
  name: string
  product: string
  /** of the shop, to the letter */
  reply: string
  /** the product's page, from the shop's root */
  path: string
}

export const reviewReplied = mailTemplate<ReviewReplied>(
  'review-replied',
  ({ name, product, reply, path }, sender) => ({
    subject: `${sender.name} đã phản hồi đánh giá của bạn`,
    preview: reply.slice(0, 120),
    heading: 'Chúng mình đã đọc đánh giá của bạn',
    name,
    because: `bạn đã viết đánh giá tại ${sender.name}`,
    parts: [
      paragraph(`Cảm ơn bạn đã đánh giá ${product}. ${sender.name} phản hồi bạn:`),
      block(
        sender.name,
        reply.split(/\n+/).filter((line) => line.trim() !== ''),
      ),
      button('Xem sản phẩm', `${sender.url}${path}`),
    ],
  }),
  { kind: 'review-answer' },
)
