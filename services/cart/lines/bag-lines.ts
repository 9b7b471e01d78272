import type { BagLine, BundlePart } from '@/domain/bag/line'
import { withStockLeftBy } from '@/domain/bag/reservations'
import type { BagGoods } from '../../catalog'
import { chosenParts, type CatalogSnapshot } from '../catalog-snapshot'
import type { LineRow } from '../open-cart'

/** The goods of a line, if they are still what the line says. */
export function goodsOf({ product_id, combination_id }: LineRow, snapshot: CatalogSnapshot): BagGoods | null {
  const goods = snapshot.goods.get(String(combination_id))
  return goods?.view.product_id === product_id ? goods : null
}

/** Members of a pack; one that left the catalogue is there with no pieces. A member that is in it twice is counted together. */
function partsOf(line: LineRow, snapshot: CatalogSnapshot): BundlePart[] {
  const parts = new Map<string, BundlePart>()
  for (const { product_id, combination_id, quantity } of chosenParts(
    snapshot.packs.get(line.product_id) ?? [],
    line.pack_choices,
  )) {
    const goods = snapshot.goods.get(combination_id)
    const known = parts.get(combination_id)?.quantity ?? 0
    parts.set(combination_id, {
      product_id,
      combination_id,
      quantity: known + quantity,
      unit_price: goods?.unit_price ?? 0,
      stock: goods?.stock ?? 0,
    })
  }
  return [...parts.values()]
}

/** Goods that left the catalogue: nothing is known of them any more but that they were wanted. */
const discontinuedLine = ({
  id,
  product_id,
  combination_id,
  quantity,
  unit_price_when_added,
}: LineRow): BagLine => ({
  id,
  product_id,
  combination_id: String(combination_id),
  name: '',
  brand: { id: 0, name: '' },
  category_ids: [],
  classification: 'normal',
  quantity,
  unit_price: unit_price_when_added,
  list_price: unit_price_when_added,
  unit_price_when_added,
  weight: 0,
  is_active: false,
  stock: 0,
  is_pre_order: false,
  preorder_left: 0,
  is_buy_one_get_one_free: false,
  parts: [],
  daily_limit: { product: null, brand: null },
})

/** A line with everything its price depends on, as the catalogue has it now. A price that holds for few pieces sells those few. */
export function toBagLine(line: LineRow, snapshot: CatalogSnapshot): BagLine {
  const goods = goodsOf(line, snapshot)
  if (!goods) return discontinuedLine(line)
  const { view, sale } = goods
  const most = (pieces: number) => (sale ? Math.min(pieces, sale.left) : pieces)
  return {
    id: line.id,
    product_id: view.product_id,
    combination_id: view.combination_id,
    name: view.name,
    brand: view.brand,
    category_ids: goods.category_ids,
    classification: view.classification,
    quantity: line.quantity,
    unit_price: goods.unit_price,
    list_price: goods.list_price,
    unit_price_when_added: line.unit_price_when_added,
    weight: goods.weight,
    is_active: goods.is_active,
    stock: most(goods.stock),
    is_pre_order: goods.is_pre_order,
    preorder_left: most(goods.preorder_left),
    is_buy_one_get_one_free: goods.is_buy_one_get_one_free,
    parts: partsOf(line, snapshot),
    daily_limit: goods.daily_limit,
  }
}

/**
 * A line as the last of those in the bag, to see how much of it can be had beside all others. `rows` may hold it, at its place, and
 * lines that are saved for later, which take nothing.
 */
export function asLastLine(
  row: LineRow,
  rows: readonly LineRow[],
  snapshot: CatalogSnapshot,
): { line: BagLine; bag: BagLine[] } {
  const others = rows
    .filter(({ id, is_saved_for_later }) => id !== row.id && !is_saved_for_later)
    .map((other) => toBagLine(other, snapshot))
  const line = withStockLeftBy(others, toBagLine(row, snapshot))
  return { line, bag: [...others, line] }
}
