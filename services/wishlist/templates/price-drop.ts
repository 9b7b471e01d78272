import { block, button, dong, mailTemplate, note, paragraph } from '../../message'

interface PriceDrop {
  name: string
  goods: readonly {
    name: string
    /** shade or size; empty for a product without variants */
    variant: string
    /** dong */
    before: number
    now: number
  }[]
}

export const priceDrop = mailTemplate<PriceDrop>(
  'price-drop',
  ({ name, goods }, sender) => ({
    subject:
      goods.length === 1
        ? `${goods[0]?.name ?? ''} vừa giảm giá tại ${sender.name}`
        : `${goods.length} món bạn thích vừa giảm giá tại ${sender.name}`,
    preview: 'Giá mới của những món trong danh sách yêu thích.',
    heading: 'Món bạn thích vừa giảm giá',
    name,
    because: `bạn đã nhờ ${sender.name} báo khi món yêu thích giảm giá`,
    parts: [
      paragraph('Giá hôm nay của món trong danh sách yêu thích của bạn:'),
      ...goods.map((item) =>
        block(item.name, [
          ...(item.variant ? [item.variant] : []),
          `${dong(item.now)}, trước đây ${dong(item.before)}`,
        ]),
      ),
      button('Xem danh sách yêu thích', `${sender.url}/wishlist`),
      note('Giá có thể thay đổi khi chương trình kết thúc; giá trong giỏ hàng là giá bạn trả.'),
    ],
  }),
  { kind: 'price-drop' },
)
