import type { LinePrice } from '@/domain/bag/pricing/line-price'
import { shareStock } from '@/domain/bag/reservations'
import type { Database } from '../../database'
import { goodsOf, toBagLine } from '../lines/bag-lines'
import { readShelf, type Shelf } from '../catalog-snapshot'
import { goneViews } from '../lines/discontinued-lines'
import { type CartRow, findOpenCart, linesOf, type LineRow } from '../open-cart'
import { type Offers, price, type Priced, readOffers } from './price-bag'
import { type PricedBag, type PricedLine, toPricedFreeProducts, toPricedLine } from './priced-bag'
import { resolveCheckout } from '../checkout/resolved-checkout'
import { readShopper, type Shopper } from '../checkout/shopper'
import { buyerOf, type Who } from '../cart-owner'

/** What a change of the bag has read already of the bag as it is after it, so that it is not read again. */
export interface KnownFacts {
  cart?: CartRow | null
  /** with `cart`: everything that is in it */
  rows?: LineRow[]
  /** with `rows`: covers all of them */
  shelf?: Shelf
  shopper?: Shopper
}

export interface BagOptions extends KnownFacts {
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

/** Everything the price depends on and the caller does not know yet: a handful of queries, however many lines there are. */
async function readFacts(db: Database, who: Who, known: KnownFacts): Promise<Facts> {
  const cart = known.cart === undefined ? await findOpenCart(db, who) : known.cart
  const rows = known.rows ?? (cart ? await linesOf(db, cart.id) : [])
  const shelf = known.shelf ?? (await readShelf(db, who, cart, rows))
  const shopper = known.shopper ?? (await readShopper(db, who))
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

/** The bag's rows as lines that can be priced, each with the stock that those before it leave. */
function toLines(rows: readonly LineRow[], shelf: Shelf) {
  const inBag = rows.filter(({ is_saved_for_later }) => !is_saved_for_later)
  return { inBag, lines: shareStock(inBag.map((row) => toBagLine(row, shelf))) }
}

/** Instants at which pre-orders of these rows leave. */
const leavingOf = (rows: readonly LineRow[], shelf: Shelf): string[] =>
  rows.flatMap((row) => {
    const goods = goodsOf(row, shelf)
    return goods?.is_pre_order && goods.ships_at ? [goods.ships_at] : []
  })

/** All rows with their prices: those of the bag, and those saved for later, each of which is looked at by itself. */
async function pricedLines(
  db: Database,
  { rows, shelf }: Facts,
  { inBag, lines }: ReturnType<typeof toLines>,
  { breakdown }: Priced,
): Promise<{ lines: PricedLine[]; saved: PricedLine[] }> {
  const gone = await goneViews(db, rows, shelf)
  const prices = new Map<string, LinePrice>(breakdown.lines.map((each) => [each.id, each]))
  const counted = inBag.flatMap((row, place) => {
    const line = lines[place]
    return line ? [toPricedLine({ row, line, price: prices.get(row.id) }, lines, shelf, gone)] : []
  })
  const saved = rows
    .filter(({ is_saved_for_later }) => is_saved_for_later)
    .map((row) => {
      const line = toBagLine(row, shelf)
      return toPricedLine({ row, line, price: undefined }, [line], shelf, gone)
    })
  return { lines: counted, saved }
}

/**
 * The whole bag of a member or device, priced from what the database says now and what the caller knows already. `db` may be the
 * transaction that places the order.
 */
export async function readPricedBag(db: Database, who: Who, options: BagOptions = {}): Promise<PricedBag> {
  const facts = await readFacts(db, who, options)
  const { cart, rows, shelf, shopper, offers } = facts
  const bag = toLines(rows, shelf)
  const priced = await price({
    lines: bag.lines,
    cart: cart ?? { ...NO_CART, user_id: who.memberId, device_id: null },
    shopper,
    offers,
    now: new Date(),
    leaving: leavingOf(bag.inBag, shelf),
    fees: { db, isPlacing: options.isPlacing ?? false },
  })
  const { breakdown, input } = priced
  return {
    who,
    cart,
    shopper,
    ...(await pricedLines(db, facts, bag, priced)),
    free_products: toPricedFreeProducts(breakdown, offers, shelf),
    breakdown,
    input,
    offers,
    checkout: resolveCheckout(cart?.checkout ?? {}, shopper, priced),
    shelf,
  }
}
