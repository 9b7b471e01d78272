import type { BagLine } from '@/domain/bag/line'
import type { BagInput, Breakdown } from '@/domain/bag/pricing/breakdown'
import type { GoodsView } from '@/domain/bag/view'
import type { PricedBag } from '@/services/cart'
import { type PricedLine, toPricedFreeProducts, toPricedLine } from '@/services/cart/pricing/priced-bag'
import type { Offers } from '@/services/cart/pricing/price-bag'
import type { BagGoods } from '@/services/catalog'

/** Builds the priced bag of a service from the random bags of the pricing rules. */

const goodsView = (goods: Pick<BagLine, 'product_id' | 'combination_id'> & Partial<BagLine>): GoodsView => ({
  product_id: goods.product_id,
  combination_id: goods.combination_id,
  name: goods.name ?? `Quà ${goods.combination_id}`,
  brand: goods.brand ?? { id: 1, name: 'Mận' },
  slug: 'san-pham',
  category_slug: 'trang-diem',
  variant: '',
  attributes: [],
  image_url: null,
  classification: goods.classification ?? 'gwp_non_sellable',
})

const toGoods = (line: Pick<BagLine, 'product_id' | 'combination_id'> & Partial<BagLine>): BagGoods => ({
  view: goodsView(line),
  sku: line.combination_id,
  category_ids: [...(line.category_ids ?? [])],
  unit_price: line.unit_price ?? 0,
  list_price: line.list_price ?? 0,
  weight: line.weight ?? 0,
  is_active: line.is_active ?? true,
  stock: line.stock ?? 0,
  is_pre_order: line.is_pre_order ?? false,
  preorder_left: line.preorder_left ?? 0,
  ships_at: null,
  is_buy_one_get_one_free: line.is_buy_one_get_one_free ?? false,
  sale: null,
  daily_limit: { product: null, brand: null },
})

const offersOf = ({ vouchers, gift_offers }: BagInput): Offers => ({
  vouchers: vouchers.map((voucher) => ({
    ...voucher,
    name: `Voucher ${voucher.id}`,
    description: '',
    gift_goods: voucher.gift && toGoods(voucher.gift),
  })),
  gifts: gift_offers.map((offer) => ({ offer, name: `Offer ${offer.id}`, goods: toGoods(offer.gift) })),
  stores: [],
})

/** A row of the bag that a priced line stands for. */
const rowOf = (line: BagLine): PricedLine['row'] => ({
  id: line.id,
  cart_id: 'cart',
  product_id: line.product_id,
  combination_id: Number(line.combination_id),
  quantity: line.quantity,
  unit_price_when_added: line.unit_price,
  is_saved_for_later: false,
  egift: null,
  pack_choices: [],
  options_key: '',
  created_at: new Date(0),
})

export function pricedBag(random: BagInput, priceBag: (input: BagInput) => Breakdown): PricedBag {
  // Ids of the catalogue are numbers, one product has its own combinations.
  const lines = random.lines.map((line, place) => ({ ...line, combination_id: `${place + 1}` }))
  const input = { ...random, lines }
  const breakdown = priceBag(input)
  const offers = offersOf(input)
  const snapshot = {
    goods: new Map(lines.map((line) => [line.combination_id, toGoods(line)])),
    packs: new Map(),
    early: new Map(),
    today: { products: new Map(), brands: new Map() },
  }
  const delivery = { methods: [], method: undefined, store: null, quote: input.shipping, estimate: null }
  return {
    owner: { memberId: input.member_id, deviceId: 'device' },
    cart: null,
    shopper: {
      isOn: () => true,
      member: null,
      addresses: [],
      points: input.points?.balance ?? 0,
      level: null,
    },
    lines: lines.map((line) =>
      toPricedLine(
        { row: rowOf(line), line, price: breakdown.lines.find(({ id }) => id === line.id) },
        lines,
        snapshot,
        new Map(),
      ),
    ),
    saved: [],
    free_products: toPricedFreeProducts(breakdown, offers, snapshot),
    breakdown,
    input,
    offers,
    checkout: {
      chosen: {},
      contact: undefined,
      address: null,
      delivery,
      payment_method: input.payment_method ?? undefined,
      payment_methods: [],
      isByEmail: false,
      isPickup: false,
      missing: [],
    },
    snapshot,
  }
}
