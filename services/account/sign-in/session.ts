import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { domainError } from '@/domain/error-codes'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { database, type Database } from '../../database'
import type { Caller } from '../audit'
import { hashToken } from '../../digest'
import { sessions, users } from '../schema'
import { rememberDevice } from './devices'

/** How long a session lasts without a visit; each visit restarts it. */
const LIFETIME = sql`make_interval(days => ${KEPT_DAYS.session})`
/** A visit is written down at most so often. */
const SEEN_EVERY = sql`interval '1 hour'`

export interface Session {
  id: string
  userId: number
  groupId: string
}

/** Opens a session; the token goes to its holder and is not kept here. */
export async function openSession(
  tx: Database,
  userId: number,
  { deviceId }: Pick<Caller, 'deviceId'>,
  groupId: string = randomUUID(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(sessions).values({
    user_id: userId,
    token_hash: hashToken(token),
    group_id: groupId,
    device_id: deviceId,
    expires_at: sql`now() + ${LIFETIME}`,
  })
  await rememberDevice(tx, userId, deviceId)
  return token
}

/** The session a token opens, while its member exists; null for any other token. */
export async function sessionOf(db: Database, token: string): Promise<Session | null> {
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.user_id,
      groupId: sessions.group_id,
      deviceId: sessions.device_id,
      isStale: sql<boolean>`${sessions.last_seen_at} < now() - ${SEEN_EVERY}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, hashToken(token)),
        gt(sessions.expires_at, sql`now()`),
        sql`${users.removed_at} IS NULL`,
      ),
    )
  if (!row) return null
  if (row.isStale) {
    await db
      .update(sessions)
      .set({ last_seen_at: sql`now()`, expires_at: sql`now() + ${LIFETIME}` })
      .where(eq(sessions.id, row.id))
    await rememberDevice(db, row.userId, row.deviceId)
  }
  return { id: row.id, userId: row.userId, groupId: row.groupId }
}

/** Ends a session and those on other hosts that began with it. */
export async function closeSession(tx: Database, session: Session): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.group_id, session.groupId))
}

/** Ends all sessions of a member, but for those that began with the login of `staying`. */
export async function closeSessions(tx: Database, userId: number, staying?: Session | null): Promise<void> {
  const others = eq(sessions.user_id, userId)
  await tx.delete(sessions).where(staying ? and(others, ne(sessions.group_id, staying.groupId)) : others)
}

/** Which of these groups of sessions a member is still signed in with. */
export async function liveSessionGroups(db: Database, groups: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ group: sessions.group_id })
    .from(sessions)
    .where(and(inArray(sessions.group_id, [...groups]), gt(sessions.expires_at, sql`now()`)))
  return new Set(rows.map(({ group }) => group))
}

/** Deletes expired sessions. */
export async function deleteOldSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expires_at} < now()`)
}

/** The session that a call names; undefined where it names none, null for one that is none any more. */
async function namedSession(authorization: string | undefined): Promise<Session | null | undefined> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  return token === undefined ? undefined : sessionOf(database(), token)
}

/** Loads the caller's session: `session` is null for visitors. */
export const loadSession = createMiddleware<{ Variables: { session: Session | null } }>(
  async (context, next) => {
    context.set('session', (await namedSession(context.req.header('authorization'))) ?? null)
    await next()
  },
)

/**
 * As loadSession, but a session that has ended does not count as a visit: what a member does to their bag must not happen to that of the
 * device. @throws 401 UNAUTHENTICATED
 */
export const loadLiveSession = createMiddleware<{ Variables: { session: Session | null } }>(
  async (context, next) => {
    const session = await namedSession(context.req.header('authorization'))
    if (session === null) throw domainError('UNAUTHENTICATED', 'the session has ended')
    context.set('session', session ?? null)
    await next()
  },
)

/** Lets members in only: `memberId` and `session` of the caller. @throws 401 UNAUTHENTICATED */
export const requireMember = createMiddleware<{ Variables: { memberId: number; session: Session } }>(
  async (context, next) => {
    const session = await namedSession(context.req.header('authorization'))
    if (!session) throw domainError('UNAUTHENTICATED', 'sign in first')
    context.set('session', session)
    context.set('memberId', session.userId)
    await next()
  },
)
