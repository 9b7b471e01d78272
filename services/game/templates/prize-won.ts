import { button, mailTemplate, note, type OwnVoucher, ownVoucher, paragraph, type Part } from '../../message'

interface PrizeWon {
  name: string
  mission: string
  prize: string
  /** null for a gift that the shop sends */
  voucher: OwnVoucher | null
}

const sent = (url: string): Part[] => [
  paragraph('Chúng mình gửi quà đến địa chỉ mặc định trong tài khoản của bạn, không mất phí giao.'),
  button('Xem lại địa chỉ', `${url}/shipping-address`),
  note('Nếu chưa có địa chỉ nào, bạn thêm giúp chúng mình nhé.'),
]

export const prizeWon = mailTemplate<PrizeWon>('prize-won', ({ name, mission, prize, voucher }, sender) => ({
  subject: `Bạn đã trúng ${prize}`,
  preview: `Lượt quay ở “${mission}” đã mang quà về cho bạn.`,
  heading: 'Chúc mừng bạn',
  name,
  because: `bạn vừa trúng quà ở “${mission}”`,
  parts: [
    paragraph(`Lượt quay của bạn ở “${mission}” đã trúng “${prize}”.`),
    ...(voucher ? ownVoucher(voucher, sender.url) : sent(sender.url)),
  ],
}))
