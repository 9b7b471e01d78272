import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { OrderStateId } from '@/domain/order/states'
import type { Database } from '../../database'
import { orders } from '../schema'

/** Nobody paid or verified them yet: they hold goods on somebody's word. The list is that of the index `orders_open_idx`. */
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
      sql`${orders.contact} ->> 'phone_no' = ${phone}`,
    ),
  )
  const isTheirs = memberId === null ? isGuests : eq(orders.user_id, memberId)
  const [row] = await db
    .select({ open: count() })
    .from(orders)
    .where(and(inArray(orders.state, OPEN), isTheirs))
  return row?.open ?? 0
}
