import { button, lastDay, mailTemplate, paragraph, note } from '../../message'

interface PointsExpiring {
  name: string
  points: number
  /** their last second */
  expires_at: Date
}

export const pointsExpiring = mailTemplate<PointsExpiring>(
  'points-expiring',
  ({ name, points, expires_at }, sender) => ({
    subject: `${points} điểm của bạn dùng được đến hết ngày ${lastDay(expires_at)}`,
    preview: 'Đổi thành voucher, quà tặng hoặc trừ thẳng vào đơn hàng.',
    heading: 'Điểm của bạn sắp hết hạn',
    name,
    because: `bạn có điểm thưởng sắp hết hạn tại ${sender.name}`,
    parts: [
      paragraph(
        `Bạn còn ${points} điểm dùng được đến hết ngày ${lastDay(expires_at)}. Bạn có thể trừ điểm khi thanh toán, hoặc đổi lấy voucher và quà tặng.`,
      ),
      button('Xem điểm và quà', `${sender.url}/points-rewards`),
      note('Điểm sắp hết hạn luôn được dùng trước, bạn không cần chọn.'),
    ],
  }),
  { kind: 'points-expiring' },
)
