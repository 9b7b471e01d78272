import { block, button, links, mailTemplate, note, paragraph } from '../../message'
import { linesOf } from '../mail-lines'

interface ContactAnswered {
  name: string
  reference: string
  topic: string
  /** of the shop, to the letter */
  text: string
  link: string
  /** addresses of attached pictures and PDF files */
  files: readonly string[]
}

const isDocument = (url: string) => url.endsWith('.pdf')

/** Files by kind, numbered as in the conversation. */
const numbered = (files: readonly string[]) => [
  ...files.filter((url) => !isDocument(url)).map((url, at) => ({ label: `Ảnh ${at + 1}`, url })),
  ...files.filter(isDocument).map((url, at) => ({ label: `Tài liệu ${at + 1} (PDF)`, url })),
]

/** The shop's answer in a conversation. */
export const contactAnswered = mailTemplate<ContactAnswered>(
  'contact-answered',
  ({ name, reference, topic, text, link, files }, sender) => ({
    subject: `${sender.name} trả lời yêu cầu ${reference}`,
    preview: text.slice(0, 120),
    heading: 'Chúng mình đã trả lời bạn',
    name,
    because: `bạn đã gửi lời nhắn cho ${sender.name} từ trang liên hệ`,
    parts: [
      paragraph(`Về yêu cầu ${reference} (${topic}):`),
      block(sender.name, linesOf(text)),
      ...(files.length === 0 ? [] : [links('Tệp kèm theo', numbered(files))]),
      button('Xem và trả lời', link),
      note('Thư trả lời vào địa chỉ này không có người đọc. Bạn viết tiếp trong liên kết trên nhé.'),
    ],
  }),
)
