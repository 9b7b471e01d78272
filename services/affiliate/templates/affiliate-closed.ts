import { button, mailTemplate, paragraph } from '../../message'

interface AffiliateClosed {
  name: string
  channel: string
  /** as staff wrote it; empty when they did not */
  reason: string
}

export const affiliateClosed = mailTemplate<AffiliateClosed>(
  'affiliate-closed',
  ({ name, channel, reason }, sender) => ({
    subject: 'Bạn đã ngừng là đối tác tiếp thị liên kết',
    preview: reason === '' ? 'Hoa hồng đã vào số dư vẫn được trả.' : reason.slice(0, 120),
    heading: 'Chúng mình ngừng hợp tác tiếp thị',
    name,
    because: `bạn là đối tác tiếp thị liên kết của ${sender.name}`,
    parts: [
      paragraph(
        `${sender.name} ngừng hợp tác tiếp thị liên kết với kênh ${channel}. Liên kết và mã QR của bạn không còn được tính; bạn gỡ giúp chúng mình nhé.`,
      ),
      ...(reason === '' ? [] : [paragraph(`Lý do: ${reason}`)]),
      paragraph(
        'Hoa hồng đã vào số dư vẫn được trả về tài khoản của bạn. Hoa hồng còn chờ thì không được tính.',
      ),
      paragraph('Nếu bạn thấy chưa đúng, hãy viết cho chúng mình. Bạn cũng có thể gửi đăng ký mới.'),
      button('Xem số dư', `${sender.url}/my-affiliate`),
    ],
  }),
)
