import { badRequest } from '../../error'
import type { Ledger, Share } from './ledger'
import { amountOf, type BagLine } from '../line'
import { bundleSaving } from './offers'

/** Price of a line, with its share of all discounts, dong. `total` is after discounts; of it `points_amount` is paid with points. */
export interface LinePrice {
  id: string
  quantity: number
  unit_price: number
  list_price: number
  subtotal: number
  discounts: readonly Share[]
  discount: number
  total: number
  points_amount: number
  bundle_saving: number
}

/** @throws BAD_REQUEST for what no price can be computed from: quantities that are not whole and positive, amounts that are not whole dong. */
export function checkLines(lines: readonly BagLine[]): void {
  for (const { id, quantity, unit_price, list_price } of lines) {
    const isSound = [quantity - 1, unit_price, list_price].every((n) => Number.isSafeInteger(n) && n >= 0)
    if (!isSound) throw badRequest('a line of the bag cannot be priced', { line: id })
  }
}

/** A line after all vouchers, with what of it is paid with points. */
export function priceLine(line: BagLine, ledger: Ledger, points_amount: number): LinePrice {
  const { id, quantity, unit_price, list_price } = line
  const subtotal = amountOf(line)
  const total = ledger.left([line])
  return {
    id,
    quantity,
    unit_price,
    list_price,
    subtotal,
    discounts: ledger.sharesOf(line),
    discount: subtotal - total,
    total,
    points_amount,
    bundle_saving: bundleSaving(line),
  }
}
