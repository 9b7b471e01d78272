import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { bankName } from '@/domain/affiliate/banks'
import { notFound } from '@/domain/error'
import { settings } from '@/settings'
import { type Database, persistentTransaction, transaction } from '../../database'
import { maskNumber } from '../../sealing'
import { lockBalance } from '../commissions/settle'
import { queuePayoutMail } from '../partners/mails'
import { openNumber, sealNumber } from '../partners/numbers'
import { balances, entries, partners, payouts } from '../schema'
import { type Transfer, transferReference } from './bank-file'

/** Key of the advisory lock of a run; an arbitrary constant. */
const RUN_LOCK = 812_201

/** Partners who are owed enough, locked in the order of their ids: of one who left whatever there is. */
async function owedPartners(tx: Database, least: number) {
  return tx
    .select({ partner: partners, amount: balances.amount })
    .from(balances)
    .innerJoin(partners, eq(partners.id, balances.partner_id))
    .where(
      and(
        isNotNull(partners.account_number),
        isNotNull(partners.bank_bin),
        isNotNull(partners.account_holder),
        or(
          and(eq(partners.state, 'approved'), gte(balances.amount, least)),
          and(inArray(partners.state, ['closed', 'rejected']), gte(balances.amount, 1)),
        ),
      ),
    )
    .orderBy(asc(balances.partner_id))
    .for('update')
}

interface Run {
  runId: string
  transfers: Transfer[]
}

/**
 * Pays every partner what is owed from AFFILIATE_LEAST_PAYOUT on: payouts, entries and mails of a run are written together, so that no
 * partner is paid twice for the same commission, whatever runs at once or is repeated. Null where nothing is to be paid.
 * @param staff who pays: 'staff:<name>'
 */
export function payPartners(staff: string): Promise<Run | null> {
  return persistentTransaction(async (tx) => {
    // One run after another: the second one sees the balances that the first one left.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${RUN_LOCK})`)
    const runId = randomUUID()
    const transfers: Transfer[] = []
    for (const { partner, amount } of await owedPartners(tx, settings.AFFILIATE_LEAST_PAYOUT)) {
      const { bank_bin, account_number, account_holder } = partner
      if (bank_bin === null || account_number === null || account_holder === null) continue
      const id = randomUUID()
      const account = openNumber(account_number, partner.id)
      await tx.insert(payouts).values({
        ...{ id, run_id: runId, partner_id: partner.id, amount, bank_bin, account_holder },
        account_number: sealNumber(account, id),
        created_by: staff,
      })
      await tx.insert(entries).values({
        partner_id: partner.id,
        amount: -amount,
        reason: 'payout',
        payout_id: id,
        balance_after: 0,
      })
      await queuePayoutMail(tx, partner.user_id, {
        id,
        amount,
        bank: bankName(bank_bin),
        account: maskNumber(account),
        reference: transferReference(id),
      })
      transfers.push({ id, bank_bin, account_number: account, account_holder, amount })
    }
    return transfers.length === 0 ? null : { runId, transfers }
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The transfers of a run that was written before, those that came back left out. @throws NOT_FOUND */
export async function transfersOf(db: Database, runId: string): Promise<Transfer[]> {
  const rows = UUID.test(runId)
    ? await db
        .select()
        .from(payouts)
        .where(and(eq(payouts.run_id, runId), eq(payouts.state, 'sent')))
        .orderBy(asc(payouts.partner_id))
    : []
  if (rows.length === 0) throw notFound('run')
  return rows.flatMap(({ id, bank_bin, account_number, account_holder, amount }) =>
    account_number === null || account_holder === null
      ? []
      : [{ id, bank_bin, account_number: openNumber(account_number, id), account_holder, amount }],
  )
}

/** A transfer came back from the bank: it is owed again, once. False where it had come back before. @throws NOT_FOUND */
export function returnPayout(id: string, { staff, note }: { staff: string; note: string }): Promise<boolean> {
  return transaction(async (tx) => {
    const [known] = UUID.test(id) ? await tx.select().from(payouts).where(eq(payouts.id, id)) : []
    if (!known) throw notFound('payout')
    await lockBalance(tx, known.partner_id)
    const [returned] = await tx
      .update(payouts)
      .set({ state: 'returned', returned_at: sql`now()`, returned_by: staff, note })
      .where(and(eq(payouts.id, id), eq(payouts.state, 'sent')))
      .returning()
    if (!returned) return false
    await tx.insert(entries).values({
      ...{ partner_id: returned.partner_id, amount: returned.amount, payout_id: id },
      reason: 'payout-returned',
      balance_after: 0,
    })
    return true
  })
}

/** Partners' payouts with their state, the newest first. */
export const payoutsOf = (db: Database, partnerIds: readonly string[], limit: number) =>
  db
    .select()
    .from(payouts)
    .where(inArray(payouts.partner_id, [...partnerIds]))
    .orderBy(sql`${payouts.created_at} DESC`, asc(payouts.id))
    .limit(limit)
