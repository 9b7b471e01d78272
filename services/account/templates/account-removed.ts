import { note, paragraph, mailTemplate } from '../../message'

interface AccountRemoved {
  name: string
}

export const accountRemoved = mailTemplate<AccountRemoved>('account-removed', ({ name }, sender) => ({
  subject: `Tài khoản ${sender.name} của bạn đã được xóa`,
  preview: 'Thông tin cá nhân của bạn đã được gỡ khỏi hệ thống.',
  heading: 'Tài khoản đã được xóa',
  name,
  parts: [
    paragraph(
      `Theo yêu cầu của bạn, tài khoản ${sender.name} cùng thông tin cá nhân đã được xóa. Chúng mình chỉ giữ lại chứng từ mua hàng mà pháp luật yêu cầu lưu trữ.`,
    ),
    paragraph('Cảm ơn bạn đã đồng hành. Khi nào muốn quay lại, bạn luôn được chào đón.'),
    note(`Nếu không phải bạn yêu cầu, hãy gọi ${sender.hotline} càng sớm càng tốt.`),
  ],
}))
