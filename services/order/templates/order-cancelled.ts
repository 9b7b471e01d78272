import type { CancellationReason } from '@/domain/order/cancellation'
import { day, dong, time, block, button, note, paragraph, type Part, mailTemplate } from '../../message'
import { type AboutOrder, goodsTable, orderedAt, REFUND_TIME } from './order-parts'

interface OrderCancelled extends AboutOrder {
  /** how it ended */
  kind: 'cancelled' | 'payment_failed' | 'expired' | 'refunded'
  reason: CancellationReason | null
  /** of a failed payment: where and until when the order can be paid again */
  retry: { until: Date; link: string } | null
  /** a word of the shop to the buyer */
  note: string | null
  given_back: {
    /** points that return to the member */
    points: number
    has_vouchers: boolean
    /** dong that are sent back, or were */
    money: number
  }
}

const SENTENCES: Record<OrderCancelled['kind'], { subject: string; heading: string; text: string }> = {
  cancelled: { subject: 'đã được hủy', heading: 'Đơn hàng đã hủy', text: 'đã được hủy' },
  payment_failed: {
    subject: 'thanh toán chưa thành công',
    heading: 'Thanh toán chưa thành công',
    text: 'chưa được thanh toán. Nếu tài khoản của bạn đã bị trừ tiền, khoản đó sẽ được hoàn lại',
  },
  expired: {
    subject: 'đã hết hạn thanh toán',
    heading: 'Đơn hàng đã hết hạn',
    text: 'đã tự động hủy vì chưa nhận được thanh toán đúng hạn',
  },
  refunded: { subject: 'đã được hoàn tiền', heading: 'Đã hoàn tiền', text: 'đã được hoàn tiền' },
}

/** Those the shop says; what the buyer chose the buyer knows. */
const REASONS: Partial<Record<CancellationReason, string>> = {
  asked_by_buyer: 'theo yêu cầu của bạn',
  out_of_stock: 'sản phẩm đã hết hàng',
  buyer_unreachable: 'chúng mình không liên lạc được với bạn',
  payment_not_found: 'không tìm thấy khoản thanh toán',
  lost_in_delivery: 'kiện hàng bị thất lạc khi vận chuyển',
  not_accepted: 'kiện hàng không giao được',
}

function givenBack({ kind, given_back: { points, has_vouchers, money } }: OrderCancelled): string[] {
  return [
    ...(money > 0
      ? [
          kind === 'refunded'
            ? `${dong(money)} đã được hoàn về nguồn tiền bạn thanh toán`
            : `${dong(money)} sẽ được hoàn về nguồn tiền bạn thanh toán trong ${REFUND_TIME}`,
        ]
      : []),
    ...(points > 0 ? [`${points} điểm thưởng đã trở lại tài khoản`] : []),
    ...(has_vouchers ? ['Mã giảm giá đã dùng cho đơn này có thể dùng lại nếu còn hạn'] : []),
  ]
}

/** The way on: paying again while that can be done, else the order itself. */
function wayOn({ kind, retry, link }: OrderCancelled): Part[] {
  if (kind !== 'payment_failed') return [button('Xem đơn hàng', link)]
  if (!retry)
    return [
      paragraph('Đơn này không thanh toán lại được nữa. Bạn mở đơn và đặt lại chỉ với một chạm nhé.'),
      button('Xem đơn hàng', link),
    ]
  return [
    paragraph(
      `Bạn thanh toán lại trước ${time(retry.until)} ngày ${day(retry.until)} nhé. Hàng, mã giảm giá và điểm được giữ lại cho bạn khi thanh toán lại, nếu vẫn còn.`,
    ),
    button('Thanh toán lại', retry.link),
  ]
}

export const orderCancelled = mailTemplate<OrderCancelled>('order-cancelled', (order, sender) => {
  const { subject, heading, text } = SENTENCES[order.kind]
  const reason = order.reason ? REASONS[order.reason] : undefined
  const back = givenBack(order)
  return {
    subject: `Đơn hàng ${order.reference} ${subject}`,
    preview: back[0] ?? `Đơn hàng ${order.reference} ${text}.`,
    heading,
    name: order.name,
    because: orderedAt(sender),
    parts: [
      paragraph(`Đơn hàng ${order.reference} ${text}.${reason ? ` Lý do: ${reason}.` : ''}`),
      ...(order.note ? [paragraph(order.note)] : []),
      ...(back.length > 0 ? [block('Hoàn lại cho bạn', back)] : []),
      goodsTable(order.goods),
      ...wayOn(order),
      note(`Nếu có gì chưa đúng, bạn gọi ${sender.hotline} để được hỗ trợ ngay.`),
    ],
  }
})
