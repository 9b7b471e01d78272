import { block, button, mailTemplate, paragraph } from '../../message'
import { aboutLines, linesOf } from '../mail-lines'

interface ContactArrived {
  name: string
  email: string
  isMember: boolean
  /** the shopper wrote again in a conversation */
  isFollowUp: boolean
  reference: string
  topic: string
  order: string
  product: string
  text: string
  photos: number
  answerBy: string
  link: string
}

/** Tells the shop's support address that a shopper wrote. */
export const contactArrived = mailTemplate<ContactArrived>(
  'contact-arrived',
  ({ name, email, isMember, isFollowUp, reference, text, answerBy, link, ...about }, sender) => ({
    subject: `[${reference}] ${isFollowUp ? 'Khách viết thêm' : 'Yêu cầu mới'}: ${about.topic} (${sender.name})`,
    preview: text.slice(0, 120),
    heading: isFollowUp ? 'Khách viết thêm vào yêu cầu' : 'Có yêu cầu mới từ trang liên hệ',
    name: null,
    because: `địa chỉ này là hộp thư hỗ trợ của ${sender.name}`,
    parts: [
      paragraph(`Hẹn khách trả lời trước ${answerBy}.`),
      block(`Yêu cầu ${reference}`, [
        `Khách: ${name} (${isMember ? 'thành viên' : 'khách vãng lai'})`,
        `Email: ${email}`,
        ...aboutLines(about),
      ]),
      block('Lời nhắn', linesOf(text)),
      paragraph(`Trả lời: npm run support -- reply ${reference}`),
      button('Xem cuộc trò chuyện', link),
    ],
  }),
)
