import type { BagLine } from './line'
import { FREE_UNITS_MAX } from './pricing/offers'

/** A reservation of an order: pieces of stock or of a pre-order quota (`target_id` is the combination), of a sale's quota (the deduction). */
export interface Reservation {
  kind: 'stock' | 'preorder' | 'deduction'
  target_id: number
  quantity: number
}

type ReservedLine = Pick<BagLine, 'combination_id' | 'classification' | 'is_pre_order' | 'parts'>

/** Members leave the stock with their set, unless it was packed beforehand. */
const reservesParts = ({ classification }: ReservedLine) => classification !== 'bundle_physical'

/** Reservations of so many units of a line: itself, and the members of a set that is put together on order. */
export function reservationsOf(line: ReservedLine, quantity: number): Reservation[] {
  const own: Reservation = {
    kind: line.is_pre_order ? 'preorder' : 'stock',
    target_id: Number(line.combination_id),
    quantity,
  }
  const parts = reservesParts(line) ? line.parts : []
  return [
    own,
    ...parts.map((part): Reservation => ({
      kind: 'stock',
      target_id: Number(part.combination_id),
      quantity: part.quantity * quantity,
    })),
  ]
}

/** Each target once, with all that is wanted of it, in an order that is always the same. */
export function sumReservations(reservations: readonly Reservation[]): Reservation[] {
  const sums = new Map<string, Reservation>()
  for (const { kind, target_id, quantity } of reservations) {
    const key = `${kind}/${target_id}`
    sums.set(key, { kind, target_id, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()].sort((a, b) =>
    a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.target_id - b.target_id,
  )
}

/** Pieces of the line that leave the stock, the free ones of buy-one-get-one included. */
const piecesLeaving = ({ is_buy_one_get_one_free, quantity }: BagLine) =>
  quantity + (is_buy_one_get_one_free ? Math.min(quantity, FREE_UNITS_MAX) : 0)

/** Pieces of stock the lines take, by combination. */
export function reservedStock(lines: readonly BagLine[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const line of lines) {
    for (const { kind, target_id, quantity } of reservationsOf(line, piecesLeaving(line))) {
      if (kind !== 'stock') continue
      const id = String(target_id)
      taken.set(id, (taken.get(id) ?? 0) + quantity)
    }
  }
  return taken
}

/**
 * A line with the stock that the lines before it leave: a lipstick bought by itself and in a set comes from one stock. What lines of the
 * very same goods take of their own stock is not taken off here: the limits of a line count those themselves.
 */
export function withStockLeftBy(before: readonly BagLine[], line: BagLine): BagLine {
  if (before.length === 0) return line
  const byOthers = reservedStock(
    before.filter(({ combination_id }) => combination_id !== line.combination_id),
  )
  const left = (stock: number, taken: number | undefined) => Math.max(0, stock - (taken ?? 0))
  const own = { ...line, stock: left(line.stock, byOthers.get(line.combination_id)) }
  if (line.parts.length === 0) return own
  const byAll = reservedStock(before)
  return {
    ...own,
    parts: line.parts.map((part) => ({ ...part, stock: left(part.stock, byAll.get(part.combination_id)) })),
  }
}

/** Lines of one bag, each with the stock that those before it leave. */
export const shareStock = (lines: readonly BagLine[]): BagLine[] =>
  lines.map((line, place) => withStockLeftBy(lines.slice(0, place), line))
