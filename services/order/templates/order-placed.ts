import {
  day,
  dong,
  time,
  writtenDay,
  block,
  button,
  note,
  paragraph,
  type Part,
  mailTemplate,
} from '../../message'
import {
  type AboutOrder,
  goodsTable,
  orderedAt,
  type OrderSums,
  type PickupStore,
  storeBlock,
  sumsTable,
} from './order-parts'

interface OrderPlaced extends AboutOrder, OrderSums {
  payment_name: string
  how: 'paid' | 'cod' | 'transfer' | 'online'
  /** recipient, phone, street, ward and province; null when nothing is delivered */
  address: readonly string[] | null
  store: PickupStore | null
  /** days 'YYYY-MM-DD' */
  estimate: { from: string; to: string } | null
  /** null unless it is paid by transfer */
  transfer: {
    accounts: readonly { bank: string; branch: string; number: string; holder: string }[]
    content: string
    due_at: Date | null
  } | null
}

const HOW: Record<OrderPlaced['how'], string> = {
  paid: 'Đơn hàng không cần thanh toán thêm. Chúng mình sẽ chuẩn bị hàng ngay.',
  cod: 'Chúng mình sẽ gọi xác nhận đơn, rồi chuẩn bị hàng. Bạn thanh toán khi nhận hàng.',
  transfer: 'Bạn chuyển khoản theo thông tin bên dưới để chúng mình chuẩn bị hàng nhé.',
  online: 'Ngay khi nhận được thanh toán, chúng mình sẽ chuẩn bị hàng cho bạn.',
}

function transferParts({ transfer, total }: OrderPlaced): Part[] {
  if (!transfer) return []
  const { accounts, content, due_at } = transfer
  return [
    ...accounts.map(({ bank, branch, number, holder }) =>
      block([bank, branch].filter(Boolean).join(', '), [
        `Số tài khoản: ${number}`,
        `Chủ tài khoản: ${holder}`,
        `Số tiền: ${dong(total)}`,
        `Nội dung: ${content}`,
      ]),
    ),
    ...(accounts.length > 1 ? [note('Bạn chỉ cần chuyển vào một trong các tài khoản trên.')] : []),
    ...(due_at
      ? [
          paragraph(
            `Bạn vui lòng chuyển khoản trước ${time(due_at)} ngày ${day(due_at)}. Sau thời gian này, đơn hàng sẽ tự động hủy.`,
          ),
        ]
      : []),
  ]
}

const arrival = ({ estimate, store }: OrderPlaced): Part[] => {
  if (!estimate) return []
  const { from, to } = estimate
  const days = from === to ? writtenDay(from) : `${writtenDay(from)} - ${writtenDay(to)}`
  return [paragraph(`${store ? 'Dự kiến sẵn sàng' : 'Dự kiến giao hàng'}: ${days}.`)]
}

export const orderPlaced = mailTemplate<OrderPlaced>('order-placed', (order, sender) => ({
  subject: `${sender.name} đã nhận đơn hàng ${order.reference} của bạn`,
  preview: HOW[order.how],
  heading: 'Cảm ơn bạn đã đặt hàng',
  name: order.name,
  because: orderedAt(sender),
  parts: [
    paragraph(`Chúng mình đã nhận được đơn hàng ${order.reference}. ${HOW[order.how]}`),
    ...transferParts(order),
    goodsTable(order.goods),
    sumsTable(order),
    paragraph(`Phương thức thanh toán: ${order.payment_name}.`),
    ...(order.address ? [block('Giao đến', order.address)] : []),
    ...(order.store ? [storeBlock(order.store)] : []),
    ...arrival(order),
    button('Xem đơn hàng', order.link),
  ],
}))
