import { sql } from 'drizzle-orm'
import { BIRTHDAY_STANDS_DAYS } from '@/domain/loyalty/ledger'
import { usersById } from '../../account'
import { database, type Database, persistentTransaction } from '../../database'
import { forEachRow } from '../../jobs'
import { queueMessage } from '../../message'
import { NEXT_PURCHASE_DAYS } from '@/domain/constants'
import { issueFromTemplate } from '../../voucher'
import { grantPoints } from '../ledger/move'
import { levelOf } from '../levels/levels'
import { birthday_gifts } from '../schema'
import { birthdayGift } from '../templates/birthday-gift'
import { giftRule } from './gift-rule'

const BATCH = 200
/** Days between two gifts at least, whatever became of the birthday at the turn of a year. */
const PAUSE_DAYS = 330

/** Today in Vietnam, by the database. */
async function vietnameseDay(): Promise<string> {
  const { rows } = await database().execute<{ today: string }>(
    sql`SELECT to_char(now() AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') AS today`,
  )
  return rows[0]?.today ?? ''
}

async function dueBatch(today: string, after: number): Promise<number[]> {
  const { rows } = await database().execute<{ user_id: number }>(sql`
    SELECT user_id FROM loyalty.due_birthdays(
      ${today}::date, ${BIRTHDAY_STANDS_DAYS}::integer, ${PAUSE_DAYS}::integer, ${after}::integer, ${BATCH}::integer)`)
  return rows.map(({ user_id }) => user_id)
}

async function* dueMembers(today: string) {
  let members = await dueBatch(today, 0)
  while (members.length > 0) {
    yield* members
    members = members.length < BATCH ? [] : await dueBatch(today, members.at(-1) ?? 0)
  }
}

/** What a member's birthday brings: the gift of the day, and what their level adds. */
async function birthdayGiftOf(tx: Database, userId: number) {
  const [{ points, voucherId }, { birthday_points }] = await Promise.all([
    giftRule(tx, 'birthday'),
    levelOf(tx, userId),
  ])
  return { points: points + birthday_points, voucherId }
}

/** Gives a member the gift of this year, once; the mail comes with it or not at all. */
async function giveGift(tx: Database, userId: number, year: number): Promise<void> {
  const member = (await usersById(tx, [userId])).get(userId)
  if (member?.removed_at !== null) return
  const { points, voucherId } = await birthdayGiftOf(tx, userId)
  if (points === 0 && voucherId === null) return
  const given = await tx
    .insert(birthday_gifts)
    .values({ user_id: userId, year, points, voucher_id: voucherId })
    .onConflictDoNothing()
    .returning({ year: birthday_gifts.year })
  if (given.length === 0) return
  const name = `birthday:${userId}:${year}`
  const voucher =
    voucherId === null
      ? null
      : await issueFromTemplate(tx, {
          ownerId: userId,
          from: voucherId,
          givenFor: name,
          days: NEXT_PURCHASE_DAYS,
        })
  if (points > 0)
    await grantPoints(tx, { userId, points, reason: 'birthday', reference: `${userId}/${year}` })
  if (member.email === null) return
  await queueMessage(
    tx,
    birthdayGift({
      channel: 'email',
      recipient: member.email,
      values: {
        name: member.name,
        points,
        voucher: voucher && { code: voucher.code, ends_at: voucher.ends_at },
      },
    }),
    { onceKey: name },
  )
}

/**
 * Gives the birthday gift to the members of this month who have none of this year.
 * @param today day in Vietnam, 'YYYY-MM-DD'; tests give another than the database's
 */
export async function giveBirthdayGifts(today?: string): Promise<void> {
  const day = today ?? (await vietnameseDay())
  const year = Number(day.slice(0, 4))
  // One gift that cannot be given, such as of a voucher that is gone, holds up no other.
  await forEachRow(dueMembers(day), { what: 'birthday gifts', idOf: (userId) => userId }, (userId) =>
    persistentTransaction((tx) => giveGift(tx, userId, year)),
  )
}
