import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { type Database, preparedOnce, sendTogether } from '../database'
import { cart_lines, carts } from './schema'
import { isOwn, type CartOwner } from './cart-owner'

export type CartRow = typeof carts.$inferSelect
export type LineRow = typeof cart_lines.$inferSelect

const isOpen = (owner: CartOwner) => and(isOwn(owner), isNull(carts.ordered_at))

/** The owner's open bag, read without a lock; null while nothing was ever put in. */
export async function findOpenCart(db: Database, owner: CartOwner): Promise<CartRow | null> {
  const [row] = await db.select().from(carts).where(isOpen(owner))
  return row ?? null
}

/**
 * The owner's open bag, locked until `tx` ends: one change at a time. Null where there is none; with `cartId` also where the open bag is
 * another one, such as after that one was ordered.
 */
export async function lockOpenCart(tx: Database, owner: CartOwner, cartId?: string): Promise<CartRow | null> {
  const isWanted = cartId === undefined ? undefined : eq(carts.id, cartId)
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(isWanted, isOpen(owner)))
    .for('update')
  return row ?? null
}

/** As `lockOpenCart`, and creates the bag where there is none. */
export async function lockOrCreateCart(tx: Database, owner: CartOwner): Promise<CartRow> {
  const known = await lockOpenCart(tx, owner)
  if (known) return known
  const ownerColumns = owner.memberId === null ? { device_id: owner.deviceId } : { user_id: owner.memberId }
  await tx.insert(carts).values(ownerColumns).onConflictDoNothing()
  const created = await lockOpenCart(tx, owner)
  if (!created) throw new Error('a bag was not created')
  return created
}

const linesOfCart = preparedOnce((db) =>
  db
    .select()
    .from(cart_lines)
    .where(eq(cart_lines.cart_id, sql.placeholder('cartId')))
    .orderBy(asc(cart_lines.created_at), asc(cart_lines.id)),
)

/** All lines of a cart, those saved for later too, in the order they were added. */
export const linesOf = (db: Database, cartId: string): Promise<LineRow[]> =>
  linesOfCart(db).execute({ cartId })

/** Updates the cart's own columns and its time of use. Gives the cart after it. */
export async function changeCart(
  tx: Database,
  cartId: string,
  change: Partial<Pick<CartRow, 'voucher_codes' | 'points_wanted' | 'checkout'>> = {},
): Promise<CartRow> {
  const [changed] = await tx
    .update(carts)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(carts.id, cartId))
    .returning()
  if (!changed) throw new Error('the bag to change is gone')
  return changed
}

/**
 * Closes a bag that is ordered: it stays as what was bought. Lines that were left out of the order, and those saved for later, move to a
 * new open bag, which remembers where things go. `leftOut` are ids of lines.
 */
export async function closeCart(
  tx: Database,
  cartId: string,
  leftOut: readonly string[] = [],
): Promise<void> {
  const stays = and(
    eq(cart_lines.cart_id, cartId),
    or(cart_lines.is_saved_for_later, leftOut.length > 0 ? inArray(cart_lines.id, [...leftOut]) : undefined),
  )
  const [[closed], [left]] = await sendTogether([
    tx
      .update(carts)
      .set({ ordered_at: sql`now()`, updated_at: sql`now()` })
      .where(and(eq(carts.id, cartId), isNull(carts.ordered_at)))
      .returning(),
    tx.select({ id: cart_lines.id }).from(cart_lines).where(stays).limit(1),
  ])
  if (!closed) throw notFound('bag')
  if (!left) return
  const { user_id, device_id, checkout } = closed
  const { address_id, shipping_method, store_id, payment_method } = checkout
  const [next] = await tx
    .insert(carts)
    .values({ user_id, device_id, checkout: { address_id, shipping_method, store_id, payment_method } })
    .returning({ id: carts.id })
  if (!next) throw new Error('a bag was not made')
  await tx.update(cart_lines).set({ cart_id: next.id }).where(stays)
}
