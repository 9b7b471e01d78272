import { RETURN_DAYS } from '@/domain/constants'
import { button, mailPicture, mailTemplate, note, paragraph, products } from '../../message'
import { type AboutOrder, goodsTable, orderedAt } from './order-parts'

interface OrderDelivered extends AboutOrder {
  /** goods that a member can review; none of a guest's, for only members write reviews */
  reviewable: readonly {
    name: string
    variant: string
    picture: string | null
    /** the product's page, where the review opens, from the shop's root */
    path: string
  }[]
  /** points it brought */
  earned_points: number
  /** vouchers for the next purchase it brought */
  vouchers: number
}

export const orderDelivered = mailTemplate<OrderDelivered>('order-delivered', (order, sender) => {
  const gains = [
    ...(order.earned_points > 0 ? [`${order.earned_points} điểm thưởng`] : []),
    ...(order.vouchers > 0 ? [`${order.vouchers} mã ưu đãi cho lần mua sau`] : []),
  ]
  return {
    subject: `Đơn hàng ${order.reference} đã được giao`,
    preview:
      order.reviewable.length > 0
        ? 'Bạn thấy sản phẩm thế nào? Kể cho mọi người nghe nhé.'
        : 'Chúc bạn dùng thật hợp.',
    heading: 'Hàng đã đến tay bạn',
    name: order.name,
    because: orderedAt(sender),
    parts: [
      paragraph(`Đơn hàng ${order.reference} đã được giao. Chúc bạn dùng thật hợp.`),
      ...(gains.length > 0
        ? [paragraph(`Đơn hàng này mang về cho bạn ${gains.join(' và ')}, đã có trong tài khoản.`)]
        : []),
      goodsTable(order.goods),
      ...(order.reviewable.length > 0
        ? [
            paragraph(
              'Sau vài ngày dùng thử, bạn dành một phút đánh giá sản phẩm nhé. Cảm nhận của bạn giúp người khác chọn đúng.',
            ),
            products(
              order.reviewable.map(({ name, variant, picture, path }) => ({
                name,
                detail: variant,
                picture: mailPicture(picture, sender),
                label: 'Viết đánh giá',
                url: `${sender.url}${path}`,
              })),
            ),
          ]
        : []),
      button('Xem đơn hàng', order.link),
      note(
        `Nếu sản phẩm có vấn đề, bạn gọi ${sender.hotline} trong vòng ${RETURN_DAYS} ngày để được đổi trả.`,
      ),
    ],
  }
})
