import { dong, block, button, note, paragraph, mailTemplate } from '../../message'

interface BackInStock {
  name: string
  product: string
  /** shade or size; empty for a product without variants */
  variant: string
  /** dong */
  price: number
  /** the product's page, from the shop's root */
  path: string
}

export const backInStock = mailTemplate<BackInStock>(
  'back-in-stock',
  ({ name, product, variant, price, path }, sender) => ({
    subject: `${product} đã có hàng trở lại tại ${sender.name}`,
    preview: 'Món bạn chờ vừa về, số lượng có hạn.',
    heading: 'Món bạn chờ đã về rồi',
    name,
    because: `bạn đã nhờ ${sender.name} báo khi sản phẩm này có hàng`,
    parts: [
      paragraph('Sản phẩm bạn nhờ chúng mình để ý nay đã có hàng trở lại:'),
      block(product, [...(variant ? [variant] : []), `Giá hôm nay: ${dong(price)}`]),
      button('Xem và đặt mua', `${sender.url}${path}`),
      note('Chúng mình chưa giữ hàng riêng cho bạn, nên bạn đặt sớm nhé. Thư báo này chỉ gửi một lần.'),
    ],
  }),
  { kind: 'back-in-stock' },
)
