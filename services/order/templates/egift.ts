import { lastDay, dong, block, button, code, note, paragraph, mailTemplate } from '../../message'

interface Egift {
  recipient_name: string
  sender_name: string
  /** of the sender, to the letter */
  message: string
  code: string
  /** worth in dong */
  amount: number
  ends_at: Date
}

export const egift = mailTemplate<Egift>('egift', (card, sender) => ({
  subject: `${card.sender_name} gửi tặng bạn thẻ quà tặng ${sender.name}`,
  preview: `Một món quà trị giá ${dong(card.amount)} dành cho bạn.`,
  heading: 'Bạn có một món quà',
  name: card.recipient_name,
  because: `${card.sender_name} đã mua thẻ quà tặng cho bạn`,
  parts: [
    paragraph(`${card.sender_name} gửi tặng bạn thẻ quà tặng ${sender.name} trị giá ${dong(card.amount)}.`),
    ...(card.message.trim() ? [block('Lời nhắn', [card.message])] : []),
    paragraph('Bạn nhập mã này vào ô mã giảm giá trong giỏ hàng:'),
    code(card.code),
    button('Chọn quà ngay', sender.url),
    note(
      `Mã dùng được một lần, đến hết ngày ${lastDay(card.ends_at)}. Ai có mã đều dùng được, nên bạn giữ kín nhé.`,
    ),
  ],
}))
