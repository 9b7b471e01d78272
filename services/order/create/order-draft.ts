import type { Affiliation } from '@/domain/affiliate/tracking'
import type { InvoiceRequest } from '@/domain/bag/checkout'
import type { EgiftInfo } from '@/domain/bag/egift'
import type { Reservation } from '@/domain/bag/reservations'
import type { GoodsView, PackItemView } from '@/domain/bag/view'
import type { OrderSource, OrderType } from '@/domain/order/order-list'
import type { OrderAddress, OrderPrice } from '@/domain/order/order'
import type { DeliveryEstimate } from '@/domain/shipping/estimate'
import type { ShippingMethod } from '@/domain/shipping/methods'
import type { Buyer } from '../../voucher'
import type { StoredAccount, PromisedVoucher, StoredContact } from '../schema'

/** A line that is paid for; whole dong, `discount` and `points_amount` of the whole line, `weight` of one piece in grams. */
export interface DraftLine {
  goods: GoodsView
  quantity: number
  unit_price: number
  list_price: number
  discount: number
  /** unit_price × quantity − discount */
  total: number
  points_amount: number
  is_pre_order: boolean
  pack_detail: PackItemView[]
  egift_info: EgiftInfo | null
  weight: number
}

/** A free unit or gift. */
export interface DraftFreeLine {
  goods: GoodsView
  quantity: number
  offer_name: string | null
  weight: number
}

/** Everything an order is made of, computed by the server from the bag that was shown and agreed to. Whole dong. */
export interface OrderDraft extends OrderPrice {
  /** a cart is ordered once, and a submission makes one order: the database refuses a second by either */
  cart_id: string
  idempotency_key: string
  /** null for a guest */
  user_id: number | null
  device_id: string | null
  /** the buyer whose voucher uses are counted */
  buyer: Buyer
  contact: StoredContact
  order_type: OrderType
  order_source: OrderSource
  /** where it is picked up */
  store_id: number | null
  /** one of the codes on offer; not asked when the total is 0 */
  payment_method: string
  lines: DraftLine[]
  free_lines: DraftFreeLine[]
  /** vouchers for the next purchase, given when it is delivered */
  promises: PromisedVoucher[]
  /** ids of the vouchers it uses, as the bag names them */
  voucher_ids: string[]
  /** its reservations, free pieces and members of packs included; the same target may come several times */
  reservations: Reservation[]
  shipping_method: ShippingMethod | 'email'
  delivery_address: OrderAddress | null
  estimate: DeliveryEstimate | null
  weight: number
  invoice: InvoiceRequest | null
  note: string | null
  is_gift: boolean
  /** the shop's accounts a transfer can go to; empty for other methods */
  transfer_accounts: StoredAccount[]
  /** the affiliate's link that the buyer came by; null for none */
  affiliation: Affiliation | null
}

/** The created order; `number` and `reference_code` are made by the database. */
export interface CreatedOrder {
  id: string
  reference_code: string
  created_at: Date
  /** whether there is nothing left to pay */
  is_paid: boolean
  /** when it ends by itself if it is not paid; null for cash on delivery and for what is paid */
  unpaid_until: Date | null
}
