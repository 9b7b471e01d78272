import { dong, button, code, note, paragraph, mailTemplate } from '../../message'
import { type AboutOrder, goodsTable, orderedAt, type PickupStore, storeBlock } from './order-parts'

interface OrderReady extends AboutOrder {
  store: PickupStore | null
  /** dong to be paid at the store; 0 when it is paid */
  cod: number
}

export const orderReadyToPickup = mailTemplate<OrderReady>('order-ready-to-pickup', (order, sender) => ({
  subject: `Đơn hàng ${order.reference} đã sẵn sàng tại cửa hàng`,
  preview: order.store ? `Mời bạn ghé ${order.store.name} nhận hàng.` : 'Mời bạn ghé cửa hàng nhận hàng.',
  heading: 'Hàng đã sẵn sàng, mời bạn ghé nhận',
  name: order.name,
  because: orderedAt(sender),
  parts: [
    paragraph('Bạn đọc mã đơn này, hoặc mở mã QR trong trang đơn hàng, cho nhân viên khi đến nhận:'),
    code(order.reference),
    ...(order.store ? [storeBlock(order.store)] : []),
    ...(order.cod > 0 ? [paragraph(`Bạn thanh toán ${dong(order.cod)} tại quầy khi nhận hàng.`)] : []),
    goodsTable(order.goods),
    button('Xem đơn hàng', order.link),
    note(`Nếu chưa thể ghé sớm, bạn gọi ${sender.hotline} để chúng mình giữ hàng giúp nhé.`),
  ],
}))
