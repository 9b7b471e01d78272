import { and, eq, isNotNull } from 'drizzle-orm'
import { egiftDays } from '@/domain/bag/egift'
import type { LineProblem } from '@/domain/bag/line-problem'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type Database, transaction } from '../../database'
import { awaitsPayment } from '../../order'
import type { KnownFacts } from '../pricing/read-priced-bag'
import { loadCatalogSnapshot } from '../catalog-snapshot'
import { discontinuedViews } from './discontinued-lines'
import { changeCart, linesOf, type LineRow, lockOrCreateCart } from '../open-cart'
import { optionsKey } from './line-options'
import { mergeLines, writeMergedLines } from './merge-lines'
import { carts } from '../schema'
import { isOwn, type CartOwner } from '../cart-owner'

/** The result of ordering again. */
export interface Reordered {
  /** not everything could be put in */
  is_failed: boolean
  products: { product_id: number; combination_id: string; quantity: number }[]
  unavailable: { product_id: number; name: string; problem: LineProblem }[]
}

/** @throws NOT_FOUND for a bag that was never ordered, or is another's; ORDER_AWAITS_PAYMENT while its goods are still held for it */
async function orderedLines(tx: Database, owner: CartOwner, cartId: string): Promise<LineRow[]> {
  const [cart] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), isOwn(owner), isNotNull(carts.ordered_at)))
  if (!cart) throw notFound('bag')
  // Ordering again while the old order still waits would buy twice: it is paid or cancelled first.
  if (await awaitsPayment(tx, cart.id))
    throw domainError('ORDER_AWAITS_PAYMENT', 'the order still waits for its payment')
  return linesOf(tx, cart.id)
}

/** The line as it would be put in today: a gift card that was sent once is sent again at once. */
function asNewLine(line: LineRow): LineRow {
  const { first } = egiftDays(new Date())
  if (!line.egift || line.egift.delivery_date >= first) return line
  const egift = { ...line.egift, delivery_date: first }
  return { ...line, egift, options_key: optionsKey({ egift, pack_choices: line.pack_choices }) }
}

/**
 * Adds the goods of an ordered cart to the open one again (ORD-41 to ORD-43), as far as they are available; prices are those of
 * today. @throws NOT_FOUND, ORDER_AWAITS_PAYMENT (409)
 */
export function reorder(
  owner: CartOwner,
  cartId: string,
): Promise<{ reordered: Reordered; bag: KnownFacts }> {
  return transaction(async (tx) => {
    const old = (await orderedLines(tx, owner, cartId)).map(asNewLine)
    const cart = await lockOrCreateCart(tx, owner)
    const before = await linesOf(tx, cart.id)
    const snapshot = await loadCatalogSnapshot(tx, owner, cart, [...before, ...old])
    const today = old.map((line) => ({
      ...line,
      unit_price_when_added:
        snapshot.goods.get(String(line.combination_id))?.unit_price ?? line.unit_price_when_added,
    }))
    const { rows, merged } = mergeLines(before, today, snapshot)
    await writeMergedLines(tx, cart.id, before, rows)
    const changed = await changeCart(tx, cart.id)
    const gone = await discontinuedViews(tx, old, snapshot)
    const unavailable = merged.flatMap(({ line, problem }) => {
      const view = snapshot.goods.get(String(line.combination_id))?.view ?? gone.get(line.id)
      return problem ? [{ product_id: line.product_id, name: view?.name ?? '', problem }] : []
    })
    const reordered = {
      is_failed: unavailable.length > 0,
      products: merged
        .filter(({ put }) => put > 0)
        .map(({ line, put }) => ({
          product_id: line.product_id,
          combination_id: String(line.combination_id),
          quantity: put,
        })),
      unavailable,
    }
    return { reordered, bag: { cart: changed, rows: await linesOf(tx, cart.id), snapshot } }
  })
}
