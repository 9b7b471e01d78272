import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { usersById } from '../../account'
import { type CombinationFacts, combinationFacts } from '../../catalog'
import { type Database, database, transaction } from '../../database'
import { keyedDigest } from '../../digest'
import { queueMessage } from '../../message'
import { buyersOf, ordersOfVariant } from '../../order'
import type { BatchRow } from '../codes/batches'
import { batches, checks, codes, recall_notices } from '../schema'
import { batchRecalled } from '../templates/batch-recalled'

/** People of one transaction. */
const BATCH = 200

type Notice = typeof recall_notices.$inferInsert

/** One who may hold a unit of the batch. */
interface Holder {
  userId: number | null
  name: string
  /** null: staff must call */
  email: string | null
  order: { id: string; reference: string } | null
}

interface Recalled {
  batch: BatchRow
  goods: CombinationFacts | undefined
}

const recipientKey = (email: string) => `mail:${keyedDigest('authenticity-recall', email.toLowerCase())}`

/** Notes recipients, and queues mails to those who got none before, all in `tx`. */
async function tell(tx: Database, { batch, goods }: Recalled, holders: readonly Holder[]): Promise<void> {
  for (const { userId, name, email, order } of holders) {
    if (email === null && order === null) continue
    const notice: Notice = {
      batch_id: batch.id,
      recipient: email === null ? `order:${order?.id ?? ''}` : recipientKey(email),
      user_id: userId,
      order_reference: order?.reference ?? null,
      cause: order === null ? 'checked' : 'bought',
      is_mailed: email !== null,
    }
    const [fresh] = await tx
      .insert(recall_notices)
      .values(notice)
      .onConflictDoNothing()
      .returning({ recipient: recall_notices.recipient })
    if (!fresh || email === null) continue
    await queueMessage(
      tx,
      batchRecalled({
        channel: 'email',
        recipient: email,
        values: {
          name,
          product: goods?.product.name ?? '',
          variant: goods?.name ?? '',
          batch: batch.batch,
          reason: batch.recall_reason,
          advice: batch.recall_advice,
          order: order?.reference ?? null,
        },
      }),
      { onceKey: `recall:${batch.id}:${notice.recipient}` },
    )
  }
}

/** The instants at which the days of a batch's sale begin and end. */
async function saleOf(db: Database, batchId: number): Promise<{ from: Date; to: Date }> {
  const [row] = await db
    .select({
      from: sql<string>`(${batches.sold_from}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE})::text`,
      to: sql<string>`coalesce((${batches.sold_until} + 1)::timestamp AT TIME ZONE ${SHOP_TIME_ZONE}, now())::text`,
    })
    .from(batches)
    .where(eq(batches.id, batchId))
  if (!row) throw new Error(`there is no batch ${batchId}`)
  return { from: new Date(row.from), to: new Date(row.to) }
}

/**
 * Whose orders of the days in which the batch was sold hold the variant: an order does not know the batch of its goods. By id of the order,
 * `BATCH` at a time.
 */
async function tellBuyers(recalled: Recalled): Promise<void> {
  const { batch } = recalled
  const orderIds = await ordersOfVariant(database(), batch.combination_id, await saleOf(database(), batch.id))
  for (let from = 0; from < orderIds.length; from += BATCH) {
    await transaction(async (tx) => {
      const buyers = await buyersOf(tx, orderIds.slice(from, from + BATCH))
      const members = await usersById(
        tx,
        buyers.flatMap(({ user_id }) => user_id ?? []),
      )
      await tell(
        tx,
        recalled,
        buyers.map(({ order_id, reference_code, user_id, contact }) => {
          const member = user_id === null ? undefined : members.get(user_id)
          const isMember = member?.removed_at === null
          return {
            userId: user_id,
            name: isMember ? member.name : contact.name,
            email: (isMember ? member.email : null) ?? contact.email,
            order: { id: order_id, reference: reference_code },
          }
        }),
      )
    })
  }
}

/** Members who checked a code of the batch, and visitors who left an address with their check. */
async function tellCheckers(recalled: Recalled): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  let count = BATCH
  while (count === BATCH) {
    count = await transaction(async (tx) => {
      const rows = await tx
        .select({ id: checks.id, user_id: checks.user_id, email: checks.email })
        .from(checks)
        .innerJoin(codes, eq(codes.serial, checks.code_serial))
        .where(
          and(
            eq(codes.batch_id, recalled.batch.id),
            gt(checks.id, last),
            or(isNotNull(checks.user_id), isNotNull(checks.email)),
          ),
        )
        .orderBy(asc(checks.id))
        .limit(BATCH)
      const members = await usersById(
        tx,
        rows.flatMap(({ user_id }) => user_id ?? []),
      )
      await tell(
        tx,
        recalled,
        rows.map(({ user_id, email }) => {
          const member = user_id === null ? undefined : members.get(user_id)
          const isMember = member?.removed_at === null
          return {
            userId: user_id,
            name: isMember ? member.name : '',
            email: isMember ? member.email : email,
            order: null,
          }
        }),
      )
      last = rows.at(-1)?.id ?? last
      return rows.length
    })
  }
}

/**
 * Mails everyone who bought or checked a recalled batch, once each, however often it runs: a recipient is noted in the transaction that
 * queues the mail.
 */
export async function mailRecall({ batch_id }: { batch_id: number }): Promise<void> {
  const [batch] = await database().select().from(batches).where(eq(batches.id, batch_id))
  if (!batch?.recalled_at) return
  const goods = (await combinationFacts(database(), [batch.combination_id])).get(batch.combination_id)
  await tellBuyers({ batch, goods })
  await tellCheckers({ batch, goods })
}
