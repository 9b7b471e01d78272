import { block, mailTemplate, note, paragraph } from '../../message'

interface AffiliateReceived {
  name: string
  /** the public name of the channel */
  channel: string
}

export const affiliateReceived = mailTemplate<AffiliateReceived>(
  'affiliate-received',
  ({ name, channel }, sender) => ({
    subject: `${sender.name} đã nhận đăng ký tiếp thị liên kết của bạn`,
    preview: 'Chúng mình xem thông tin rồi gửi kết quả qua email.',
    heading: 'Đã nhận đăng ký của bạn',
    name,
    because: `bạn đăng ký tiếp thị liên kết tại ${sender.name}`,
    parts: [
      paragraph(
        `Cảm ơn bạn đã muốn giới thiệu ${sender.name} qua kênh ${channel}. Chúng mình xem thông tin rồi gửi kết quả vào email này.`,
      ),
      block('Trong lúc chờ', [
        'Liên kết của bạn chưa hoạt động, nên bạn chưa cần chia sẻ.',
        'Số giấy tờ và số tài khoản bạn gửi được mã hóa khi lưu.',
      ]),
      note('Nếu bạn không gửi đăng ký này, hãy đổi mật khẩu và báo cho chúng mình nhé.'),
    ],
  }),
)
