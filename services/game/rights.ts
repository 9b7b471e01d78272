import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { RightSource } from '@/domain/game/prize'
import { type Database, persistentTransaction } from '../database'
import { keptOrder } from '../order'
import { gameTime } from './clock'
import { missions, spin_rights, wheels } from './schema'

/** Grants a right to spin once for each source and reference; false when it was granted before. */
export async function grantRight(
  tx: Database,
  right: { missionId: number; memberId: number; source: RightSource; reference: string; now: Date },
): Promise<boolean> {
  const granted = await tx
    .insert(spin_rights)
    .values({
      mission_id: right.missionId,
      user_id: right.memberId,
      source: right.source,
      reference: right.reference,
      created_at: right.now,
    })
    .onConflictDoNothing()
    .returning({ id: spin_rights.id })
  return granted.length > 0
}

export async function countRights(db: Database, missionId: number, memberId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(spin_rights)
    .where(
      and(
        eq(spin_rights.mission_id, missionId),
        eq(spin_rights.user_id, memberId),
        isNull(spin_rights.used_at),
      ),
    )
  return row?.count ?? 0
}

/** Grants the rights to spin that a delivered order brings: one for each running wheel whose least amount (dong) it reaches. */
async function grantSpinsForOrder(
  tx: Database,
  { orderId, userId, amount }: { orderId: string; userId: number; amount: number },
): Promise<void> {
  const { now } = await gameTime(tx)
  const found = await tx
    .select({ id: missions.id })
    .from(missions)
    .innerJoin(wheels, eq(wheels.mission_id, missions.id))
    .where(
      and(
        eq(missions.is_active, true),
        lte(missions.starts_at, now),
        gt(missions.ends_at, now),
        isNotNull(missions.spin_on_order_from),
        lte(missions.spin_on_order_from, amount),
      ),
    )
  for (const { id } of found)
    await grantRight(tx, { missionId: id, memberId: userId, source: 'order', reference: orderId, now })
}

/** Withdraws the rights to spin that orders had brought, as far as they were not used. */
async function withdrawSpinsOfOrder(tx: Database, orderId: string): Promise<void> {
  await tx
    .delete(spin_rights)
    .where(
      and(eq(spin_rights.source, 'order'), eq(spin_rights.reference, orderId), isNull(spin_rights.used_at)),
    )
}

/** Brings the rights to spin of a member's order to what has become of it: granted while it is kept, withdrawn otherwise. */
export function settleSpinsOfOrder({ order_id: orderId }: { order_id: string }): Promise<void> {
  return persistentTransaction(async (tx) => {
    const order = await keptOrder(tx, orderId)
    if (!order) return
    const { userId, isKept, total } = order
    if (isKept) await grantSpinsForOrder(tx, { orderId, userId, amount: total })
    else await withdrawSpinsOfOrder(tx, orderId)
  })
}
