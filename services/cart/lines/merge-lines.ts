import { eq, sql } from 'drizzle-orm'
import { MAX_LINES } from '@/domain/bag/limits'
import { isBlocking, largestQuantity, type LineProblem, lineProblems } from '@/domain/bag/line-problem'
import { isOrderable } from '@/domain/bag/line'
import { MAX_LIMIT_ORDER } from '@/domain/constants'
import type { Database } from '../../database'
import { asLastLine } from './bag-lines'
import type { CatalogSnapshot } from '../catalog-snapshot'
import type { LineRow } from '../open-cart'
import { cart_lines } from '../schema'

/** The result for one merged line. */
export interface MergedLine {
  line: LineRow
  /** pieces that went in */
  put: number
  /** why not all of them did */
  problem: LineProblem | null
}

const isSame = (one: LineRow, other: LineRow) =>
  one.combination_id === other.combination_id &&
  one.options_key === other.options_key &&
  one.is_saved_for_later === other.is_saved_for_later

/** The rows with as many pieces of `line` as the limits allow beside them, or wholly as it is with what cannot be ordered at all. */
function mergeLine(
  rows: readonly LineRow[],
  line: LineRow,
  snapshot: CatalogSnapshot,
): { rows: LineRow[]; merged: MergedLine } {
  const known = rows.find((row) => isSame(row, line))
  const before = known?.quantity ?? 0
  const wanted = before + line.quantity
  const withQuantity = (quantity: number): LineRow[] =>
    known
      ? rows.map((row) => (row === known ? { ...known, quantity } : row))
      : [...rows, { ...line, quantity }]
  const merged = (quantity: number, problem: LineProblem | null) => ({
    rows: quantity > before ? withQuantity(quantity) : [...rows],
    merged: { line, put: Math.max(0, quantity - before), problem },
  })
  if (!known && rows.length >= MAX_LINES) return merged(before, { code: 'BAG_FULL', limit: MAX_LINES })
  if (line.is_saved_for_later) return merged(Math.min(wanted, MAX_LIMIT_ORDER), null)
  const { line: last, bag } = asLastLine({ ...(known ?? line), quantity: wanted }, rows, snapshot)
  const problem = lineProblems(last, bag, snapshot.today).find(isBlocking) ?? null
  if (problem === null) return merged(wanted, null)
  if (!isOrderable(last)) return merged(before, problem)
  return merged(Math.min(wanted, Math.max(before, largestQuantity(last, bag, snapshot.today))), problem)
}

/** Merges lines into a cart one after another, each up to the limits. `snapshot` must hold the goods of both. */
export function mergeLines(
  into: readonly LineRow[],
  lines: readonly LineRow[],
  snapshot: CatalogSnapshot,
): { rows: LineRow[]; merged: MergedLine[] } {
  let rows = [...into]
  const merged = lines.map((line) => {
    const step = mergeLine(rows, line, snapshot)
    rows = step.rows
    return step.merged
  })
  return { rows, merged }
}

/** Writes a bag as it became: rows of `before` with another quantity, and those that are new. */
export async function writeMergedLines(
  tx: Database,
  cartId: string,
  before: readonly LineRow[],
  after: readonly LineRow[],
): Promise<void> {
  const known = new Map(before.map((row) => [row.id, row]))
  for (const { id, quantity } of after) {
    const row = known.get(id)
    if (row && row.quantity !== quantity)
      await tx.update(cart_lines).set({ quantity }).where(eq(cart_lines.id, id))
  }
  const made = after.filter(({ id }) => !known.has(id))
  if (made.length === 0) return
  await tx.insert(cart_lines).values(
    made.map((line) => ({
      cart_id: cartId,
      product_id: line.product_id,
      combination_id: line.combination_id,
      quantity: line.quantity,
      unit_price_when_added: line.unit_price_when_added,
      is_saved_for_later: line.is_saved_for_later,
      egift: line.egift,
      pack_choices: line.pack_choices,
      options_key: line.options_key,
      created_at: sql`clock_timestamp()`,
    })),
  )
}
