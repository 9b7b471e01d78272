import { RETURN_DAYS } from '@/domain/constants'
import { button, note, paragraph, mailTemplate } from '../../message'
import { type AboutOrder, goodsTable, orderedAt } from './order-parts'

interface OrderDelivered extends AboutOrder {
  /** only members write reviews */
  is_member: boolean
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
    preview: order.is_member
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
      ...(order.is_member
        ? [
            paragraph(
              'Sau vài ngày dùng thử, bạn dành một phút đánh giá sản phẩm nhé. Cảm nhận của bạn giúp người khác chọn đúng.',
            ),
            button('Xem đơn hàng và đánh giá', order.link),
          ]
        : [button('Xem đơn hàng', order.link)]),
      note(
        `Nếu sản phẩm có vấn đề, bạn gọi ${sender.hotline} trong vòng ${RETURN_DAYS} ngày để được đổi trả.`,
      ),
    ],
  }
})
