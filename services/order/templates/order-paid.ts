import { dong, button, paragraph, sums, mailTemplate } from '../../message'
import { type AboutOrder, goodsTable, orderedAt } from './order-parts'

interface OrderPaid extends AboutOrder {
  total: number
  payment_name: string
}

export const orderPaid = mailTemplate<OrderPaid>('order-paid', (order, sender) => ({
  subject: `${sender.name} đã nhận thanh toán cho đơn hàng ${order.reference}`,
  preview: `Đã nhận ${dong(order.total)}. Chúng mình đang chuẩn bị hàng cho bạn.`,
  heading: 'Đã nhận thanh toán',
  name: order.name,
  because: orderedAt(sender),
  parts: [
    paragraph(
      `Chúng mình đã nhận được thanh toán cho đơn hàng ${order.reference} và đang chuẩn bị hàng cho bạn.`,
    ),
    goodsTable(order.goods),
    sums([
      { label: 'Phương thức', value: order.payment_name },
      { label: 'Đã thanh toán', value: dong(order.total), isStrong: true },
    ]),
    button('Xem đơn hàng', order.link),
  ],
}))
