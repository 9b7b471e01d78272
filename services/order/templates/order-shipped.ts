import { dong, writtenDay, block, button, note, paragraph, mailTemplate } from '../../message'
import { type AboutOrder, goodsTable, orderedAt } from './order-parts'

interface OrderShipped extends AboutOrder {
  carrier_name: string | null
  tracking_code: string | null
  /** the carrier's page for this parcel */
  tracking_url: string | null
  /** last day of the estimate, 'YYYY-MM-DD' */
  latest_day: string | null
  /** dong to be paid on delivery; 0 when it is paid */
  cod: number
}

export const orderShipped = mailTemplate<OrderShipped>('order-shipped', (order, sender) => {
  const parcel = [
    ...(order.carrier_name ? [`Đơn vị vận chuyển: ${order.carrier_name}`] : []),
    ...(order.tracking_code ? [`Mã vận đơn: ${order.tracking_code}`] : []),
    ...(order.latest_day ? [`Dự kiến giao chậm nhất ngày ${writtenDay(order.latest_day)}`] : []),
  ]
  return {
    subject: `Đơn hàng ${order.reference} đang trên đường đến bạn`,
    preview: parcel[0] ?? 'Kiện hàng đã được giao cho đơn vị vận chuyển.',
    heading: 'Đơn hàng đã được gửi đi',
    name: order.name,
    because: orderedAt(sender),
    parts: [
      paragraph(`Đơn hàng ${order.reference} đã được giao cho đơn vị vận chuyển và đang trên đường đến bạn.`),
      ...(parcel.length > 0 ? [block('Vận chuyển', parcel)] : []),
      ...(order.cod > 0 ? [paragraph(`Khi nhận hàng, bạn vui lòng chuẩn bị ${dong(order.cod)}.`)] : []),
      goodsTable(order.goods),
      order.tracking_url
        ? button('Theo dõi kiện hàng', order.tracking_url)
        : button('Xem đơn hàng', order.link),
      note('Bạn giữ điện thoại bên mình để người giao hàng liên lạc nhé.'),
    ],
  }
})
