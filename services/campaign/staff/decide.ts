import { eq, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { isUuid } from '@/domain/ids'
import { type Database, persistentTransaction, transaction } from '../../database'
import { isUnderCurrentKey, openIdNumber, sealIdNumber } from '../prizes/id-number'
import type { RedemptionRow } from '../prizes/read'
import { redemption_actions, redemptions } from '../schema'
import { grantTokens } from '../tokens/ledger'

/** What staff do to a redemption. Each act is a row of the audit, in the same transaction. */

interface Act {
  /** who of the staff: 'staff:<name>' */
  staff: string
  /** for the audit */
  note?: string | undefined
}

/** @throws NOT_FOUND */
async function lock(tx: Database, id: string): Promise<RedemptionRow> {
  const [row] = isUuid(id)
    ? await tx.select().from(redemptions).where(eq(redemptions.id, id)).for('update')
    : []
  if (!row) throw notFound('redemption')
  return row
}

type Action = (typeof redemption_actions.$inferInsert)['action']

const record = (tx: Database, id: string, action: Action, { staff, note = '' }: Act) =>
  tx.insert(redemption_actions).values({ redemption_id: id, action, staff, note })

/** A redemption with phone and ID number, to hand over the prize; reading it is recorded. @throws NOT_FOUND */
export function claimOf(id: string, act: Act) {
  return transaction(async (tx) => {
    const row = await lock(tx, id)
    await record(tx, row.id, 'show', act)
    const id_number = row.id_number === null ? null : openIdNumber(row.id_number, row.id)
    return { ...row, prize: row.snapshot.name, id_number }
  })
}

/** The prize is in the member's hands: phone and ID number go. To repeat it changes nothing. @throws NOT_FOUND, BAD_REQUEST for one that is no thing or was cancelled */
export function handOver(id: string, act: Act): Promise<void> {
  return transaction(async (tx) => {
    const row = await lock(tx, id)
    if (row.state === 'handed-over') return
    if (row.state !== 'waiting') throw domainError('BAD_REQUEST', `it is ${row.state}`, {})
    await tx
      .update(redemptions)
      .set({
        state: 'handed-over',
        handed_over_at: sql`now()`,
        decided_by: act.staff,
        phone: null,
        id_number: null,
      })
      .where(eq(redemptions.id, row.id))
    await record(tx, row.id, 'hand-over', act)
  })
}

/** The prize cannot be handed over: its piece is free again and the tokens come back, once. @throws NOT_FOUND, BAD_REQUEST */
export function cancelRedemption(id: string, act: Act): Promise<void> {
  return persistentTransaction(async (tx) => {
    const row = await lock(tx, id)
    if (row.state === 'cancelled') return
    if (row.state !== 'waiting') throw domainError('BAD_REQUEST', `it is ${row.state}`, {})
    await grantTokens(tx, {
      userId: row.user_id,
      campaignId: row.campaign_id,
      points: row.points,
      reason: 'redeemed-returned',
      reference: row.id,
    })
    await tx
      .update(redemptions)
      .set({ state: 'cancelled', decided_by: act.staff, phone: null, id_number: null })
      .where(eq(redemptions.id, row.id))
    await record(tx, row.id, 'cancel', act)
  })
}

/** Seals the ID numbers of former keys with the current one; gives how many. Afterwards a former key may be deleted. */
export function resealIdNumbers(): Promise<number> {
  return transaction(async (tx) => {
    const rows = await tx
      .select({ id: redemptions.id, sealed: redemptions.id_number })
      .from(redemptions)
      .where(sql`${redemptions.id_number} IS NOT NULL`)
      .for('update')
    let changed = 0
    for (const { id, sealed } of rows) {
      if (sealed === null || isUnderCurrentKey(sealed)) continue
      await tx
        .update(redemptions)
        .set({ id_number: sealIdNumber(openIdNumber(sealed, id), id) })
        .where(eq(redemptions.id, id))
      changed += 1
    }
    return changed
  })
}
