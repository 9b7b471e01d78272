import { eq, sql } from 'drizzle-orm'
import { MAX_LINES } from '@/domain/bag/limits'
import { isBlocking, largestQuantity, type LineProblem, lineProblems } from '@/domain/bag/line-problem'
import { isOrderable } from '@/domain/bag/line'
import { MAX_LIMIT_ORDER } from '@/domain/constants'
import type { Database } from '../../database'
import { asLast } from './bag-lines'
import type { Shelf } from '../catalog-snapshot'
import type { LineRow } from '../open-cart'
import { cart_lines } from '../schema'

/** What became of a line that was poured into a bag. */
export interface Poured {
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
function pourOne(rows: readonly LineRow[], line: LineRow, shelf: Shelf): { rows: LineRow[]; poured: Poured } {
  const known = rows.find((row) => isSame(row, line))
  const before = known?.quantity ?? 0
  const wanted = before + line.quantity
  const withQuantity = (quantity: number): LineRow[] =>
    known
      ? rows.map((row) => (row === known ? { ...known, quantity } : row))
      : [...rows, { ...line, quantity }]
  const poured = (quantity: number, problem: LineProblem | null) => ({
    rows: quantity > before ? withQuantity(quantity) : [...rows],
    poured: { line, put: Math.max(0, quantity - before), problem },
  })
  if (!known && rows.length >= MAX_LINES) return poured(before, { code: 'BAG_FULL', limit: MAX_LINES })
  if (line.is_saved_for_later) return poured(Math.min(wanted, MAX_LIMIT_ORDER), null)
  const { line: last, bag } = asLast({ ...(known ?? line), quantity: wanted }, rows, shelf)
  const problem = lineProblems(last, bag, shelf.today).find(isBlocking) ?? null
  if (problem === null) return poured(wanted, null)
  if (!isOrderable(last)) return poured(before, problem)
  return poured(Math.min(wanted, Math.max(before, largestQuantity(last, bag, shelf.today))), problem)
}

/** Pours lines into a bag one after another, each up to the limits. `shelf` must know the goods of both. */
export function pour(
  into: readonly LineRow[],
  lines: readonly LineRow[],
  shelf: Shelf,
): { rows: LineRow[]; poured: Poured[] } {
  let rows = [...into]
  const poured = lines.map((line) => {
    const step = pourOne(rows, line, shelf)
    rows = step.rows
    return step.poured
  })
  return { rows, poured }
}

/** Writes a bag as it became: rows of `before` with another quantity, and those that are new. */
export async function writePoured(
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
