import { randomUUID } from 'node:crypto'
import type { Database } from '../database'
import type { EventBatch } from './read-events'
import { actions } from './schema'

/** The visitor whose browser sends the events, as identified by the gateway. */
export interface Visitor {
  userId: number | null
  deviceId: string
  sessionId: string
  platform: string
}

/** Greatest age of an event on arrival; an older time stamp comes from a wrong clock. */
const OLDEST_MS = 86_400_000

/** The time of an event, clamped to the last OLDEST_MS. */
const clampedTime = (reported: Date | undefined, now: number) =>
  new Date(reported ? Math.min(Math.max(reported.getTime(), now - OLDEST_MS), now) : now)

/** Stores events and gives the number of new ones. Anonymous events are stored without any id. */
export async function recordActions(
  db: Database,
  { events, isAnonymous }: EventBatch,
  { userId, deviceId, sessionId, platform }: Visitor,
  now = Date.now(),
): Promise<number> {
  const ids = isAnonymous
    ? { user_id: null, device_id: '', session_id: '' }
    : { user_id: userId, device_id: deviceId, session_id: sessionId }
  const stored = await db
    .insert(actions)
    .values(
      events.map(({ event_id, accessed_at, ...event }) => ({
        ...event,
        ...ids,
        platform,
        is_guest: userId === null,
        event_id: event_id ?? randomUUID(),
        accessed_at: clampedTime(accessed_at, now),
      })),
    )
    .onConflictDoNothing({ target: actions.event_id })
    .returning({ id: actions.id })
  return stored.length
}
