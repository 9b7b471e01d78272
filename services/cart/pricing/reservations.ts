import type { BagLine } from '@/domain/bag/line'
import { type Reservation, reservationsOf } from '@/domain/bag/reservations'
import type { BagGoods, Shortage } from '../../catalog'
import type { PricedBag } from './priced-bag'

/** Reservations of one line if it is ordered, with its free units; of a price with a quota as many. */
function reservationsOfLine(line: BagLine, goods: BagGoods | undefined, free: number): Reservation[] {
  const own = reservationsOf(line, line.quantity + free)
  if (!goods?.sale) return own
  return [...own, { kind: 'deduction', target_id: goods.sale.deduction_id, quantity: line.quantity }]
}

/** Reservations of an order of this bag: lines, free units, gifts. The same target may come several times. */
export function reservationsOfBag({ lines, free_products, snapshot }: PricedBag): Reservation[] {
  const free = new Map<string, number>()
  for (const { source, combination_id, quantity } of free_products) {
    if (source === 'buy_one_get_one') free.set(combination_id, (free.get(combination_id) ?? 0) + quantity)
  }
  const bought = lines.flatMap(({ line, price }) => {
    if (!price) return []
    const units = free.get(line.combination_id) ?? 0
    // Free units of one combination come with the first of its lines.
    free.delete(line.combination_id)
    return reservationsOfLine(line, snapshot.goods.get(line.combination_id), units)
  })
  const gifts = free_products
    .filter(({ source }) => source !== 'buy_one_get_one')
    .map(({ combination_id, quantity }): Reservation => ({
      kind: 'stock',
      target_id: Number(combination_id),
      quantity,
    }))
  return [...bought, ...gifts]
}

/** A line of which there is not enough any more. */
export interface ShortLine {
  line_id: string
  name: string
  left: number
}

/**
 * Which lines of the bag `reserveStock` found too little for: each with how many units of it can still be had, other lines left out of
 * account. A gift that ran out is no line of the bag: the bag that is read next has none.
 */
export function shortLines(
  { lines, snapshot }: Pick<PricedBag, 'lines' | 'snapshot'>,
  short: readonly Shortage[],
): ShortLine[] {
  return lines.flatMap(({ line }): ShortLine[] => {
    const perUnit = reservationsOfLine({ ...line, quantity: 1 }, snapshot.goods.get(line.combination_id), 0)
    const lefts = short.flatMap(({ kind, target_id, left }) => {
      const unit = perUnit.find(
        (reservation) => reservation.kind === kind && reservation.target_id === target_id,
      )
      return unit ? [Math.floor(left / unit.quantity)] : []
    })
    return lefts.length === 0 ? [] : [{ line_id: line.id, name: line.name, left: Math.min(...lefts) }]
  })
}
