import type { Address } from '../account/address'
import type { AttributeKind, Classification } from '../catalog/product'
import type { DeliveryEstimate } from '../shipping/estimate'
import type { MethodOffer, ShippingMethod } from '../shipping/methods'
import type { VoucherType } from '../voucher'
import type { Entry } from './pricing/explain'
import type { CheckoutState } from './checkout'
import type { EgiftInfo } from './egift'
import type { LineProblem } from './line-problem'
import type { MissedOffer } from './pricing/offers'
import type { VoucherRefusal } from './pricing/vouchers'

/** Goods as a line of a bag or an order names and shows them. */
export interface GoodsView {
  product_id: number
  combination_id: string
  name: string
  brand: { id: number; name: string }
  slug: string
  category_slug: string
  /** 'Đỏ gạch, 3 g'; empty for a product of one kind */
  variant: string
  attributes: { kind: AttributeKind; name: string; hex?: string | undefined }[]
  image_url: string | null
  classification: Classification
}

export interface PackItemView extends GoodsView {
  /** in one pack */
  quantity: number
}

/** A line of the bag as the shopper sees it: computed by the server at each answer. Money in whole dong. */
export interface BagLineView extends GoodsView {
  id: string
  quantity: number
  unit_price: number
  list_price: number
  unit_price_when_added: number
  subtotal: number
  /** vouchers' share */
  discount: number
  total: number
  bundle_saving: number
  is_pre_order: boolean
  /** when a pre-order leaves, ISO instant */
  ships_at: string | null
  is_buy_one_get_one_free: boolean
  /** the most that can be wanted now; 0 when it cannot be ordered */
  max_quantity: number
  /** why not one more than that; null when it cannot be ordered at all */
  max_reason: LineProblem | null
  /** its price is one that members of this level buy at before others, until the sale starts for all (ISO instant) */
  early: { stage: string; starts_at: string } | null
  /** the most severe first; PRICE_CHANGED alone does not block */
  problems: LineProblem[]
  egift: EgiftInfo | null
  pack_detail: PackItemView[]
}

export interface FreeProductView extends GoodsView {
  source: 'buy_one_get_one' | 'promotion' | 'voucher'
  offer_id: string | null
  /** name of the promotion or voucher */
  offer_name: string | null
  quantity: number
}

export interface MissedOfferView extends MissedOffer {
  offer_name: string
  gift_name: string
  gift_image_url: string | null
}

export interface BagVoucherView {
  voucher_id: string
  code: string | null
  name: string
  description: string
  type: VoucherType
  is_auto_applied: boolean
  /** taken off, dong; 0 for extra points, gifts and promises */
  amount: number
  next_tier: { min_qty: number; missing: number } | null
}

export interface RefusedVoucherView extends Omit<BagVoucherView, 'amount' | 'next_tier'> {
  reason: VoucherRefusal
}

/** A voucher to choose from a list: its discount on this bag, or why it has none. */
export interface VoucherChoice extends BagVoucherView {
  reason: VoucherRefusal | null
  is_chosen: boolean
  /** of those that count for this bag the one that saves most */
  is_best: boolean
  end_date: string
}

export interface ShippingChoice extends MethodOffer {
  estimate: DeliveryEstimate | null
}

export interface PricedShippingChoice extends ShippingChoice {
  /** what delivery of this bag costs by it, after its reduction */
  total: number
}

export interface CheckoutView extends CheckoutState {
  /** the chosen one, or the default one of the book */
  address: Address | null
  /** ways that go to the address; empty until one is known, pickup alone without address */
  methods: PricedShippingChoice[]
  /** the one in force: chosen, or the first that goes */
  shipping_method: ShippingMethod | undefined
  estimate: DeliveryEstimate | null
  /** nothing is delivered: gift cards alone, which go by e-mail */
  is_by_email_only: boolean
  /** steps still missing before payment, in the order they are asked */
  missing: ('contact' | 'address' | 'shipping_method' | 'store' | 'payment_method')[]
  /** payment codes that can pay this order now */
  payment_methods: string[]
}

/** GET /carts/me: the bag with everything its price depends on (BUY-01). */
export interface Bag {
  /** null while nothing was ever put in */
  cart_id: string | null
  /** of a member, or of a visitor's device */
  is_member: boolean
  /** whether checkout is open to the caller: members, guests by the toggle guest_checkout */
  may_check_out: boolean
  lines: BagLineView[]
  saved: BagLineView[]
  /** pieces in the bag, as the badge says */
  pieces: number
  free_products: FreeProductView[]
  missed_gifts: MissedOfferView[]
  list_total: number
  subtotal: number
  discount: number
  goods_total: number
  shipping: {
    fee: number
    discount: number
    total: number
    /** 0 where standard delivery is free, by a limit or a voucher; null while a voucher may bear a fee that is not known yet */
    missing_for_free: number | null
    /** dong of goods from which standard delivery is free for this shopper */
    free_from: number
    /** false while no address is known: `fee` is 0 then */
    is_known: boolean
  }
  points: {
    /** toggle points_payment is on and the bag is a member's */
    is_offered: boolean
    balance: number
    usable: number
    wanted: number
    used: number
    amount: number
  }
  total: number
  saved_amount: number
  earned_points: number
  /** how many of them the member's level adds */
  level_points: { stage: string; points: number } | null
  vouchers: { applied: BagVoucherView[]; refused: RefusedVoucherView[]; promised: BagVoucherView[] }
  /** codes typed or chosen, in the order they were */
  voucher_codes: string[]
  /** the steps from list prices to the total */
  entries: Entry[]
  weight: number
  checkout: CheckoutView
  /** digest of all that is agreed to by ordering this bag; sent back with the submission */
  agreement: string
}
