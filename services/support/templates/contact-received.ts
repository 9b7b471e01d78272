import { block, button, mailTemplate, paragraph } from '../../message'
import { aboutLines, linesOf } from '../mail-lines'

interface ContactReceived {
  name: string
  reference: string
  topic: string
  order: string
  product: string
  text: string
  photos: number
  /** '11:00 thứ Hai' */
  answerBy: string
  link: string
}

/** The shopper's copy of their message. */
export const contactReceived = mailTemplate<ContactReceived>(
  'contact-received',
  ({ name, reference, text, answerBy, link, ...about }, sender) => ({
    subject: `${sender.name} đã nhận yêu cầu ${reference}`,
    preview: `Chúng mình trả lời trước ${answerBy}.`,
    heading: 'Chúng mình đã nhận lời nhắn của bạn',
    name,
    because: `bạn đã gửi lời nhắn cho ${sender.name} từ trang liên hệ`,
    parts: [
      paragraph(`Mã yêu cầu của bạn là ${reference}. Chúng mình trả lời trước ${answerBy}.`),
      block(`Yêu cầu ${reference}`, aboutLines(about)),
      block('Lời nhắn của bạn', linesOf(text)),
      button('Xem và viết thêm', link),
    ],
  }),
)
