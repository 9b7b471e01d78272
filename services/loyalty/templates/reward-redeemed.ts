import type { RewardType } from '@/domain/loyalty/rewards'
import {
  button,
  code,
  lastDay,
  mailTemplate,
  note,
  type OwnVoucher,
  ownVoucher,
  paragraph,
  type Part,
} from '../../message'

interface Redeemed {
  name: string
  reward: string
  type: RewardType
  points: number
  voucher: OwnVoucher
}

const giftCard = ({ code: text, ends_at }: OwnVoucher, url: string): Part[] => [
  paragraph('Bạn nhập mã này vào ô mã giảm giá trong giỏ hàng, hoặc tặng mã cho người thân:'),
  code(text),
  button('Mở giỏ hàng', `${url}/order`),
  note(
    `Mã dùng được một lần, đến hết ngày ${lastDay(ends_at)}. Ai có mã đều dùng được, nên bạn giữ kín nhé.`,
  ),
]

export const rewardRedeemed = mailTemplate<Redeemed>('reward-redeemed', (redeemed, sender) => ({
  subject: `Bạn đã đổi ${redeemed.reward}`,
  preview: `${redeemed.points} điểm đã thành phần thưởng của bạn.`,
  heading: 'Phần thưởng của bạn đây',
  name: redeemed.name,
  because: 'bạn vừa đổi điểm lấy phần thưởng',
  parts: [
    paragraph(`Bạn đã dùng ${redeemed.points} điểm để đổi “${redeemed.reward}”.`),
    ...(redeemed.type === 'gift_card' ? giftCard : ownVoucher)(redeemed.voucher, sender.url),
  ],
}))
