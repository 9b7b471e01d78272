import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import { mailTemplate, note, paragraph } from '../../message'
import { aboutLevel, type LevelChanged } from '../levels/mail-parts'

export const levelDown = mailTemplate<LevelChanged>('level-down', (change, sender) => ({
  subject: `Hạng thành viên của bạn nay là ${change.to}`,
  preview: `Hạng được xét lại theo số tiền mua trong ${LEVEL_MONTHS} tháng gần nhất.`,
  heading: `Hạng của bạn nay là ${change.to}`,
  name: change.name,
  because: `hạng thành viên của bạn tại ${sender.name} vừa thay đổi`,
  parts: [
    paragraph(
      `Thời gian giữ hạng ${change.from} đã hết, và hạng được xét lại theo số tiền bạn mua trong ${LEVEL_MONTHS} tháng gần nhất.`,
    ),
    ...aboutLevel(change, sender.url),
    note('Điểm thưởng bạn đang có không thay đổi. Đơn đã đặt vẫn giữ ưu đãi của hạng cũ.'),
  ],
}))
