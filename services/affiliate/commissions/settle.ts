import { eq, sql } from 'drizzle-orm'
import {
  type CommissionState,
  commissionLines,
  type EntryReason,
  type Refusal,
  REFUSALS,
} from '@/domain/affiliate/commission'
import { RETURN_DAYS } from '@/domain/constants'
import { sharedFacts } from '../../account'
import { type Database, database, persistentTransaction } from '../../database'
import { forEachRow } from '../../jobs'
import { type AffiliatedOrder, affiliatedOrder } from '../../order'
import { approvedPartner, type PartnerRow } from '../partners/partners'
import { balances, commissions, entries, partners } from '../schema'

type CommissionRow = typeof commissions.$inferSelect

/** Locks what a partner is owed until `tx` ends: entries of one partner are written one after another. */
export async function lockBalance(tx: Database, partnerId: string): Promise<number> {
  await tx.insert(balances).values({ partner_id: partnerId }).onConflictDoNothing()
  const [row] = await tx
    .select({ amount: balances.amount })
    .from(balances)
    .where(eq(balances.partner_id, partnerId))
    .for('update')
  return row?.amount ?? 0
}

const isRefusal = (word: string): word is Refusal => REFUSALS.some((known) => known === word)

/** Why the order is not the partner's merit; none: it is. */
async function refusalsOf(
  tx: Database,
  orderId: string,
  { buyerId, partner }: { buyerId: number | null; partner: PartnerRow },
): Promise<Refusal[]> {
  const { rows } = await tx.execute<{ shared: string[] | null }>(
    sql`SELECT affiliate.shared_with_buyer(${orderId}::uuid, ${partner.user_id}::integer) AS shared`,
  )
  // What the order itself does not say: a member who buys elsewhere, and yet shares a device or an address with the affiliate.
  const members =
    buyerId === null || buyerId === partner.user_id ? [] : await sharedFacts(tx, buyerId, partner.user_id)
  const found = [...new Set([...(rows[0]?.shared ?? []), ...members])].filter(isRefusal)
  return partner.may_use_coupons ? found.filter((reason) => reason !== 'coupon') : found
}

async function ratesOf(tx: Database, productIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ product_id: number; basis_points: number }>(
    sql`SELECT product_id, basis_points FROM affiliate.rates_of(${sql.param([...new Set(productIds)])}::integer[])`,
  )
  return new Map(rows.map(({ product_id, basis_points }) => [product_id, basis_points]))
}

/**
 * The commission of an order that is looked at for the first time: its rates stay those of that day. Null where no partner has the code, or
 * had it when the order was placed: links of an applicant lead to nothing.
 */
async function open(tx: Database, orderId: string, order: AffiliatedOrder): Promise<CommissionRow | null> {
  const partner = await approvedPartner(tx, order.affiliation.affiliate_code)
  if (!partner?.approved_at || order.placedAt < partner.approved_at) return null
  const [reasons, rates] = await Promise.all([
    refusalsOf(tx, orderId, { buyerId: order.buyerId, partner }),
    ratesOf(
      tx,
      order.lines.map(({ product_id }) => product_id),
    ),
  ])
  const lines = commissionLines(order.lines, (id) => rates.get(id) ?? 0)
  const [row] = await tx
    .insert(commissions)
    .values({
      order_id: orderId,
      partner_id: partner.id,
      state: reasons.length > 0 ? 'refused' : 'pending',
      reasons,
      base: lines.reduce((sum, { base }) => sum + base, 0),
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      lines,
      sid: order.affiliation.aff_sid,
      ordered_at: order.placedAt,
    })
    .returning()
  return row ?? null
}

/** What the state of the order makes of a commission that was not refused. What has lapsed and was not earned by then stays void. */
function stateFor(
  { isEnded }: AffiliatedOrder,
  { was, isLapsed, dueAt }: { was: CommissionState; isLapsed: boolean; dueAt: Date | null },
): CommissionState {
  if (isEnded || (isLapsed && was !== 'earned')) return 'void'
  return dueAt !== null && dueAt <= new Date() ? 'earned' : 'pending'
}

/** Whether the partner's part has ended since the order: closed, or approved again only later. */
async function hasLapsed(tx: Database, { partner_id, ordered_at }: CommissionRow): Promise<boolean> {
  const [partner] = await tx
    .select({ state: partners.state, approved_at: partners.approved_at })
    .from(partners)
    .where(eq(partners.id, partner_id))
  return partner?.state !== 'approved' || partner.approved_at === null || ordered_at < partner.approved_at
}

/** Brings the entries of an order to what is earned by it. */
async function book(tx: Database, { order_id, partner_id }: CommissionRow, owed: number): Promise<void> {
  const known = await tx
    .select({ amount: entries.amount, reason: entries.reason })
    .from(entries)
    .where(eq(entries.order_id, order_id))
  const amount = owed - known.reduce((sum, entry) => sum + entry.amount, 0)
  if (amount === 0) return
  const reason: EntryReason = amount > 0 ? 'commission' : 'taken-back'
  const turn = known.filter((entry) => entry.reason === reason).length
  // The trigger of the entries writes the balance.
  await tx.insert(entries).values({ partner_id, amount, reason, order_id, turn, balance_after: 0 })
}

const DAY_MS = 86_400_000

/** When the time to return the goods is over. */
const dueAfter = (deliveredAt: Date | null): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS)

/**
 * Brings the commission of an order to what has become of it: pending until the time to return the goods is over, then earned, taken back
 * when the order ends or is returned, however late. Repeating it changes nothing.
 */
export async function settleOrder({ order_id }: { order_id: string }): Promise<void> {
  await persistentTransaction(async (tx) => {
    const order = await affiliatedOrder(tx, order_id)
    if (!order) return
    const [known] = await tx.select().from(commissions).where(eq(commissions.order_id, order_id))
    const commission = known ?? (await open(tx, order_id, order))
    if (!commission || commission.state === 'refused') return
    await lockBalance(tx, commission.partner_id)
    const dueAt = dueAfter(order.deliveredAt)
    const isLapsed = await hasLapsed(tx, commission)
    const state = stateFor(order, { was: commission.state, isLapsed, dueAt })
    await book(tx, commission, state === 'earned' ? commission.amount : 0)
    await tx
      .update(commissions)
      .set({ state, due_at: dueAt, updated_at: sql`now()` })
      .where(eq(commissions.order_id, order_id))
  })
}

/** Commissions whose time to return the goods is over become what is owed. */
export async function earnDueCommissions(): Promise<void> {
  const due = await database()
    .select({ order_id: commissions.order_id })
    .from(commissions)
    .where(sql`state = 'pending' AND due_at <= now()`)
    .orderBy(commissions.due_at, commissions.order_id)
  await forEachRow(due, { what: 'due commissions', idOf: ({ order_id }) => order_id }, settleOrder)
}
