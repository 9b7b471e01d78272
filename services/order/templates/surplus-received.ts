import { button, dong, mailTemplate, note, paragraph, sums } from '../../message'
import { type AboutSurplus, orderedAt, REFUND_TIME } from './order-parts'

const SENTENCES: Record<AboutSurplus['cause'], (surplus: AboutSurplus) => string> = {
  ended: ({ amount, payment_name, reference }) =>
    `Chúng mình đã nhận ${dong(amount)} qua ${payment_name} khi đơn hàng ${reference} đã kết thúc, nên khoản này không được dùng cho đơn.`,
  twice: ({ amount, payment_name, reference }) =>
    `Đơn hàng ${reference} đã được thanh toán trước đó. Chúng mình vừa nhận thêm ${dong(amount)} qua ${payment_name}, đây là khoản thừa.`,
  amount: ({ amount, payment_name, reference }) =>
    `Chúng mình đã nhận ${dong(amount)} qua ${payment_name}, khác với số tiền của đơn hàng ${reference}, nên khoản này không được dùng cho đơn.`,
}

/** Money came for an order that was paid or had ended, or it was not what the order costs: it goes back. */
export const surplusReceived = mailTemplate<AboutSurplus>('surplus-received', (surplus, sender) => ({
  subject: `${sender.name} hoàn lại ${dong(surplus.amount)} của đơn hàng ${surplus.reference}`,
  preview: `Đã nhận ${dong(surplus.amount)}. Khoản này đang được hoàn lại cho bạn.`,
  heading: 'Tiền đang được hoàn lại cho bạn',
  name: surplus.name,
  because: orderedAt(sender),
  parts: [
    paragraph(SENTENCES[surplus.cause](surplus)),
    paragraph(
      `Tiền tự trở về nguồn bạn đã trả, thường trong ${REFUND_TIME}, tùy ngân hàng hoặc ví. Bạn không cần làm gì thêm. Khi hoàn xong, chúng mình gửi email cho bạn.`,
    ),
    sums([
      { label: 'Hoàn về', value: surplus.payment_name },
      { label: 'Số tiền hoàn lại', value: dong(surplus.amount), isStrong: true },
    ]),
    button('Xem đơn hàng', surplus.link),
    note(`Nếu có gì chưa đúng, bạn gọi ${sender.hotline} để được hỗ trợ ngay.`),
  ],
}))
