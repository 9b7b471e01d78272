import { sql } from 'drizzle-orm'
import { EXPIRY_NOTICE_DAYS } from '@/domain/loyalty/ledger'
import { type UserRow, usersById } from '../../account'
import { database, transaction } from '../../database'
import { forEachRow } from '../../jobs'
import { queueMessage } from '../../message'
import { pointsExpiring } from '../templates/points-expiring'

const BATCH = 500
/** A notice that a stopped shop missed is still sent for so many days. */
const LATE_DAYS = 3

interface Ending extends Record<string, unknown> {
  user_id: number
  points: number
  expires_at: Date
}

async function endingPoints(days: number, after: Pick<Ending, 'user_id' | 'expires_at'>): Promise<Ending[]> {
  const { rows } = await database().execute<{ user_id: number; points: number; expires_at: string }>(sql`
    SELECT user_id, sum(remaining)::int AS points, expires_at FROM loyalty.lots
    WHERE remaining > 0 AND (user_id, expires_at) > (${after.user_id}, ${after.expires_at.toISOString()}::timestamptz)
      AND expires_at > now() + make_interval(days => ${days - LATE_DAYS}) AND expires_at <= now() + make_interval(days => ${days})
    GROUP BY user_id, expires_at ORDER BY user_id, expires_at LIMIT ${BATCH}`)
  return rows.map((row) => ({ ...row, expires_at: new Date(row.expires_at) }))
}

/** A notice for each of these points, with its member. */
async function* noticesOf(days: number) {
  let ending = await endingPoints(days, { user_id: 0, expires_at: new Date(0) })
  while (ending.length > 0) {
    const members = await usersById(
      database(),
      ending.map(({ user_id }) => user_id),
    )
    for (const points of ending) yield { ...points, days, member: members.get(points.user_id) }
    const last = ending.at(-1)
    ending = last && ending.length === BATCH ? await endingPoints(days, last) : []
  }
}

async function* notices() {
  for (const days of EXPIRY_NOTICE_DAYS) yield* noticesOf(days)
}

async function sendNotice({
  user_id,
  points,
  expires_at,
  days,
  member,
}: Ending & { days: number; member: UserRow | undefined }): Promise<void> {
  if (!member?.email || member.removed_at !== null) return
  const { email, name } = member
  await transaction((tx) =>
    queueMessage(
      tx,
      pointsExpiring({ channel: 'email', recipient: email, values: { name, points, expires_at } }),
      { onceKey: `points-expiring:${user_id}:${expires_at.toISOString()}:${days}` },
    ),
  )
}

/** Mails members EXPIRY_NOTICE_DAYS before points of theirs end, once for each of these days and points that end together. */
export async function sendExpiryNotices(): Promise<void> {
  await forEachRow(
    notices(),
    { what: 'notices of expiring points', idOf: ({ user_id }) => user_id },
    sendNotice,
  )
}
