import { and, arrayContains, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { type DeviceInput, MAX_DEVICES, type PushDevice } from '@/domain/push/device'
import type { PushTopic } from '@/domain/push/topics'
import { badRequest, notFound } from '@/domain/error'
import { isUuid } from '@/domain/ids'
import { liveSessionGroups, type Session } from '../account'
import { type Database, transaction } from '../database'
import { hashToken } from '../digest'
import { isPushEndpoint } from './endpoint'
import { subscriptions } from './schema'

export type Subscription = typeof subscriptions.$inferSelect

/** A member's devices, newest first. */
export async function devicesOf(db: Database, userId: number): Promise<PushDevice[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, userId))
    .orderBy(desc(subscriptions.created_at))
  return rows.map(({ id, device, topics, endpoint, created_at }) => ({
    id,
    device,
    topics,
    endpoint_digest: hashToken(endpoint),
    created_at: created_at.toISOString(),
  }))
}

/**
 * Switches push messages on for a browser, or changes what it receives. A browser that another member switched on before is this member's now.
 * @throws BAD_REQUEST for an endpoint of no known push service
 */
export async function saveDevice(
  { userId, groupId }: Session,
  { endpoint, p256dh, auth, topics, device }: DeviceInput,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) throw badRequest('no known push service', { field: 'endpoint' })
  const values = {
    user_id: userId,
    session_group: groupId,
    p256dh,
    auth,
    topics: [...new Set(topics)],
    device,
  }
  await transaction(async (tx) => {
    await tx
      .insert(subscriptions)
      .values({ ...values, endpoint })
      .onConflictDoUpdate({ target: subscriptions.endpoint, set: { ...values, created_at: sql`now()` } })
    const kept = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.user_id, userId))
      .orderBy(desc(subscriptions.created_at))
      .limit(MAX_DEVICES)
    await tx
      .delete(subscriptions)
      .where(and(eq(subscriptions.user_id, userId), notInArray(subscriptions.id, kept)))
  })
}

const isOwn = (userId: number, id: string) => and(eq(subscriptions.id, id), eq(subscriptions.user_id, userId))

/** Changes what a device receives; nothing at all takes it off the list. @throws NOT_FOUND */
export async function changeDevice(
  db: Database,
  userId: number,
  id: string,
  topics: readonly PushTopic[],
): Promise<void> {
  if (!isUuid(id)) throw notFound('device')
  const changed =
    topics.length === 0
      ? await db.delete(subscriptions).where(isOwn(userId, id)).returning({ id: subscriptions.id })
      : await db
          .update(subscriptions)
          .set({ topics: [...new Set(topics)] })
          .where(isOwn(userId, id))
          .returning({ id: subscriptions.id })
  if (changed.length === 0) throw notFound('device')
}

/** The devices on which a member is signed in and receives this topic. */
export async function targetsOf(db: Database, userId: number, topic: PushTopic): Promise<Subscription[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), arrayContains(subscriptions.topics, [topic])))
    .orderBy(asc(subscriptions.created_at))
  if (rows.length === 0) return []
  const live = await liveSessionGroups(
    db,
    rows.map(({ session_group }) => session_group),
  )
  return rows.filter(({ session_group }) => live.has(session_group))
}

/** Notes what push services answered: subscriptions that ended are deleted. */
export async function noteOutcomes(
  db: Database,
  { accepted, gone }: { accepted: readonly string[]; gone: readonly string[] },
): Promise<void> {
  if (gone.length > 0) await db.delete(subscriptions).where(inArray(subscriptions.id, [...gone]))
  if (accepted.length > 0)
    await db
      .update(subscriptions)
      .set({ accepted_at: sql`now()` })
      .where(inArray(subscriptions.id, [...accepted]))
}
