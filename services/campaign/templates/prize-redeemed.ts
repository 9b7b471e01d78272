import { button, mailTemplate, note, type OwnVoucher, ownVoucher, paragraph, type Part } from '../../message'

interface PrizeRedeemed {
  name: string
  campaign: string
  prize: string
  /** tokens it cost */
  points: number
  /** null for a thing that the shop hands over */
  voucher: OwnVoucher | null
  /** where the shop calls about a thing, masked; null when the member gave no number */
  phone: string | null
}

const handedOver = ({ phone }: PrizeRedeemed, url: string): Part[] => [
  paragraph(
    phone === null
      ? 'Chúng mình sẽ liên hệ với bạn để hẹn giao quà.'
      : `Chúng mình sẽ gọi số ${phone} để hẹn giao quà.`,
  ),
  button('Xem quà của tôi', `${url}/points-rewards`),
  note('Nếu không trao được quà, token sẽ được hoàn lại cho bạn.'),
]

export const prizeRedeemed = mailTemplate<PrizeRedeemed>('prize-redeemed', (redeemed, sender) => {
  const { name, campaign, prize, points, voucher } = redeemed
  return {
    subject: `Bạn đã đổi ${prize}`,
    preview: `${points} token đã thành quà của bạn.`,
    heading: 'Quà của bạn đây',
    name,
    because: `bạn vừa đổi token của “${campaign}” lấy quà`,
    parts: [
      paragraph(`Bạn đã dùng ${points} token của “${campaign}” để đổi “${prize}”.`),
      ...(voucher ? ownVoucher(voucher, sender.url) : handedOver(redeemed, sender.url)),
    ],
  }
})
