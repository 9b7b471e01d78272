import type { Message } from '@/services/message'
import { egift } from '@/services/order/templates/egift'
import { orderCancelled } from '@/services/order/templates/order-cancelled'
import { orderDelivered } from '@/services/order/templates/order-delivered'
import { orderPaid } from '@/services/order/templates/order-paid'
import { orderPlaced } from '@/services/order/templates/order-placed'
import { orderReadyToPickup } from '@/services/order/templates/order-ready-to-pickup'
import { orderShipped } from '@/services/order/templates/order-shipped'
import { surplusReceived } from '@/services/order/templates/surplus-received'
import { surplusReturned } from '@/services/order/templates/surplus-returned'

const to = { channel: 'email', recipient: 'lan@example.vn' } as const

/** Mails about an order, to a buyer of this name. */
export function orderSamples(name: string): Message[] {
  const order = {
    name,
    reference: 'NG260716A38J8',
    link: 'http://localhost:3000/my-orders?order=1',
    goods: [
      {
        name: 'Son lì Nhung Hồng giữ màu mười hai giờ',
        variant: '04 Đỏ Gạch',
        quantity: 2,
        total: 498_000,
        is_free: false,
        is_pre_order: false,
      },
      {
        name: 'Túi đựng mỹ phẩm',
        variant: '',
        quantity: 1,
        total: 0,
        is_free: true,
        is_pre_order: false,
      },
    ],
  }
  const total = 478_000
  const surplus = { amount: total, payment_name: 'VNPAY', cause: 'ended' } as const
  const store = {
    name: 'Nàng Nguyễn Huệ',
    address: '125 Nguyễn Huệ, TP. Hồ Chí Minh',
    phone: '028 3822 0108',
  }
  return [
    orderPlaced({
      ...to,
      values: {
        ...order,
        subtotal: 498_000,
        discount: 20_000,
        shipping_fee: 0,
        shipping_discount: 0,
        points_amount: 0,
        total,
        payment_name: 'Chuyển khoản ngân hàng',
        how: 'transfer',
        address: [name, '0912 345 678', '12 Lê Lợi', 'Phường Sài Gòn, TP. Hồ Chí Minh'],
        store: null,
        estimate: { from: '2026-11-24', to: '2026-11-26' },
        transfer: {
          accounts: [
            {
              bank: 'Vietcombank',
              branch: 'TP. Hồ Chí Minh',
              number: '0071000123456',
              holder: 'CONG TY NANG',
            },
          ],
          content: 'NG260716A38J8',
          due_at: new Date('2026-11-24T05:00:00Z'),
        },
      },
    }),
    orderPaid({ ...to, values: { ...order, total, payment_name: 'MoMo' } }),
    orderShipped({
      ...to,
      values: {
        ...order,
        carrier_name: 'Giao Hàng Nhanh',
        tracking_code: 'GHN123456789',
        tracking_url: 'https://example.vn/GHN123456789',
        latest_day: '2026-11-26',
        cod: total,
      },
    }),
    orderReadyToPickup({ ...to, values: { ...order, store, cod: total } }),
    orderDelivered({
      ...to,
      values: {
        ...order,
        reviewable: [
          { name: 'Son lì Nhung Hồng', variant: '04 Đỏ Gạch', picture: null, path: '/son-moi/101-son-li' },
        ],
        earned_points: 47,
        vouchers: 1,
      },
    }),
    orderCancelled({
      ...to,
      values: {
        ...order,
        kind: 'payment_failed',
        reason: null,
        retry: {
          until: new Date('2026-11-22T05:00:00Z'),
          link: 'http://localhost:3000/order/failed/1',
        },
        note: null,
        given_back: { points: 100, has_vouchers: true, money: 0 },
      },
    }),
    surplusReceived({ ...to, values: { ...order, ...surplus } }),
    surplusReturned({ ...to, values: { ...order, ...surplus } }),
    egift({
      ...to,
      values: {
        recipient_name: name,
        sender_name: 'Trần Minh',
        message: 'Chúc mừng sinh nhật Lan!',
        code: 'NANG-8K2M-9QXA-7H3P',
        amount: 500_000,
        ends_at: new Date('2027-11-22T05:00:00Z'),
      },
    }),
  ]
}
