import type { BagInput, Breakdown } from '@/domain/bag/breakdown'
import { type BagLine, isOrderable } from '@/domain/bag/line'
import { isBlocking, lineProblem, type LineProblem } from '@/domain/bag/line-problem'
import { shareStock, type Taking } from '@/domain/bag/takings'
import type { Bag, BagLineView } from '@/domain/bag/view'
import type { Store } from '@/domain/store'
import type { BagGoods } from '../catalog'
import type { Database } from '../database'
import type { NamedVoucher } from '../voucher'
import { agreementOf } from './agreement'
import { goodsOf, toBagLine } from './bag-lines'
import { checkoutView } from './checkout-view'
import { freeView } from './free-view'
import { readShelf, type Shelf } from './goods'
import { goneViews } from './gone'
import { toLineView } from './line-view'
import { type CartRow, findCart, linesOf, type LineRow } from './open-cart'
import { type Offers, price, type Priced, readOffers } from './price'
import { hasPoints, mayCheckOut, needsPhone, readShopper, type Shopper } from './shopper'
import { takingsOfBag } from './takings'
import { vouchersView } from './voucher-view'
import { buyerOf, type Who } from './who'

/** A bag as it is priced at this moment: what is shown, and what placing an order needs beside. */
export interface PricedBag {
  /** null while nothing was ever put in */
  cart: CartRow | null
  view: Bag
  breakdown: Breakdown
  /** all it was priced from */
  input: BagInput
  /** those of the bag, in its order; what is saved for later is not among them */
  lines: BagLine[]
  /** by combination: everything in the bag, members of packs included */
  goods: ReadonlyMap<string, BagGoods>
  /** lines that are counted and cannot be ordered as they are; those that cannot be had at all are in `breakdown.left_out` */
  problems: { line_id: string; problem: LineProblem }[]
  /** used up by the order */
  voucher_ids: string[]
  vouchers: NamedVoucher[]
  takings: Taking[]
  /** where it is picked up */
  store: Store | null
  /** vouchers or points are used, and the toggles ask for a proved phone number the member has not got */
  needs_verified_phone: boolean
}

export interface BagOptions {
  /** the bag, where it is at hand already */
  cart?: CartRow | null
  /** it is being ordered: nobody outside is asked for anything */
  isPlacing?: boolean
}

const NO_CART: Omit<CartRow, 'user_id' | 'device_id'> = {
  id: '',
  voucher_codes: [],
  points_wanted: 0,
  checkout: {},
  ordered_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
}

interface Facts {
  cart: CartRow | null
  rows: LineRow[]
  shelf: Shelf
  shopper: Shopper
  offers: Offers
}

/** Everything the price depends on, read anew: a handful of queries, however many lines there are. */
async function readFacts(db: Database, who: Who, options: BagOptions): Promise<Facts> {
  const cart = options.cart === undefined ? await findCart(db, who) : options.cart
  const rows = cart ? await linesOf(db, cart.id) : []
  const shelf = await readShelf(db, who, rows)
  const shopper = await readShopper(db, who)
  const isEmpty = rows.every(({ is_saved_for_later }) => is_saved_for_later)
  const offers = isEmpty
    ? { vouchers: [], gifts: [], stores: [] }
    : await readOffers(db, {
        buyer: buyerOf(who, cart?.checkout.contact),
        memberId: who.memberId,
        codes: cart?.voucher_codes ?? [],
      })
  return { cart, rows, shelf, shopper, offers }
}

interface Views {
  lines: BagLineView[]
  saved: BagLineView[]
}

async function lineViews(
  db: Database,
  { rows, shelf }: Facts,
  lines: readonly BagLine[],
  { breakdown }: Priced,
): Promise<Views> {
  const gone = await goneViews(db, rows, shelf)
  const show = (row: LineRow, line: BagLine, bag: readonly BagLine[]) =>
    toLineView({
      row,
      rows,
      line,
      bag,
      shelf,
      priced: breakdown.lines.find(({ id }) => id === row.id) ?? null,
      gone: gone.get(row.id),
    })
  const views: Views = { lines: [], saved: [] }
  for (const row of rows) {
    const inBag = lines.find(({ id }) => id === row.id)
    const line = inBag ?? toBagLine(row, shelf)
    const view = show(row, line, inBag ? lines : [line])
    if (view) (inBag ? views.lines : views.saved).push(view)
  }
  return views
}

function toView(who: Who, facts: Facts, priced: Priced, views: Views): Bag {
  const { cart, shopper, offers, shelf } = facts
  const { breakdown, delivery } = priced
  const { fee, discount, total, missing_for_free } = breakdown.shipping
  const bag = {
    cart_id: cart?.id ?? null,
    is_member: who.memberId !== null,
    may_check_out: mayCheckOut(shopper),
    ...views,
    pieces: views.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...freeView(breakdown, offers, shelf),
    list_total: breakdown.list_total,
    subtotal: breakdown.subtotal,
    discount: breakdown.discount,
    goods_total: breakdown.goods_total,
    shipping: {
      fee,
      discount,
      total,
      missing_for_free,
      is_known: delivery.quote !== null || priced.isByEmail,
    },
    points: {
      is_offered: hasPoints(shopper),
      balance: shopper.points,
      wanted: cart?.points_wanted ?? 0,
      usable: breakdown.points.usable,
      used: breakdown.points.used,
      amount: breakdown.points.amount,
    },
    total: breakdown.total,
    saved_amount: breakdown.saved,
    earned_points: breakdown.earned_points.total,
    vouchers: vouchersView(breakdown, offers.vouchers),
    voucher_codes: cart?.voucher_codes ?? [],
    entries: breakdown.entries,
    weight: breakdown.weight,
    checkout: checkoutView(cart?.checkout ?? {}, shopper, priced, breakdown.total),
  }
  return { ...bag, agreement: agreementOf(bag) }
}

/** Lines that would be part of an order and stand in its way. */
const problemsOf = (lines: readonly BagLine[], { today }: Shelf) =>
  lines.filter(isOrderable).flatMap((line) => {
    const problem = lineProblem(line, lines, today)
    return problem && isBlocking(problem) ? [{ line_id: line.id, problem }] : []
  })

/** The whole bag of a member or device, priced from what the database says now. `db` may be the transaction that places the order. */
export async function bagOf(db: Database, who: Who, options: BagOptions = {}): Promise<PricedBag> {
  const facts = await readFacts(db, who, options)
  const { cart, rows, shelf, shopper, offers } = facts
  const lines = shareStock(
    rows.filter(({ is_saved_for_later }) => !is_saved_for_later).map((row) => toBagLine(row, shelf)),
  )
  const leaving = rows.flatMap((row) => {
    const goods = goodsOf(row, shelf)
    return goods?.is_pre_order && goods.ships_at && !row.is_saved_for_later ? [goods.ships_at] : []
  })
  const priced = await price({
    lines,
    cart: cart ?? { ...NO_CART, user_id: who.memberId, device_id: null },
    shopper,
    offers,
    now: new Date(),
    leaving,
    fees: { db, isPlacing: options.isPlacing ?? false },
  })
  const { breakdown, delivery, input } = priced
  const usesCodes = breakdown.applied.some(({ code }) => code !== null)
  return {
    cart,
    view: toView(who, facts, priced, await lineViews(db, facts, lines, priced)),
    breakdown,
    input,
    lines,
    goods: shelf.goods,
    problems: problemsOf(lines, shelf),
    voucher_ids: breakdown.applied.map(({ voucher_id }) => voucher_id),
    vouchers: offers.vouchers,
    takings: takingsOfBag(lines, breakdown, shelf.goods),
    store: delivery.store,
    needs_verified_phone:
      (usesCodes && needsPhone(shopper, 'verified_phone_for_voucher')) ||
      (breakdown.points.used > 0 && needsPhone(shopper, 'verified_phone_for_points')),
  }
}
