import { MAX_LIMIT_ORDER } from '../constants'
import { MAX_ORDER_AMOUNT } from './limits'
import { isOrderable, piecesLeft, type BagLine } from './line'

/** Why a line cannot be ordered as it is, with the values its sentence names; a changed price is only shown (BUY-02, CRT-05, CRT-06). */
export type LineProblem =
  | { code: 'GONE' }
  | { code: 'OUT_OF_STOCK' }
  | { code: 'FEWER_LEFT'; wanted: number; left: number }
  | { code: 'MAX_LIMIT_ORDER'; limit: number; allowed: number }
  | { code: 'MAX_ORDER_AMOUNT'; limit: number; allowed: number }
  | { code: 'BAG_FULL'; limit: number }
  | { code: 'DAILY_LIMIT_PRODUCT'; limit: number; bought: number; allowed: number; product: string }
  | { code: 'DAILY_LIMIT_BRAND'; limit: number; bought: number; allowed: number; brand: string }
  | { code: 'PRICE_CHANGED'; before: number; now: number }

/** Pieces this shopper has already ordered today (Asia/Ho_Chi_Minh), by product and by brand id. */
export interface BoughtToday {
  products: ReadonlyMap<number, number>
  brands: ReadonlyMap<number, number>
}

const NOTHING_YET: BoughtToday = { products: new Map(), brands: new Map() }

type Limited = Extract<LineProblem, { allowed: number } | { left: number }>

const pieces = (lines: readonly BagLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

/** Price of a piece for the largest amount of an order: discounts come and go. */
const dearest = ({ unit_price, list_price }: BagLine) => Math.max(unit_price, list_price)

/** Pieces of the line that the largest amount of an order leaves room for, after those before it. */
function affordable(line: BagLine, before: readonly BagLine[]): number {
  const taken = before.filter(isOrderable).reduce((sum, each) => sum + dearest(each) * each.quantity, 0)
  const price = dearest(line)
  return price > 0 ? Math.floor(Math.max(0, MAX_ORDER_AMOUNT - taken) / price) : MAX_LIMIT_ORDER
}

/** Every limit on the line's quantity as the problem it would be, with what earlier lines of the bag leave of it. */
function limitsOf(line: BagLine, bag: readonly BagLine[], today: BoughtToday): Limited[] {
  const place = bag.findIndex(({ id }) => id === line.id)
  const before = place === -1 ? bag : bag.slice(0, place)
  const sameProduct = pieces(before.filter(({ product_id }) => product_id === line.product_id))
  const sameBrand = pieces(before.filter(({ brand }) => brand.id === line.brand.id))
  const sameGoods = pieces(before.filter(({ combination_id }) => combination_id === line.combination_id))
  const rest = (limit: number, ...taken: number[]) =>
    taken.reduce((left, each) => Math.max(0, left - each), limit)
  const limits: Limited[] = [
    { code: 'FEWER_LEFT', wanted: line.quantity, left: piecesLeft(line, sameGoods) },
    { code: 'MAX_LIMIT_ORDER', limit: MAX_LIMIT_ORDER, allowed: rest(MAX_LIMIT_ORDER, sameProduct) },
    { code: 'MAX_ORDER_AMOUNT', limit: MAX_ORDER_AMOUNT, allowed: affordable(line, before) },
  ]
  const { product, brand } = line.daily_limit
  if (product !== null) {
    const bought = today.products.get(line.product_id) ?? 0
    const allowed = rest(product, bought, sameProduct)
    limits.push({ code: 'DAILY_LIMIT_PRODUCT', limit: product, bought, allowed, product: line.name })
  }
  if (brand !== null) {
    const bought = today.brands.get(line.brand.id) ?? 0
    const allowed = rest(brand, bought, sameBrand)
    limits.push({ code: 'DAILY_LIMIT_BRAND', limit: brand, bought, allowed, brand: line.brand.name })
  }
  return limits
}

const most = (limit: Limited) => (limit.code === 'FEWER_LEFT' ? limit.left : limit.allowed)

/**
 * All that is to be said about a line, the most severe first. Limits that several lines share (20 of a product across its combinations,
 * pieces a day of a product or brand) are used up in the order of the bag, so the later line is the one at fault.
 */
export function lineProblems(
  line: BagLine,
  bag: readonly BagLine[] = [line],
  today: BoughtToday = NOTHING_YET,
): LineProblem[] {
  if (!line.is_active || line.classification === 'gwp_non_sellable') return [{ code: 'GONE' }]
  if (!isOrderable(line)) return [{ code: 'OUT_OF_STOCK' }]
  const problems: LineProblem[] = limitsOf(line, bag, today).filter((limit) => line.quantity > most(limit))
  const before = line.unit_price_when_added
  if (before !== null && before !== line.unit_price) {
    problems.push({ code: 'PRICE_CHANGED', before, now: line.unit_price })
  }
  return problems
}

/** The most severe thing to be said about a line; null when all is well. */
export function lineProblem(
  line: BagLine,
  bag?: readonly BagLine[],
  today?: BoughtToday,
): LineProblem | null {
  return lineProblems(line, bag, today)[0] ?? null
}

/** Whether the problem keeps the line from being ordered. */
export const isBlocking = (problem: LineProblem) => problem.code !== 'PRICE_CHANGED'

/** Whether a line with these problems is part of the bag's total: one that cannot be ordered in any number costs nothing. */
export const isCounted = ({ problems }: { problems: readonly LineProblem[] }) =>
  !problems.some(({ code }) => code === 'GONE' || code === 'OUT_OF_STOCK')

/** Pieces of the lines that the bag's total counts. */
export const countedPieces = (lines: readonly { quantity: number; problems: readonly LineProblem[] }[]) =>
  lines.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0)

/** The limit that is reached first when more of the line are wanted; null when it cannot be ordered at all. */
export function tightestLimit(
  line: BagLine,
  bag: readonly BagLine[] = [line],
  today: BoughtToday = NOTHING_YET,
): LineProblem | null {
  if (!isOrderable(line)) return null
  return limitsOf(line, bag, today).reduce((a, b) => (most(b) < most(a) ? b : a))
}

/** The largest quantity of this line within all limits; 0 when it cannot be ordered. */
export function largestQuantity(
  line: BagLine,
  bag: readonly BagLine[] = [line],
  today: BoughtToday = NOTHING_YET,
): number {
  if (!isOrderable(line)) return 0
  return Math.min(...limitsOf(line, bag, today).map(most))
}
