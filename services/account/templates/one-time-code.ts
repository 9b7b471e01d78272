import type { OtpScope } from '@/domain/account/otp'
import {
  type Sender,
  code as digits,
  note,
  paragraph,
  type Channel,
  mail,
  defineTemplate,
} from '../../message'

interface OneTimeCode {
  code: string
  /** how long it can be used */
  minutes: number
  purpose: OtpScope
  name?: string | undefined
}

const PURPOSES: Record<OtpScope, string> = {
  register: 'tạo tài khoản',
  verification: 'xác thực tài khoản',
  'forget-password': 'đặt lại mật khẩu',
  'change-number': 'đổi số điện thoại',
  'quick-signup': 'tạo tài khoản',
  'registered-store': 'kích hoạt tài khoản bạn đã mở tại cửa hàng',
  login: 'đăng nhập',
}

const WARNING = 'Không chia sẻ mã này với bất kỳ ai, kể cả người tự nhận là nhân viên.'

/** Vietnamese without its marks. */
const unaccented = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')

/**
 * One wording for every purpose, because brand names register theirs with the operators; without diacritics, because those halve what
 * fits into a short message and some gateways refuse them. The last line lets browsers fill the code in (WebOTP).
 */
const shortText = ({ code, minutes }: OneTimeCode, { name, host }: Sender) =>
  `Ma xac thuc ${unaccented(name)} cua ban la ${code}, co hieu luc trong ${minutes} phut. ` +
  `Khong chia se ma nay voi bat ky ai.\n\n@${host} #${code}`

const letter = ({ code, minutes, purpose, name }: OneTimeCode, sender: Sender) => ({
  subject: `Mã xác thực ${sender.name} để ${PURPOSES[purpose]}`,
  preview: `Mã có hiệu lực trong ${minutes} phút. ${WARNING}`,
  heading: 'Mã xác thực của bạn',
  name: name ?? null,
  parts: [
    paragraph(`Bạn nhập mã này để ${PURPOSES[purpose]}:`),
    digits(code),
    paragraph(`Mã có hiệu lực trong ${minutes} phút và chỉ dùng được một lần.`),
    note(WARNING),
    note('Nếu không phải bạn yêu cầu, bạn chỉ cần bỏ qua thư này.'),
  ],
})

export const oneTimeCode = defineTemplate<OneTimeCode, Channel>({
  name: 'one-time-code',
  write(values, sender, channel, links) {
    if (channel === 'email') return mail(letter(values, sender), sender, links, [values.code])
    const text =
      channel === 'sms'
        ? shortText(values, sender)
        : `${values.code} là mã xác thực ${sender.name} của bạn, có hiệu lực trong ${values.minutes} phút. ${WARNING}`
    return { subject: null, text, html: null, parameters: [values.code] }
  },
  attempts: 6,
  minutes: ({ minutes }) => minutes,
})
