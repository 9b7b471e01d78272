import { SHOP_TIME_ZONE } from '@/domain/constants'
import { button, note, paragraph } from './letter'
import { mailTemplate } from './template'

interface PasswordChanged {
  name: string
  at: Date
}

const day = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: SHOP_TIME_ZONE,
})
const time = new Intl.DateTimeFormat('vi-VN', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: SHOP_TIME_ZONE,
})

export const passwordChanged = mailTemplate<PasswordChanged>(({ name, at }, sender) => ({
  subject: `Mật khẩu ${sender.name} của bạn vừa được đổi`,
  preview: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
  heading: 'Mật khẩu đã được đổi',
  name,
  parts: [
    paragraph(
      `Mật khẩu tài khoản ${sender.name} của bạn vừa được đổi lúc ${time.format(at)} ngày ${day.format(at)}. Các thiết bị khác đã được đăng xuất.`,
    ),
    paragraph('Nếu chính bạn đã đổi, bạn không cần làm gì thêm.'),
    note(
      `Nếu không phải bạn, hãy chọn "Quên mật khẩu" khi đăng nhập để đặt lại ngay, rồi gọi ${sender.hotline}.`,
    ),
    button(`Mở ${sender.name}`, sender.url),
  ],
}))
