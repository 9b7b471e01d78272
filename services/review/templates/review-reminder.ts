import { mailPicture, mailTemplate, note, paragraph, products } from '../../message'

interface ReviewReminder {
  name: string
  /** of the order */
  reference: string
  products: readonly {
    name: string
    /** shade or size; may be empty */
    variant: string
    picture: string | null
    /** the product's page, where the review opens, from the shop's root */
    path: string
  }[]
  /** points of a review, and those its photos add; 0 for none */
  points: { review: number; photos: number }
}

function gain({ review, photos }: ReviewReminder['points']) {
  if (review === 0) return []
  const more = photos > 0 ? `, thêm ${photos} điểm khi có ảnh` : ''
  return [note(`Mỗi đánh giá được đăng mang về cho bạn ${review} điểm${more}.`)]
}

export const reviewReminder = mailTemplate<ReviewReminder>(
  'review-reminder',
  (values, sender) => ({
    subject: `Bạn thấy món hàng từ ${sender.name} thế nào?`,
    preview: 'Cảm nhận của bạn giúp người khác chọn đúng.',
    heading: 'Dùng thử rồi, bạn thấy sao?',
    name: values.name,
    because: `bạn đã nhận đơn hàng ${values.reference} tại ${sender.name}`,
    parts: [
      paragraph(
        'Bạn dành vài phút kể lại cảm nhận nhé. Da bạn thế nào, món nào hợp, món nào chưa: điều gì cũng giúp người khác chọn đúng.',
      ),
      products(
        values.products.map(({ name, variant, picture, path }) => ({
          name,
          detail: variant,
          picture: mailPicture(picture, sender),
          label: 'Viết đánh giá',
          url: `${sender.url}${path}`,
        })),
      ),
      ...gain(values.points),
      note('Chúng mình chỉ nhắc một lần cho mỗi đơn hàng.'),
    ],
  }),
  { kind: 'review-reminder' },
)
