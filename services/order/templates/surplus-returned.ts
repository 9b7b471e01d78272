import { button, dong, mailTemplate, note, paragraph, sums } from '../../message'
import { type AboutSurplus, orderedAt, REFUND_TIME } from './order-parts'

/** Money that paid for nothing has gone back. */
export const surplusReturned = mailTemplate<AboutSurplus>('surplus-returned', (surplus, sender) => ({
  subject: `Đã hoàn ${dong(surplus.amount)} của đơn hàng ${surplus.reference}`,
  preview: `${dong(surplus.amount)} đã được hoàn về nguồn tiền bạn đã trả.`,
  heading: 'Đã hoàn tiền',
  name: surplus.name,
  because: orderedAt(sender),
  parts: [
    paragraph(
      `Khoản ${dong(surplus.amount)} bạn trả qua ${surplus.payment_name} cho đơn hàng ${surplus.reference} đã được hoàn về nguồn tiền bạn đã trả. Ngân hàng hoặc ví có thể cần ${REFUND_TIME} để ghi có.`,
    ),
    sums([
      { label: 'Hoàn về', value: surplus.payment_name },
      { label: 'Số tiền hoàn lại', value: dong(surplus.amount), isStrong: true },
    ]),
    button('Xem đơn hàng', surplus.link),
    note(`Nếu quá thời gian này mà tiền chưa về, bạn gọi ${sender.hotline} để được hỗ trợ ngay.`),
  ],
}))
