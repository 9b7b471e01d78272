import { button, code, note, paragraph, mailTemplate } from '../../message'

interface Welcome {
  name: string
  voucher_code?: string | undefined
}

export const welcome = mailTemplate<Welcome>('welcome', ({ name, voucher_code }, sender) => ({
  subject: `Chào mừng bạn đến với ${sender.name}`,
  preview: voucher_code ? 'Có một mã ưu đãi nhỏ dành cho bạn.' : 'Tài khoản của bạn đã sẵn sàng.',
  heading: `Chào mừng bạn đến với ${sender.name}`,
  name,
  parts: [
    paragraph(
      `Cảm ơn bạn đã trở thành thành viên của ${sender.name}. Từ giờ bạn có thể lưu sản phẩm yêu thích, tích điểm và theo dõi đơn hàng ở một nơi.`,
    ),
    ...(voucher_code ? [paragraph('Tặng bạn mã ưu đãi, nhập trong giỏ hàng:'), code(voucher_code)] : []),
    button('Khám phá ngay', sender.url),
    note('Nếu bạn không đăng ký tài khoản này, hãy báo cho chúng mình để được hỗ trợ.'),
  ],
}))
