import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Promotion } from '@/domain/catalog/promotion'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { SALE_REMINDER_MINUTES } from '@/domain/constants'
import { DomainError } from '@/domain/error'
import { usersById } from '../account'
import { promotionBy } from '../catalog'
import { type Database, transaction } from '../database'
import { queueMessage } from '../message'
import { sale_reminders } from './schema'
import { saleReminder } from './templates/sale-reminder'

/** Reminders of one transaction. */
const BATCH = 100
const AHEAD_MS = SALE_REMINDER_MINUTES * 60_000

type Reminder = typeof sale_reminders.$inferSelect

/** Whether the reminder of a sale is due, the sale is over, or it was postponed. */
function timingOf({ start_date, end_date }: Promotion): 'due' | 'over' | 'later' {
  if (Date.parse(start_date) > Date.now() + AHEAD_MS) return 'later'
  return Date.parse(end_date) > Date.now() ? 'due' : 'over'
}

async function promotionOf(tx: Database, id: number): Promise<Promotion | null> {
  try {
    return await promotionBy(tx, String(id))
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return null
    throw error
  }
}

const deleteReminder = (tx: Database, { id }: Reminder) =>
  tx.delete(sale_reminders).where(eq(sale_reminders.id, id))

/** Moves the reminder to the sale's new start, unless there already is one for it. */
async function postpone(tx: Database, row: Reminder, startsAt: Date): Promise<void> {
  const { id: _, ...reminder } = row
  await deleteReminder(tx, row)
  await tx
    .insert(sale_reminders)
    .values({ ...reminder, starts_at: startsAt })
    .onConflictDoNothing()
}

type Members = Awaited<ReturnType<typeof usersById>>

async function remind(tx: Database, row: Reminder, sale: Promotion, members: Members): Promise<void> {
  const member = row.user_id === null ? undefined : members.get(row.user_id)
  await tx
    .update(sale_reminders)
    .set({ sent_at: sql`now()` })
    .where(eq(sale_reminders.id, row.id))
  await queueMessage(
    tx,
    saleReminder({
      channel: 'email',
      recipient: row.email,
      values: {
        name: member?.email?.toLowerCase() === row.email ? member.name : '',
        sale: sale.name,
        starts_at: new Date(sale.start_date),
        path: sale.category === 'flash_sale' ? '/flash-sale' : promotionPath(sale),
      },
    }),
    { onceKey: `sale-reminder:${row.id}` },
  )
}

async function remindBatch(tx: Database): Promise<number> {
  const rows = await tx
    .select()
    .from(sale_reminders)
    .where(
      and(isNull(sale_reminders.sent_at), lte(sale_reminders.starts_at, new Date(Date.now() + AHEAD_MS))),
    )
    .orderBy(asc(sale_reminders.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const sales = new Map<number, Promotion | null>()
  const members = await usersById(
    tx,
    rows.flatMap(({ user_id }) => user_id ?? []),
  )
  for (const row of rows) {
    const { promotion_id: id } = row
    if (!sales.has(id)) sales.set(id, await promotionOf(tx, id))
    const sale = sales.get(id) ?? null
    const timing = sale && timingOf(sale)
    if (sale && timing === 'due') await remind(tx, row, sale, members)
    else if (sale && timing === 'later') await postpone(tx, row, new Date(sale.start_date))
    else await deleteReminder(tx, row)
  }
  return rows.length
}

/** Mails subscribers that a sale begins within five minutes, once each. */
export async function remindOfSales(): Promise<void> {
  let done = BATCH
  while (done === BATCH) done = await transaction(remindBatch)
}
