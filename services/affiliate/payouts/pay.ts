import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { bankName } from '@/domain/affiliate/banks'
import { notFound } from '@/domain/error'
import { isUuid } from '@/domain/ids'
import { settings } from '@/settings'
import { type Database, persistentTransaction, savepoint, transaction } from '../../database'
import { tryEachRow } from '../../jobs'
import { maskNumber } from '../../sealing'
import { lockBalance } from '../commissions/settle'
import { queuePayoutMail } from '../partners/mails'
import { openNumber, sealNumber } from '../partners/numbers'
import { balances, entries, partners, payouts } from '../schema'
import { type Transfer, transferReference } from './bank-file'

/** Key of the advisory lock of a run; an arbitrary constant. */
const RUN_LOCK = 812_201

/**
 * Partners who are owed enough, locked in the order of their ids: of one whose part has ended, or who applies again, whatever there is. Without an account (`list` says so) the
 * shop pays by hand.
 */
async function owedPartners(tx: Database, least: number) {
  return tx
    .select({ partner: partners, amount: balances.amount })
    .from(balances)
    .innerJoin(partners, eq(partners.id, balances.partner_id))
    .where(
      and(
        isNotNull(partners.account_number),
        or(
          and(eq(partners.state, 'approved'), gte(balances.amount, least)),
          and(inArray(partners.state, ['held', 'closed', 'rejected']), gte(balances.amount, 1)),
        ),
      ),
    )
    .orderBy(asc(balances.partner_id))
    .for('update')
}

type Owed = Awaited<ReturnType<typeof owedPartners>>[number]

interface Run {
  runId: string
  transfers: Transfer[]
  /** codes of partners who could not be paid, such as for a key that is gone; they are owed as before */
  failed: string[]
}

/** Writes one payout with its entry and mail. */
async function payOne(
  tx: Database,
  { partner, amount }: Owed,
  { runId, staff }: { runId: string; staff: string },
): Promise<Transfer> {
  const { bank_bin, account_number, account_holder } = partner
  if (bank_bin === null || account_number === null || account_holder === null)
    throw new Error('there is no account')
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
  return { id, bank_bin, account_number: account, account_holder, amount }
}

/**
 * Pays every partner what is owed from AFFILIATE_LEAST_PAYOUT on: payouts, entries and mails of a run are written together, so that no
 * partner is paid twice for the same commission, whatever runs at once or is repeated. A partner who cannot be paid holds up no other and is
 * named in `failed`.
 * @param staff who pays: 'staff:<name>'
 */
export function payPartners(staff: string): Promise<Run> {
  return persistentTransaction(async (tx) => {
    // One run after another: the second one sees the balances that the first one left.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${RUN_LOCK})`)
    const runId = randomUUID()
    const transfers: Transfer[] = []
    const failures = await tryEachRow(
      await owedPartners(tx, settings.AFFILIATE_LEAST_PAYOUT),
      { what: 'payouts', idOf: ({ partner }) => partner.code },
      async (owed) => {
        transfers.push(await savepoint(tx, (inner) => payOne(inner, owed, { runId, staff })))
      },
    )
    return { runId, transfers, failed: failures.map(({ id }) => String(id)) }
  })
}

/** A transfer came back from the bank: it is owed again, once. False where it had come back before. @throws NOT_FOUND */
export function returnPayout(id: string, { staff, note }: { staff: string; note: string }): Promise<boolean> {
  return transaction(async (tx) => {
    const [known] = isUuid(id) ? await tx.select().from(payouts).where(eq(payouts.id, id)) : []
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
