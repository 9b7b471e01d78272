import type { BagInput, Breakdown } from '@/domain/bag/pricing/breakdown'
import { type BagLine, isOrderable } from '@/domain/bag/line'
import type { LinePrice } from '@/domain/bag/pricing/line-price'
import { isBlocking, type LineProblem, lineProblems } from '@/domain/bag/line-problem'
import type { FreeProduct } from '@/domain/bag/pricing/offers'
import type { GoodsView, PackItemView } from '@/domain/bag/view'
import { goodsOf } from '../lines/bag-lines'
import { chosenParts, type CatalogSnapshot } from '../catalog-snapshot'
import type { CartRow, LineRow } from '../open-cart'
import type { Offers } from './price-bag'
import type { ResolvedCheckout } from '../checkout/resolved-checkout'
import { needsPhone, type Shopper } from '../checkout/shopper'
import type { CartOwner } from '../cart-owner'

/** A line of the bag with all that is known of it at this moment. The bag's view and the order are both made of these. */
export interface PricedLine {
  /** as it was put in */
  row: LineRow
  /** as the catalogue has it now, with the stock that the lines before it leave */
  line: BagLine
  /** how it is named and shown; null where its product is no longer in the catalogue, so that nothing is left to be shown */
  goods: GoodsView | null
  /** when a pre-order leaves, ISO instant */
  ships_at: string | null
  /** what one pack holds */
  pack_detail: PackItemView[]
  /** null where it is not counted: saved for later, or not available */
  price: LinePrice | null
  /** the most severe first */
  problems: LineProblem[]
}

/** A free unit or gift that comes with the bag. */
export interface PricedFreeProduct extends FreeProduct {
  goods: GoodsView
  /** name of the promotion or voucher */
  offer_name: string | null
}

/** A bag as it is priced at this moment. */
export interface PricedBag {
  owner: CartOwner
  /** null while nothing was ever put in */
  cart: CartRow | null
  shopper: Shopper
  /** those of the bag, in its order */
  lines: PricedLine[]
  saved: PricedLine[]
  free_products: PricedFreeProduct[]
  breakdown: Breakdown
  /** all it was priced from */
  input: BagInput
  offers: Offers
  checkout: ResolvedCheckout
  snapshot: CatalogSnapshot
}

/** The contents of one pack with the choices that were made, as they are shown. */
function packDetail(row: LineRow, snapshot: CatalogSnapshot): PackItemView[] {
  const parts = chosenParts(snapshot.packs.get(row.product_id) ?? [], row.pack_choices)
  return parts.flatMap(({ combination_id, quantity }): PackItemView[] => {
    const goods = snapshot.goods.get(combination_id)
    return goods ? [{ ...goods.view, quantity }] : []
  })
}

/** A line with its goods, its price and its problems. `beside` are the lines it shares stock and limits with, itself among them. */
export function toPricedLine(
  { row, line, price }: { row: LineRow; line: BagLine; price: LinePrice | undefined },
  beside: readonly BagLine[],
  snapshot: CatalogSnapshot,
  gone: ReadonlyMap<string, GoodsView>,
): PricedLine {
  const goods = goodsOf(row, snapshot)
  return {
    row,
    line,
    goods: goods?.view ?? gone.get(row.id) ?? null,
    ships_at: goods?.is_pre_order ? goods.ships_at : null,
    pack_detail: packDetail(row, snapshot),
    price: price ?? null,
    problems: lineProblems(line, beside, snapshot.today),
  }
}

/** The gifts of promotions and vouchers by 'source/id' of what gives them. */
export const giftsBySource = ({ gifts, vouchers }: Offers): Map<string, { name: string; goods: GoodsView }> =>
  new Map([
    ...gifts.map(({ offer, name, goods }) => [`promotion/${offer.id}`, { name, goods: goods.view }] as const),
    ...vouchers.flatMap(({ id, name, gift_goods }) =>
      gift_goods ? [[`voucher/${id}`, { name, goods: gift_goods.view }] as const] : [],
    ),
  ])

/** Free units and gifts with their goods. */
export function toPricedFreeProducts(
  { free_products }: Breakdown,
  offers: Offers,
  snapshot: CatalogSnapshot,
): PricedFreeProduct[] {
  const gifts = giftsBySource(offers)
  return free_products.flatMap((free) => {
    const gift = gifts.get(`${free.source}/${free.offer_id ?? ''}`)
    const goods = gift?.goods ?? snapshot.goods.get(free.combination_id)?.view
    return goods ? [{ ...free, goods, offer_name: gift?.name ?? null }] : []
  })
}

interface NamedProblem {
  line_id: string
  problem: LineProblem
}

const blockingProblems = (lines: readonly PricedLine[]): NamedProblem[] =>
  lines.flatMap(({ row, problems }) => {
    const problem = problems.find(isBlocking)
    return problem ? [{ line_id: row.id, problem }] : []
  })

/** Lines that would be part of an order and cannot be ordered as they are. */
export const problemsOf = ({ lines }: PricedBag): NamedProblem[] =>
  blockingProblems(lines.filter(({ line }) => isOrderable(line)))

/** Lines that are shown and cannot be had at all: they cost nothing and are left out of an order. */
export const leftOutOf = ({ lines }: PricedBag): NamedProblem[] =>
  blockingProblems(lines.filter(({ line, goods }) => goods !== null && !isOrderable(line)))

/** Whether vouchers or points are used, and the toggles ask for a verified phone number the member has not got. */
export function needsVerifiedPhone({ breakdown, shopper }: PricedBag): boolean {
  const usesCodes = breakdown.applied.some(({ code }) => code !== null)
  return (
    (usesCodes && needsPhone(shopper, 'verified_phone_for_voucher')) ||
    (breakdown.points.used > 0 && needsPhone(shopper, 'verified_phone_for_points'))
  )
}
