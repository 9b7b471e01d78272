import { and, eq, sql } from 'drizzle-orm'
import { MAX_LINES } from '@/domain/bag/limits'
import type { LineChange, NewLine } from '@/domain/bag/line-input'
import { isBlocking, type LineProblem, lineProblems } from '@/domain/bag/line-problem'
import { MAX_LIMIT_ORDER } from '@/domain/constants'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { isUuid } from '@/domain/ids'
import { type Database, transaction } from '../../database'
import type { KnownFacts } from '../pricing/read-priced-bag'
import { asLastLine, goodsOf } from './bag-lines'
import { loadCatalogSnapshot, type CatalogSnapshot } from '../catalog-snapshot'
import { changeCart, type LineRow, linesOf, lockOpenCart, lockOrCreateCart } from '../open-cart'
import { type LineOptions, readOptions } from './line-options'
import { added_lines, cart_lines } from '../schema'
import type { CartOwner } from '../cart-owner'

/** A line as it would be; `id` is null while it is not there. */
type Draft = Omit<LineRow, 'id' | 'cart_id' | 'created_at' | 'unit_price_when_added'> & { id: string | null }

type Place = Pick<LineRow, 'combination_id' | 'options_key' | 'is_saved_for_later'>

const isSamePlace = (one: Place, other: Place) =>
  one.combination_id === other.combination_id &&
  one.options_key === other.options_key &&
  one.is_saved_for_later === other.is_saved_for_later

const NEW = 'new'

/** Whether a line can be called so at all. */
export const isLineId = (text: string): boolean => isUuid(text)

/**
 * @throws MAX_LIMIT_ORDER, BAD_REQUEST with details.problem, when the line could not be ordered with the others of the bag: it counts as
 * the last of them, so that it is refused what it would take from another one
 */
function requireOrderable(draft: Draft, rows: readonly LineRow[], snapshot: CatalogSnapshot): void {
  const row: LineRow = {
    ...draft,
    id: draft.id ?? NEW,
    cart_id: '',
    created_at: new Date(),
    unit_price_when_added: snapshot.goods.get(String(draft.combination_id))?.unit_price ?? 0,
  }
  const { line, bag } = asLastLine(row, rows, snapshot)
  const problem = lineProblems(line, bag, snapshot.today).find(isBlocking)
  if (problem) throw lineRefusal(problem)
}

/** Inserts or updates the line; today's price becomes the one that was seen. */
async function writeLine(
  tx: Database,
  cartId: string,
  draft: Draft,
  snapshot: CatalogSnapshot,
): Promise<LineRow> {
  const { id, ...columns } = draft
  const unit_price_when_added = snapshot.goods.get(String(draft.combination_id))?.unit_price
  if (id === null) {
    const [made] = await tx
      .insert(cart_lines)
      .values({
        ...columns,
        cart_id: cartId,
        unit_price_when_added: unit_price_when_added ?? 0,
        created_at: sql`clock_timestamp()`,
      })
      .returning()
    if (!made) throw new Error('a line was not made')
    return made
  }
  const [changed] = await tx
    .update(cart_lines)
    .set({ ...columns, ...(unit_price_when_added !== undefined && { unit_price_when_added }) })
    .where(eq(cart_lines.id, id))
    .returning()
  if (!changed) throw new Error('the line to change is gone')
  return changed
}

/** The rows with this one in its place, or as the last. */
const withRow = (rows: readonly LineRow[], row: LineRow): LineRow[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((other) => (other.id === row.id ? row : other))
    : [...rows, row]

/** A change of the bag's lines: the bag as it is after it, and the line that was written. */
export interface ChangedLine {
  lineId: string
  bag: KnownFacts
}

/** The line that a call with this key has added to before; null when none has. */
async function lineOfKey(tx: Database, key: string): Promise<string | null> {
  const [row] = await tx
    .select({ line_id: added_lines.line_id })
    .from(added_lines)
    .where(eq(added_lines.key, key))
  return row?.line_id ?? null
}

/**
 * Adds goods to the cart; goods that are in it already are added to their line.
 * @param key idempotency key: a call whose answer was lost is sent again with its key, and adds nothing
 * @throws MAX_LIMIT_ORDER, BAD_REQUEST (400) with details.problem, INVALID_FIELDS of a gift card, BAG_FULL (409)
 */
export function addLine(owner: CartOwner, wanted: NewLine, key?: string): Promise<ChangedLine> {
  return transaction(async (tx) => {
    const cart = await lockOrCreateCart(tx, owner)
    const lineBefore = key === undefined ? null : await lineOfKey(tx, key)
    if (lineBefore !== null) return { lineId: lineBefore, bag: { cart } }
    const rows = await linesOf(tx, cart.id)
    const added = {
      product_id: wanted.product_id,
      combination_id: Number(wanted.combination_id),
      pack_choices: [...(wanted.pack_choices ?? [])],
    }
    const snapshot = await loadCatalogSnapshot(tx, owner, cart, [...rows, added])
    const goods = snapshot.goods.get(wanted.combination_id)
    if (goods?.view.product_id !== wanted.product_id) throw lineRefusal({ code: 'GONE' })
    const place = { ...added, ...readOptions(goods, wanted, snapshot), is_saved_for_later: false }
    const known = rows.find((row) => isSamePlace(row, place))
    const draft = {
      ...place,
      id: known?.id ?? null,
      quantity: (wanted.quantity ?? 1) + (known?.quantity ?? 0),
    }
    requireOrderable(draft, rows, snapshot)
    if (!known && rows.length >= MAX_LINES)
      throw domainError('BAG_FULL', 'the bag holds no more lines', { limit: MAX_LINES })
    const changed = await changeCart(tx, cart.id)
    const row = await writeLine(tx, cart.id, draft, snapshot)
    if (key !== undefined) await tx.insert(added_lines).values({ key, line_id: row.id })
    return { lineId: row.id, bag: { cart: changed, rows: withRow(rows, row), snapshot } }
  })
}

/** The options after the change. A line whose goods left the catalogue keeps its own. */
function optionsAfter(
  row: LineRow,
  after: LineRow,
  change: LineChange,
  snapshot: CatalogSnapshot,
): LineOptions {
  const isTouched = change.combination_id ?? change.egift ?? change.pack_choices
  const goods = goodsOf(after, snapshot)
  if (isTouched === undefined || !goods) return row
  return readOptions(
    goods,
    { egift: change.egift ?? row.egift, pack_choices: change.pack_choices ?? row.pack_choices },
    snapshot,
  )
}

/** Whether more is asked of the shop than before: less can always be had. */
const increasesQuantity = (row: LineRow, draft: Draft) =>
  !draft.is_saved_for_later &&
  (draft.quantity > row.quantity || row.is_saved_for_later || !isSamePlace(row, draft))

/**
 * Changes a line: its quantity, which of the product it is, its options, or puts it aside. A line that becomes the same as another one is
 * joined to it. @throws NOT_FOUND, and what `addLine` throws
 */
export function changeLine(owner: CartOwner, lineId: string, change: LineChange): Promise<ChangedLine> {
  return transaction(async (tx) => {
    const cart = await lockOpenCart(tx, owner)
    const rows = cart ? await linesOf(tx, cart.id) : []
    const row = rows.find(({ id }) => id === lineId)
    if (!cart || !row) throw notFound('line')
    const after: LineRow = {
      ...row,
      combination_id:
        change.combination_id === undefined ? row.combination_id : Number(change.combination_id),
      pack_choices: [...(change.pack_choices ?? row.pack_choices)],
    }
    const snapshot = await loadCatalogSnapshot(tx, owner, cart, [...rows, after])
    if (change.combination_id !== undefined && !goodsOf(after, snapshot)) throw lineRefusal({ code: 'GONE' })
    const { egift, pack_choices, options_key } = optionsAfter(row, after, change, snapshot)
    const place = {
      product_id: row.product_id,
      combination_id: after.combination_id,
      egift,
      pack_choices,
      options_key,
      is_saved_for_later: change.is_saved_for_later ?? row.is_saved_for_later,
    }
    const twin = rows.find((other) => other.id !== row.id && isSamePlace(other, place))
    const draft = {
      ...place,
      id: twin?.id ?? row.id,
      quantity: (change.quantity ?? row.quantity) + (twin?.quantity ?? 0),
    }
    const remaining = rows.filter(({ id }) => id !== row.id || !twin)
    if (increasesQuantity(row, draft)) requireOrderable(draft, remaining, snapshot)
    if (twin) await removeRow(tx, cart.id, row.id)
    const quantity = Math.min(draft.quantity, MAX_LIMIT_ORDER)
    const written = await writeLine(tx, cart.id, { ...draft, quantity }, snapshot)
    const changed = await changeCart(tx, cart.id)
    return { lineId: written.id, bag: { cart: changed, rows: withRow(remaining, written), snapshot } }
  })
}

const removeRow = (tx: Database, cartId: string, lineId: string) =>
  tx.delete(cart_lines).where(and(eq(cart_lines.id, lineId), eq(cart_lines.cart_id, cartId)))

/** Removes a line from the bag; an unknown line, or one of another bag, is ignored. */
export function removeLine(owner: CartOwner, lineId: string): Promise<KnownFacts> {
  return transaction(async (tx) => {
    const cart = await lockOpenCart(tx, owner)
    if (!cart) return { cart }
    await removeRow(tx, cart.id, lineId)
    return { cart: await changeCart(tx, cart.id) }
  })
}

const NOT_FOR_SALE: readonly LineProblem['code'][] = ['GONE', 'OUT_OF_STOCK']

/** Why goods do not go into the bag (CRT-04): MAX_LIMIT_ORDER for all that limits a quantity, else BAD_REQUEST. */
export const lineRefusal = (problem: LineProblem) =>
  NOT_FOR_SALE.includes(problem.code)
    ? domainError('BAD_REQUEST', 'these goods cannot be bought', { problem })
    : domainError('MAX_LIMIT_ORDER', 'no more pieces of this can be bought', { problem })
