import { mailTemplate, paragraph } from '../../message'
import { aboutLevel, type LevelChanged } from '../levels/mail-parts'

export const levelUp = mailTemplate<LevelChanged>('level-up', (change, sender) => ({
  subject: `Chúc mừng, bạn đã lên hạng ${change.to}`,
  preview: change.benefits.join(' · ').slice(0, 120),
  heading: `Bạn đã lên hạng ${change.to}`,
  name: change.name,
  because: `hạng thành viên của bạn tại ${sender.name} vừa thay đổi`,
  parts: [
    paragraph(`Cảm ơn bạn đã mua sắm cùng ${sender.name}. Từ hôm nay bạn thuộc hạng ${change.to}.`),
    ...aboutLevel(change, sender.url),
  ],
}))
