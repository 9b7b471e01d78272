import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { usersById } from '../account'
import { type CombinationFacts, combinationFacts } from '../catalog'
import { database, type Database, transaction } from '../database'
import { forEachRow } from '../jobs'
import { dong } from '../message'
import { queueNotice } from '../push'
import { availability_alerts } from './schema'
import { backInStock } from './templates/back-in-stock'

/** Mails of one transaction. */
const BATCH = 100

const isWaiting = (combinationId: number) =>
  and(eq(availability_alerts.combination_id, combinationId), isNull(availability_alerts.sent_at))

const isBuyable = (goods: CombinationFacts | undefined): goods is CombinationFacts =>
  goods?.is_available === true && goods.product.is_active

const pathOf = ({ id, product }: CombinationFacts) =>
  `/${product.category_slug}/${product.id}-${product.slug}?combination=${id}`

/** Queues the news of one batch and marks them as sent, skipping rows that another worker has locked. Gives their number. */
async function sendBatch(tx: Database, id: number): Promise<number> {
  const goods = (await combinationFacts(tx, [id])).get(id)
  // Sold out again: the subscribers keep waiting.
  if (!isBuyable(goods)) return 0
  const rows = await tx
    .select()
    .from(availability_alerts)
    .where(isWaiting(id))
    .orderBy(asc(availability_alerts.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return 0
  await tx
    .update(availability_alerts)
    .set({ sent_at: sql`now()` })
    .where(
      inArray(
        availability_alerts.id,
        rows.map((row) => row.id),
      ),
    )
  const members = await usersById(
    tx,
    rows.flatMap(({ user_id }) => user_id ?? []),
  )
  for (const row of rows) {
    const member = row.user_id === null ? undefined : members.get(row.user_id)
    await queueNotice(tx, {
      // A notice on the member's phone stands for the mail to their own address, and for no other.
      userId: member?.email?.toLowerCase() === row.email ? row.user_id : null,
      topic: 'back-in-stock',
      title: 'Món bạn chờ đã về rồi',
      body: [goods.product.name, goods.name, dong(goods.price_after_discount)].filter(Boolean).join(' · '),
      path: pathOf(goods),
      mail: backInStock({
        channel: 'email',
        recipient: row.email,
        values: {
          name: row.name,
          product: goods.product.name,
          variant: goods.name,
          price: goods.price_after_discount,
          path: pathOf(goods),
        },
      }),
      onceKey: `availability-alert:${row.id}`,
    })
  }
  return rows.length
}

/** Combinations with waiting subscribers that can be bought, although no trigger has queued their mails. */
async function overdue(): Promise<number[]> {
  const waiting = await database()
    .selectDistinct({ id: availability_alerts.combination_id })
    .from(availability_alerts)
    .where(isNull(availability_alerts.sent_at))
  const facts = await combinationFacts(
    database(),
    waiting.map(({ id }) => id),
  )
  return [...facts.values()].filter(isBuyable).map(({ id }) => id)
}

/** Mails the subscribers of a combination once that it can be bought again; without `combination_id` those of all such combinations. */
export async function sendAlerts({ combination_id }: { combination_id?: number | undefined }): Promise<void> {
  const ids = combination_id === undefined ? await overdue() : [combination_id]
  await forEachRow(ids, { what: 'combinations with alerts', idOf: (id) => id }, async (id) => {
    let sent = BATCH
    while (sent === BATCH) sent = await transaction((tx) => sendBatch(tx, id))
  })
}
