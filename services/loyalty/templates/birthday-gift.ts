import { button, code, lastDay, mailTemplate, paragraph, note } from '../../message'

interface BirthdayGift {
  name: string
  points: number
  voucher: { code: string; ends_at: Date } | null
}

const giftText = ({ points, voucher }: BirthdayGift): string => {
  const gifts = [
    ...(points > 0 ? [`${points} điểm thưởng`] : []),
    ...(voucher ? [`một voucher dùng đến hết ngày ${lastDay(voucher.ends_at)}`] : []),
  ]
  return gifts.join(' và ')
}

export const birthdayGift = mailTemplate<BirthdayGift>(
  'birthday-gift',
  (values, sender) => ({
    subject: `${sender.name} mừng sinh nhật bạn`,
    preview: `Quà của bạn: ${giftText(values)}.`,
    heading: 'Chúc mừng sinh nhật bạn',
    name: values.name,
    because: `tháng này là tháng sinh nhật của bạn tại ${sender.name}`,
    parts: [
      paragraph(
        `Chúc bạn một tuổi mới thật vui và luôn thấy mình đẹp. Chúng mình gửi bạn ${giftText(values)}, đã có sẵn trong tài khoản.`,
      ),
      ...(values.voucher ? [code(values.voucher.code)] : []),
      button('Xem điểm và quà', `${sender.url}/points-rewards`),
      note('Quà sinh nhật được tặng mỗi năm một lần, trong tháng sinh nhật.'),
    ],
  }),
  { kind: 'birthday-gift' },
)
