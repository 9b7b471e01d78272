import { note, paragraph, mailTemplate } from '../../message'

interface ContactChanged {
  name: string
  what: 'phone' | 'email'
}

const CONTACTS: Record<ContactChanged['what'], string> = {
  phone: 'số điện thoại',
  email: 'địa chỉ email',
}

export const contactChanged = mailTemplate<ContactChanged>('contact-changed', ({ name, what }, sender) => ({
  subject: `Bạn vừa đổi ${CONTACTS[what]} trên ${sender.name}`,
  preview: 'Nếu không phải bạn, hãy báo cho chúng mình ngay.',
  heading: `Đã đổi ${CONTACTS[what]}`,
  name,
  parts: [
    paragraph(
      `Tài khoản ${sender.name} của bạn vừa có ${CONTACTS[what]} mới. Từ giờ, mã xác thực và thông báo sẽ được gửi đến đó.`,
    ),
    paragraph('Nếu chính bạn đã đổi, bạn không cần làm gì thêm.'),
    note(`Nếu không phải bạn, hãy gọi ${sender.hotline} ngay để chúng mình bảo vệ tài khoản giúp bạn.`),
  ],
}))
