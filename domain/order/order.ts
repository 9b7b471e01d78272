import type { InvoiceRequest } from '../bag/checkout'
import type { EgiftInfo } from '../bag/egift'
import type { Entry } from '../bag/pricing/explain'
import type { GoodsView, PackItemView } from '../bag/view'
import type { DeliveryEstimate } from '../shipping/estimate'
import type { ShippingMethod } from '../shipping/methods'
import type { OrderAction, OrderNote } from './actions'
import type { HistoryEvent } from './events'
import type { OrderSource, OrderType } from './order-list'
import type { OrderStateId } from './states'

export interface OrderLineView extends GoodsView {
  /** product id of the wire (ORD-11) */
  id: number
  line_id: string
  quantity: number
  /** as bought: after the product's own reduction, before vouchers and points; what a line shows is `amountOf` it */
  unit_price: number
  list_price: number
  /** the line's share of vouchers, which the order's totals show once */
  discount: number
  /** what the line cost after that share */
  total: number
  is_pack: boolean
  is_pre_order: boolean
  pack_detail: PackItemView[]
  egift_info: EgiftInfo | null
}

export interface FreeOrderLineView extends GoodsView {
  id: number
  line_id: string
  quantity: number
  offer_name: string | null
}

/** Prices of an order, whole dong. */
export interface OrderPrice {
  list_total: number
  subtotal: number
  discount: number
  shipping_fee: number
  shipping_discount: number
  points_used: number
  points_amount: number
  total: number
  /** points the member gets when it is delivered */
  earned_points: number
  entries: Entry[]
}

/** Address as it was when the order was placed. */
export interface OrderAddress {
  recipient_name: string
  phone_code: string
  phone_no: string
  /** street1 and street2 of the wire (PAY-09) */
  street1: string
  street2: string
  ward_code: string
  ward: string
  district: string | null
  province_code: string
  province: string
}

export interface StateHistory {
  event: HistoryEvent
  state: { id: OrderStateId; name: string; color: string }
  /** who or what caused it */
  by: string
  note: string | null
  created_at: string
}

/** One order on the wire (ORD-10 to ORD-14). */
export interface Order {
  _id: string
  reference_code: string
  cart_id: string
  state: { id: OrderStateId; name: string; color: string }
  soco_state: string
  products: OrderLineView[]
  free_products: FreeOrderLineView[]
  is_payment_failed: boolean
  is_omnichannel: boolean
  order_type: OrderType
  order_source: OrderSource
  store: { id: number; name: string; address: string; phone: string } | null
  created_at: string
  /** the main button; null when there is none */
  actionName: OrderAction | null
  /** all buttons, the main one first */
  actions: OrderAction[]
  action_note: OrderNote | null
  price: OrderPrice
  payment_method: {
    code: string
    name: string
    logo: string | null
    /** of a bank transfer */
    bank_name: string | null
    account_number: string | null
  }
  is_paid: boolean
  /** when the payment is due; null when no time is to be shown */
  payment_due_at: string | null
  shipping: {
    code: ShippingMethod | 'email'
    carrier: { name: string; is_active: boolean }[]
    can_track_order: boolean
    tracking_code: string | null
    delivery_address: OrderAddress | null
    estimate: DeliveryEstimate | null
  }
  contact: { name: string; phone_code: string; phone_no: string; email: string | null }
  state_histories: StateHistory[]
  invoice: InvoiceRequest | null
  note: string | null
  is_gift: boolean
  cancellation_reason: string | null
}
