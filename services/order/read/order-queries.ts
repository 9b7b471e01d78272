import { localNumber } from '@/domain/account/phone'
import { and, asc, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { type Database, preparedOnce } from '@/services/database'
import { orders } from '../schema'
import type { OrderStateId } from '@/domain/order/states'
import { type OrderFacts, toFacts } from '../order-facts'

/** Orders whose time to pay has passed, those that wait longest first; `skip` leaves out the first n. */
export async function overdueOrders(db: Database, now: Date, limit: number, skip = 0): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.unpaid_until, now))
    .orderBy(asc(orders.unpaid_until), asc(orders.id))
    .limit(limit)
    .offset(skip)
  return rows.map(({ id }) => id)
}

const ordersOfSubmission = preparedOnce((db) =>
  db
    .select()
    .from(orders)
    .where(
      or(eq(orders.idempotency_key, sql.placeholder('key')), eq(orders.cart_id, sql.placeholder('cartId'))),
    ),
)

/** The order of a submission, or else of a cart; null while there is none. */
export async function placedOrder(
  db: Database,
  submission: { cartId: string; key: string },
): Promise<OrderFacts | null> {
  const rows = await ordersOfSubmission(db).execute(submission)
  const row = rows.find(({ idempotency_key }) => idempotency_key === submission.key) ?? rows[0]
  return row ? toFacts(row) : null
}

const AWAITING_PAYMENT: OrderStateId[] = [
  'order_created',
  'awaiting_payment',
  'awaiting_bank_transfer',
  'payment_confirm',
]

/** Whether the order of a bag still waits to be paid, or for its payment to be looked for. */
export async function awaitsPayment(db: Database, cartId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cart_id, cartId), inArray(orders.state, AWAITING_PAYMENT)))
  return order !== undefined
}

/** States neither paid nor verified: such orders hold goods on trust. The list is that of the index `orders_open_idx`. */
const OPEN: OrderStateId[] = [
  'awaiting_payment',
  'awaiting_bank_transfer',
  'payment_confirm',
  'awaiting_cod_verification',
]

interface Buyer {
  memberId: number | null
  deviceId: string
  /** as it was typed and read, without the country's code */
  phone: string
}

/** How many orders of a buyer are neither paid nor verified: a member's; of a guest those of the device and of the number they gave. */
export async function countOpenOrders(db: Database, { memberId, deviceId, phone }: Buyer): Promise<number> {
  const isGuests = and(
    isNull(orders.user_id),
    or(
      deviceId === '' ? undefined : eq(orders.device_id, deviceId),
      sql`ltrim(${orders.contact} ->> 'phone_no', '0') = ${localNumber(phone)}`,
    ),
  )
  const isBuyers = memberId === null ? isGuests : eq(orders.user_id, memberId)
  const [row] = await db
    .select({ open: count() })
    .from(orders)
    .where(and(inArray(orders.state, OPEN), isBuyers))
  return row?.open ?? 0
}

/** Ids of all orders of a member, by which other modules find their own rows. */
export async function ordersOfMember(db: Database, userId: number): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.user_id, userId))
  return rows.map(({ id }) => id)
}
