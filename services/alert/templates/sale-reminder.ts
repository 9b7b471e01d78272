import { day, time, button, note, paragraph, mailTemplate } from '../../message'

interface SaleReminder {
  name: string
  sale: string
  starts_at: Date
  /** the sale's page, from the shop's root */
  path: string
}

export const saleReminder = mailTemplate<SaleReminder>(
  'sale-reminder',
  ({ name, sale, starts_at, path }, sender) => ({
    subject: `${sale} tại ${sender.name} bắt đầu lúc ${time(starts_at)}`,
    preview: 'Ưu đãi bạn chờ sắp mở, vào sớm để chọn được món ưng ý.',
    heading: 'Sắp đến giờ săn ưu đãi',
    name,
    because: `bạn đã nhờ ${sender.name} nhắc khi chương trình này bắt đầu`,
    parts: [
      paragraph(`${sale} bắt đầu lúc ${time(starts_at)} ngày ${day(starts_at)}, số lượng có hạn.`),
      button('Vào xem ưu đãi', `${sender.url}${path}`),
      note('Thư nhắc này chỉ gửi một lần cho mỗi đợt.'),
    ],
  }),
  { kind: 'sale-reminder' },
)
