import type { RewardType } from '@/domain/loyalty/rewards'
import { button, code, lastDay, mailTemplate, note, paragraph, type Part } from '../../message'

interface Redeemed {
  name: string
  reward: string
  type: RewardType
  points: number
  /** of a gift nothing has to be typed */
  code: string
  ends_at: Date
}

const HOW: Record<RewardType, (redeemed: Redeemed, url: string) => Part[]> = {
  voucher: (redeemed, url) => [
    paragraph('Mã này đã nằm sẵn trong danh sách mã của giỏ hàng. Bạn cũng có thể nhập tay:'),
    code(redeemed.code),
    button('Mở giỏ hàng', `${url}/order`),
    note(`Mã dùng được một lần cho tài khoản của bạn, đến hết ngày ${lastDay(redeemed.ends_at)}.`),
  ],
  gift: ({ ends_at }, url) => [
    paragraph('Quà tự vào đơn hàng tiếp theo của bạn và được giao cùng đơn, bạn không cần nhập mã.'),
    button('Chọn sản phẩm', url),
    note(`Bạn đặt đơn trước hết ngày ${lastDay(ends_at)} để nhận quà nhé.`),
  ],
  gift_card: (redeemed, url) => [
    paragraph('Bạn nhập mã này vào ô mã giảm giá trong giỏ hàng, hoặc tặng mã cho người thân:'),
    code(redeemed.code),
    button('Mở giỏ hàng', `${url}/order`),
    note(
      `Mã dùng được một lần, đến hết ngày ${lastDay(redeemed.ends_at)}. Ai có mã đều dùng được, nên bạn giữ kín nhé.`,
    ),
  ],
}

export const rewardRedeemed = mailTemplate<Redeemed>('reward-redeemed', (redeemed, sender) => ({
  subject: `Bạn đã đổi ${redeemed.reward}`,
  preview: `${redeemed.points} điểm đã thành phần thưởng của bạn.`,
  heading: 'Phần thưởng của bạn đây',
  name: redeemed.name,
  because: 'bạn vừa đổi điểm lấy phần thưởng',
  parts: [
    paragraph(`Bạn đã dùng ${redeemed.points} điểm để đổi “${redeemed.reward}”.`),
    ...HOW[redeemed.type](redeemed, sender.url),
  ],
}))
