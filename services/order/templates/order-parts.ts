import { REFUND_DAYS } from '@/domain/constants'
import type { SurplusCause } from '@/domain/order/payment/surplus'
import { type Sender, dong, block, type Part, goods, sums } from '../../message'

/** Goods of an order as a mail lists them; dong for the whole line, before vouchers and points, which the sums have. */
export interface OrderedGoods {
  name: string
  /** shade and size; empty for a product of one kind */
  variant: string
  quantity: number
  total: number
  is_free: boolean
  is_pre_order: boolean
}

/** Values that every mail about an order has. */
export interface AboutOrder {
  /** the buyer's */
  name: string
  reference: string
  /** the order's page: of my orders, or a guest's signed one */
  link: string
  goods: readonly OrderedGoods[]
}

/** Money that pays for nothing, dong. */
export interface Surplus {
  amount: number
  payment_name: string
  cause: SurplusCause
}

/** Values of a mail about such money. */
export type AboutSurplus = Surplus & Omit<AboutOrder, 'goods'>

/** Whole dong. */
export interface OrderSums {
  subtotal: number
  discount: number
  shipping_fee: number
  shipping_discount: number
  points_amount: number
  total: number
}

export interface PickupStore {
  name: string
  address: string
  phone: string
}

/** How long money that goes back takes, in words. */
export const REFUND_TIME = `${REFUND_DAYS.join('–')} ngày làm việc`

export const FREE = 'Miễn phí'

export const goodsTable = (rows: readonly OrderedGoods[]): Part =>
  goods(
    rows.map(({ name, variant, quantity, total, is_free, is_pre_order }) => ({
      name,
      detail: [variant, is_free ? 'Quà tặng' : '', is_pre_order ? 'Đặt trước' : '']
        .filter(Boolean)
        .join(' · '),
      quantity,
      total: is_free ? FREE : dong(total),
    })),
  )

/** The sums of the total; zero ones are left out. */
export function sumsTable(order: OrderSums): Part {
  const { subtotal, discount, shipping_fee, shipping_discount, points_amount, total } = order
  const less = (label: string, amount: number) => (amount > 0 ? [{ label, value: `-${dong(amount)}` }] : [])
  return sums([
    { label: 'Tạm tính', value: dong(subtotal) },
    ...less('Giảm giá', discount),
    { label: 'Phí giao hàng', value: shipping_fee > 0 ? dong(shipping_fee) : FREE },
    ...less('Giảm phí giao hàng', shipping_discount),
    ...less('Thanh toán bằng điểm', points_amount),
    { label: 'Tổng cộng', value: dong(total), isStrong: true },
  ])
}

export const storeBlock = ({ name, address, phone }: PickupStore): Part =>
  block('Nhận tại cửa hàng', [name, address, `Điện thoại: ${phone}`])

export const orderedAt = ({ name }: Sender): string => `bạn đã đặt hàng tại ${name}`
