import { bundleSaving } from '@/domain/bag/offers'
import { amountOf, type BagLine } from '@/domain/bag/line'
import {
  isBlocking,
  largestQuantity,
  lineProblem,
  lineProblems,
  tightestLimit,
} from '@/domain/bag/line-problem'
import type { PricedLine } from '@/domain/bag/priced-line'
import type { BagLineView, GoodsView, PackItemView } from '@/domain/bag/view'
import type { BagGoods } from '../catalog'
import { asLast, goodsOf } from './bag-lines'
import { chosenParts, type Shelf } from './goods'
import type { LineRow } from './open-cart'

/** What one pack holds, as it is shown. */
function packDetail(row: LineRow, shelf: Shelf): PackItemView[] {
  const parts = chosenParts(shelf.packs.get(row.product_id) ?? [], row.pack_choices)
  return parts.flatMap(({ combination_id, quantity }): PackItemView[] => {
    const goods = shelf.goods.get(combination_id)
    return goods ? [{ ...goods.view, quantity }] : []
  })
}

interface Shown {
  row: LineRow
  /** all rows of the bag */
  rows: readonly LineRow[]
  line: BagLine
  /** the lines it shares stock and limits with */
  bag: readonly BagLine[]
  shelf: Shelf
  /** null where it is not counted: saved for later, or not to be had */
  priced: PricedLine | null
  /** how it is shown where the catalogue has it no more */
  gone: GoodsView | undefined
}

const whenAvailable = (goods: BagGoods | null) => ({
  is_pre_order: goods?.is_pre_order ?? false,
  ships_at: goods?.is_pre_order ? goods.ships_at : null,
})

/** The most that can be wanted beside all other lines, and why not more; never less than what stands there and can be ordered. */
function mostOf({ row, rows, line, bag, shelf }: Shown): Pick<BagLineView, 'max_quantity' | 'max_reason'> {
  const problem = lineProblem(line, bag, shelf.today)
  if (problem && isBlocking(problem)) {
    return {
      max_quantity: largestQuantity(line, bag, shelf.today),
      max_reason: tightestLimit(line, bag, shelf.today),
    }
  }
  const last = asLast(row, rows, shelf)
  return {
    max_quantity: Math.max(line.quantity, largestQuantity(last.line, last.bag, shelf.today)),
    max_reason: tightestLimit(last.line, last.bag, shelf.today),
  }
}

/** A line as the shopper sees it; null where nothing is left to be shown. */
export function toLineView(shown: Shown): BagLineView | null {
  const { row, line, bag, shelf, priced, gone } = shown
  const goods = goodsOf(row, shelf)
  const view = goods?.view ?? gone
  if (!view) return null
  const subtotal = amountOf(line)
  return {
    ...view,
    ...whenAvailable(goods),
    id: row.id,
    quantity: row.quantity,
    unit_price: line.unit_price,
    list_price: line.list_price,
    unit_price_when_added: row.unit_price_when_added,
    subtotal,
    discount: priced?.discount ?? 0,
    total: priced?.total ?? subtotal,
    bundle_saving: bundleSaving(line),
    is_buy_one_get_one_free: line.is_buy_one_get_one_free,
    ...mostOf(shown),
    problems: lineProblems(line, bag, shelf.today),
    egift: row.egift,
    pack_detail: packDetail(row, shelf),
  }
}
