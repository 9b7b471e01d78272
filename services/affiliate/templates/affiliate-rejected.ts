import { button, mailTemplate, paragraph } from '../../message'

interface AffiliateRejected {
  name: string
  channel: string
  /** as staff wrote it; empty when they did not */
  reason: string
}

export const affiliateRejected = mailTemplate<AffiliateRejected>(
  'affiliate-rejected',
  ({ name, channel, reason }, sender) => ({
    subject: 'Đăng ký tiếp thị liên kết của bạn chưa được duyệt',
    preview: reason === '' ? 'Bạn có thể sửa thông tin và gửi lại.' : reason.slice(0, 120),
    heading: 'Chúng mình chưa duyệt được',
    name,
    because: `bạn đăng ký tiếp thị liên kết tại ${sender.name}`,
    parts: [
      paragraph(`Cảm ơn bạn đã gửi đăng ký cho kênh ${channel}.`),
      ...(reason === '' ? [] : [paragraph(`Lý do: ${reason}`)]),
      paragraph('Bạn có thể sửa thông tin và gửi lại bất cứ lúc nào.'),
      button('Sửa và gửi lại', `${sender.url}/my-affiliate`),
    ],
  }),
)
