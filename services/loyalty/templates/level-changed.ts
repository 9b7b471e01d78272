import { block, button, mailTemplate, note, paragraph, writtenDay } from '../../message'

interface LevelChanged {
  name: string
  from: string
  to: string
  /** what the new level brings, in words */
  benefits: readonly string[]
  /** 'YYYY-MM-DD', the last day it is sure; null on the lowest */
  keep_until: string | null
  /** to the next level, in words; null on the highest */
  next: { name: string; needed: string } | null
}

/** What the level brings, until when it is sure, and what the next one takes. */
const about = ({ to, benefits, keep_until, next }: LevelChanged, url: string) => [
  ...(benefits.length > 0 ? [block(`Quyền lợi hạng ${to}`, benefits)] : []),
  ...(keep_until === null
    ? []
    : [
        paragraph(
          `Bạn giữ hạng ${to} ít nhất đến hết ngày ${writtenDay(keep_until)}. Sau ngày đó hạng được xét lại theo 12 tháng gần nhất.`,
        ),
      ]),
  ...(next ? [paragraph(`Còn ${next.needed} nữa là lên hạng ${next.name}.`)] : []),
  button('Xem hạng của bạn', `${url}/points-rewards`),
]

export const levelUp = mailTemplate<LevelChanged>('level-up', (change, sender) => ({
  subject: `Chúc mừng, bạn đã lên hạng ${change.to}`,
  preview: change.benefits.join(' · ').slice(0, 120),
  heading: `Bạn đã lên hạng ${change.to}`,
  name: change.name,
  because: `hạng thành viên của bạn tại ${sender.name} vừa thay đổi`,
  parts: [
    paragraph(`Cảm ơn bạn đã mua sắm cùng ${sender.name}. Từ hôm nay bạn thuộc hạng ${change.to}.`),
    ...about(change, sender.url),
  ],
}))

export const levelDown = mailTemplate<LevelChanged>('level-down', (change, sender) => ({
  subject: `Hạng thành viên của bạn nay là ${change.to}`,
  preview: `Hạng được xét lại mỗi năm theo số tiền mua trong 12 tháng.`,
  heading: `Hạng của bạn nay là ${change.to}`,
  name: change.name,
  because: `hạng thành viên của bạn tại ${sender.name} vừa thay đổi`,
  parts: [
    paragraph(
      `Một năm của hạng ${change.from} đã hết, và hạng được xét lại theo số tiền bạn mua trong 12 tháng gần nhất.`,
    ),
    ...about(change, sender.url),
    note('Điểm thưởng bạn đang có không thay đổi. Đơn đã đặt vẫn giữ ưu đãi của hạng cũ.'),
  ],
}))
