import { note, paragraph, mailTemplate } from '../../message'

/** Explains why an address cannot reset a password: it was never verified, while the account was by other means. */
export const unverifiedAddress = mailTemplate<{ name: string }>('unverified-address', ({ name }, sender) => ({
  subject: `Đặt lại mật khẩu ${sender.name}`,
  preview: 'Email này chưa được xác thực, bạn dùng cách khác nhé.',
  heading: 'Email này chưa được xác thực',
  name,
  parts: [
    paragraph(
      `Có người vừa yêu cầu đặt lại mật khẩu ${sender.name} bằng email này. Email chưa được xác thực trong tài khoản, nên chúng mình chưa thể đặt lại mật khẩu qua thư.`,
    ),
    paragraph(
      'Nếu là bạn: mở Quên mật khẩu, chọn Số điện thoại và dùng số đã xác thực, hoặc đăng nhập bằng Facebook, Google, Zalo như lần trước.',
    ),
    note(`Nếu bạn chưa từng đăng ký, hãy gọi ${sender.hotline} để chúng mình gỡ email của bạn ra.`),
  ],
}))
