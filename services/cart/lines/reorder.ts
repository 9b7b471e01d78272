import { and, eq, isNotNull } from 'drizzle-orm'
import { egiftDays } from '@/domain/bag/egift'
import type { LineProblem } from '@/domain/bag/line-problem'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type Database, transaction } from '../../database'
import { awaitsPayment } from '../../order'
import type { KnownFacts } from '../pricing/read-priced-bag'
import { readShelf } from '../catalog-snapshot'
import { goneViews } from './discontinued-lines'
import { changeCart, linesOf, type LineRow, lockOrCreateCart } from '../open-cart'
import { keyOf } from './line-options'
import { pour, writePoured } from './merge-lines'
import { carts } from '../schema'
import { isOwn, type Who } from '../cart-owner'

/** What came of ordering again. */
export interface Reordered {
  /** not everything could be put in */
  is_failed: boolean
  products: { product_id: number; combination_id: string; quantity: number }[]
  unavailable: { product_id: number; name: string; problem: LineProblem }[]
}

/** @throws NOT_FOUND for a bag that was never ordered, or is another's; ORDER_AWAITS_PAYMENT while its goods are still held for it */
async function orderedLines(tx: Database, who: Who, cartId: string): Promise<LineRow[]> {
  const [cart] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), isOwn(who), isNotNull(carts.ordered_at)))
  if (!cart) throw notFound('bag')
  // Ordering again while the old order still waits would buy twice: it is paid or cancelled first.
  if (await awaitsPayment(tx, cart.id))
    throw domainError('ORDER_AWAITS_PAYMENT', 'the order still waits for its payment')
  return linesOf(tx, cart.id)
}

/** The line as it would be put in today: a gift card that was sent once is sent again at once. */
function afresh(line: LineRow): LineRow {
  const { first } = egiftDays(new Date())
  if (!line.egift || line.egift.delivery_date >= first) return line
  const egift = { ...line.egift, delivery_date: first }
  return { ...line, egift, options_key: keyOf({ egift, pack_choices: line.pack_choices }) }
}

/**
 * Puts everything of a bag that was ordered into the open one again (ORD-41 to ORD-43), as far as it can be had; prices are those of
 * today. @throws NOT_FOUND, ORDER_AWAITS_PAYMENT (409)
 */
export function reorder(who: Who, cartId: string): Promise<{ reordered: Reordered; bag: KnownFacts }> {
  return transaction(async (tx) => {
    const old = (await orderedLines(tx, who, cartId)).map(afresh)
    const cart = await lockOrCreateCart(tx, who)
    const before = await linesOf(tx, cart.id)
    const shelf = await readShelf(tx, who, cart, [...before, ...old])
    const today = old.map((line) => ({
      ...line,
      unit_price_when_added:
        shelf.goods.get(String(line.combination_id))?.unit_price ?? line.unit_price_when_added,
    }))
    const { rows, poured } = pour(before, today, shelf)
    await writePoured(tx, cart.id, before, rows)
    const changed = await changeCart(tx, cart.id)
    const gone = await goneViews(tx, old, shelf)
    const unavailable = poured.flatMap(({ line, problem }) => {
      const view = shelf.goods.get(String(line.combination_id))?.view ?? gone.get(line.id)
      return problem ? [{ product_id: line.product_id, name: view?.name ?? '', problem }] : []
    })
    const reordered = {
      is_failed: unavailable.length > 0,
      products: poured
        .filter(({ put }) => put > 0)
        .map(({ line, put }) => ({
          product_id: line.product_id,
          combination_id: String(line.combination_id),
          quantity: put,
        })),
      unavailable,
    }
    return { reordered, bag: { cart: changed, rows: await linesOf(tx, cart.id), shelf } }
  })
}
