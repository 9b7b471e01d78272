import type { LinePrice } from '@/domain/bag/pricing/line-price'
import { shareStock } from '@/domain/bag/reservations'
import { type Database, sendTogether } from '../../database'
import { goodsOf, toBagLine } from '../lines/bag-lines'
import { loadCatalogSnapshot, type CatalogSnapshot } from '../catalog-snapshot'
import { discontinuedViews } from '../lines/discontinued-lines'
import { type CartRow, findOpenCart, linesOf, type LineRow } from '../open-cart'
import { type Offers, price, type Priced, readOffers } from './price-bag'
import { type PricedBag, type PricedLine, toPricedFreeProducts, toPricedLine } from './priced-bag'
import { resolveCheckout } from '../checkout/resolved-checkout'
import { readShopper, type Shopper } from '../checkout/shopper'
import { buyerOf, type CartOwner } from '../cart-owner'

/** Facts that a change of the cart has already read, valid after the change, so that they are not read again. */
export interface KnownFacts {
  cart?: CartRow | null
  /** with `cart`: everything that is in it */
  rows?: LineRow[]
  /** with `rows`: covers all of them */
  snapshot?: CatalogSnapshot
  shopper?: Shopper
}

export interface BagOptions extends KnownFacts {
  /** the bag is being ordered: no carrier is asked for anything */
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
  snapshot: CatalogSnapshot
  shopper: Shopper
  offers: Offers
}

/** Everything the price depends on and the caller does not know yet: a handful of queries, however many lines there are. */
async function readFacts(db: Database, owner: CartOwner, known: KnownFacts): Promise<Facts> {
  const cart = known.cart === undefined ? await findOpenCart(db, owner) : known.cart
  const rows = known.rows ?? (cart ? await linesOf(db, cart.id) : [])
  const isEmpty = rows.every(({ is_saved_for_later }) => is_saved_for_later)
  const [snapshot, shopper, offers] = await sendTogether([
    known.snapshot ?? loadCatalogSnapshot(db, owner, cart, rows),
    known.shopper ?? readShopper(db, owner),
    isEmpty
      ? { vouchers: [], gifts: [], stores: [] }
      : readOffers(db, {
          buyer: buyerOf(owner, cart?.checkout.contact),
          memberId: owner.memberId,
          codes: cart?.voucher_codes ?? [],
        }),
  ])
  return { cart, rows, snapshot, shopper, offers }
}

/** The bag's rows as lines that can be priced, each with the stock that those before it leave. */
function toLines(rows: readonly LineRow[], snapshot: CatalogSnapshot) {
  const inBag = rows.filter(({ is_saved_for_later }) => !is_saved_for_later)
  return { inBag, lines: shareStock(inBag.map((row) => toBagLine(row, snapshot))) }
}

/** Instants at which pre-orders of these rows leave. */
const leavingOf = (rows: readonly LineRow[], snapshot: CatalogSnapshot): string[] =>
  rows.flatMap((row) => {
    const goods = goodsOf(row, snapshot)
    return goods?.is_pre_order && goods.ships_at ? [goods.ships_at] : []
  })

/** All rows with their prices: those of the bag, and those saved for later, each of which is looked at by itself. */
async function pricedLines(
  db: Database,
  { rows, snapshot }: Facts,
  { inBag, lines }: ReturnType<typeof toLines>,
  { breakdown }: Priced,
): Promise<{ lines: PricedLine[]; saved: PricedLine[] }> {
  const gone = await discontinuedViews(db, rows, snapshot)
  const prices = new Map<string, LinePrice>(breakdown.lines.map((each) => [each.id, each]))
  const counted = inBag.flatMap((row, place) => {
    const line = lines[place]
    return line ? [toPricedLine({ row, line, price: prices.get(row.id) }, lines, snapshot, gone)] : []
  })
  const saved = rows
    .filter(({ is_saved_for_later }) => is_saved_for_later)
    .map((row) => {
      const line = toBagLine(row, snapshot)
      return toPricedLine({ row, line, price: undefined }, [line], snapshot, gone)
    })
  return { lines: counted, saved }
}

/**
 * The whole bag of a member or device, priced from what the database says now and what the caller knows already. `db` may be the
 * transaction that places the order.
 */
export async function readPricedBag(
  db: Database,
  owner: CartOwner,
  options: BagOptions = {},
): Promise<PricedBag> {
  const facts = await readFacts(db, owner, options)
  const { cart, rows, snapshot, shopper, offers } = facts
  const bag = toLines(rows, snapshot)
  const priced = await price({
    lines: bag.lines,
    cart: cart ?? { ...NO_CART, user_id: owner.memberId, device_id: null },
    shopper,
    offers,
    now: new Date(),
    leaving: leavingOf(bag.inBag, snapshot),
    fees: { db, isPlacing: options.isPlacing ?? false },
  })
  const { breakdown, input } = priced
  return {
    owner,
    cart,
    shopper,
    ...(await pricedLines(db, facts, bag, priced)),
    free_products: toPricedFreeProducts(breakdown, offers, snapshot),
    breakdown,
    input,
    offers,
    checkout: resolveCheckout(cart?.checkout ?? {}, shopper, priced),
    snapshot,
  }
}
