import { bundleSaving } from '@/domain/bag/pricing/offers'
import { amountOf, type BagLine } from '@/domain/bag/line'
import { isBlocking, largestQuantity, tightestLimit } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'
import { asLastLine } from '../lines/bag-lines'
import type { CatalogSnapshot } from '../catalog-snapshot'
import type { LineRow } from '../open-cart'
import type { PricedLine } from '../pricing/priced-bag'

/** The other lines a line is shown with. */
interface Beside {
  /** the rows of the bag, without those saved for later */
  rows: readonly LineRow[]
  /** the lines it shares stock and limits with, itself among them */
  lines: readonly BagLine[]
  snapshot: CatalogSnapshot
}

/** The largest quantity beside all other lines, and why not more; never less than the line's own that can be ordered. */
function mostOf(
  { row, line, problems }: PricedLine,
  { rows, lines, snapshot }: Beside,
): Pick<BagLineView, 'max_quantity' | 'max_reason'> {
  const { today } = snapshot
  if (problems.some(isBlocking)) {
    return {
      max_quantity: largestQuantity(line, lines, today),
      max_reason: tightestLimit(line, lines, today),
    }
  }
  const last = asLastLine(row, rows, snapshot)
  return {
    max_quantity: Math.max(line.quantity, largestQuantity(last.line, last.bag, today)),
    max_reason: tightestLimit(last.line, last.bag, today),
  }
}

/** A line as the shopper sees it; null where nothing is left to be shown. */
export function lineView(priced: PricedLine, beside: Beside): BagLineView | null {
  const { row, line, goods, ships_at, pack_detail, price, problems } = priced
  if (!goods) return null
  const subtotal = amountOf(line)
  const early = beside.snapshot.early.get(goods.combination_id)
  return {
    ...goods,
    is_pre_order: line.is_pre_order,
    ships_at,
    id: row.id,
    quantity: row.quantity,
    unit_price: line.unit_price,
    list_price: line.list_price,
    unit_price_when_added: row.unit_price_when_added,
    subtotal,
    discount: price?.discount ?? 0,
    total: price?.total ?? subtotal,
    bundle_saving: bundleSaving(line),
    is_buy_one_get_one_free: line.is_buy_one_get_one_free,
    ...mostOf(priced, beside),
    early: early?.is_open ? { stage: early.stage, starts_at: early.starts_at } : null,
    problems,
    egift: row.egift,
    pack_detail,
  }
}
