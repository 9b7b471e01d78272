import { day, time, button, note, paragraph, mailTemplate } from '../../message'

interface PasswordChanged {
  name: string
  at: Date
}

export const passwordChanged = mailTemplate<PasswordChanged>('password-changed', ({ name, at }, sender) => ({
  subject: `Mật khẩu ${sender.name} của bạn vừa được đổi`,
  preview: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
  heading: 'Mật khẩu đã được đổi',
  name,
  parts: [
    paragraph(
      `Mật khẩu tài khoản ${sender.name} của bạn vừa được đổi lúc ${time(at)} ngày ${day(at)}. Các thiết bị khác đã được đăng xuất.`,
    ),
    paragraph('Nếu chính bạn đã đổi, bạn không cần làm gì thêm.'),
    note(
      `Nếu không phải bạn, hãy chọn "Quên mật khẩu" khi đăng nhập để đặt lại ngay, rồi gọi ${sender.hotline}.`,
    ),
    button(`Mở ${sender.name}`, sender.url),
  ],
}))
