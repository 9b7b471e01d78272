import { type Sender, button, code as digits, note, paragraph, mail, defineTemplate } from '../../message'

interface PasswordReset {
  name: string
  link: string
  /** how long the link can be used */
  link_minutes: number
  code: string
  /** how long the code can be used */
  code_minutes: number
}

const letter = ({ name, link, link_minutes, code, code_minutes }: PasswordReset, sender: Sender) => ({
  subject: `Đặt lại mật khẩu ${sender.name} của bạn`,
  preview: `Liên kết có hiệu lực trong ${link_minutes} phút, mã trong ${code_minutes} phút.`,
  heading: 'Đặt lại mật khẩu',
  name,
  parts: [
    paragraph(`Bạn vừa yêu cầu đặt lại mật khẩu ${sender.name}. Bấm nút bên dưới để chọn mật khẩu mới:`),
    button('Chọn mật khẩu mới', link),
    paragraph('Hoặc nhập mã này ở màn hình đang chờ:'),
    digits(code),
    paragraph(
      `Liên kết có hiệu lực trong ${link_minutes} phút, mã trong ${code_minutes} phút. Mỗi thứ chỉ dùng được một lần.`,
    ),
    note('Không chia sẻ thư này với bất kỳ ai, kể cả người tự nhận là nhân viên.'),
    note('Nếu không phải bạn yêu cầu, bạn chỉ cần bỏ qua thư này. Mật khẩu hiện tại vẫn được giữ nguyên.'),
  ],
})

export const passwordReset = defineTemplate<PasswordReset, 'email'>({
  name: 'password-reset',
  write: (values, sender, _, links) => mail(letter(values, sender), sender, links, [values.code]),
  attempts: 6,
  minutes: ({ link_minutes }) => link_minutes,
})
