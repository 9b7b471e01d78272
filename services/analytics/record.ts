import { randomUUID } from 'node:crypto'
import type { Database } from '../database'
import type { EventBatch } from './read-events'
import { actions } from './schema'

/** The visitor whose browser sends events, as the gateway says. */
export interface Visitor {
  userId: number | null
  deviceId: string
  sessionId: string
  platform: string
}

/** How long an event may have been under way: a clock that is off by more is not believed. */
const OLDEST_MS = 86_400_000

const believed = (said: Date | undefined, now: number) =>
  new Date(said ? Math.min(Math.max(said.getTime(), now - OLDEST_MS), now) : now)

/** Stores events; gives how many were new. Anonymous ones are stored without any id. */
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
        accessed_at: believed(accessed_at, now),
      })),
    )
    .onConflictDoNothing({ target: actions.event_id })
    .returning({ id: actions.id })
  return stored.length
}
