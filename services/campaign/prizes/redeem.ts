import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { readPhone } from '@/domain/account/read-phone'
import { redeemDay, type RedeemAnswer } from '@/domain/campaign/prize'
import { missingOfPair, type RedeemInput } from '@/domain/campaign/redeem'
import { badRequest, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { texts } from '@/domain/forms/texts'
import type { CampaignFacts } from '../../catalog'
import { type Database, persistentTransaction } from '../../database'
import { issueFromTemplate } from '../../voucher'
import { requireCampaign } from '../campaign'
import { prizes, redemptions } from '../schema'
import { lockAccount, post } from '../tokens/ledger'
import { sealIdNumber } from './id-number'
import { type PrizeRow, toPrize, toRedeemed } from './read'
import { queueRedeemedMail } from './redeemed-mail'

/** A refusal of one field of the form. */
const wrongField = (field: 'phone_no' | 'kpi', text: string) =>
  badRequest(`${field}: ${text}`, { field, fields: { [field]: text } })

interface Claimant {
  phone: string
  idNumber: string
}

const MISSING = { phone_no: texts.phoneRequired, kpi: texts.idNumberRequired }

/** Phone and ID number, both or none (GAM-09). @throws BAD_REQUEST at the field */
function claimantOf(input: Pick<RedeemInput, 'phone_no' | 'kpi'>): Claimant | null {
  const missing = missingOfPair(input)
  if (missing) throw wrongField(missing, MISSING[missing])
  if (input.phone_no === '') return null
  const phone = readPhone(input.phone_no)
  if (!phone) throw wrongField('phone_no', texts.phoneInvalid)
  return { phone: phone.phone_no_e164, idNumber: input.kpi }
}

type LockedPrize = PrizeRow & { has_started: boolean; is_over: boolean }

/** The prize the call names, locked. @throws NOT_FOUND */
async function lockPrize(tx: Database, input: RedeemInput): Promise<LockedPrize> {
  const [found] = await tx
    .select({
      prize: prizes,
      has_started: sql<boolean>`${prizes.start_date} <= now()`,
      is_over: sql<boolean>`${prizes.end_date} <= now()`,
    })
    .from(prizes)
    .where(
      and(
        eq(prizes.campaign_id, Number(input.campaign_id)),
        eq(prizes.name, input.prize_name),
        eq(prizes.type, input.type),
        eq(prizes.is_active, true),
      ),
    )
    .for('update')
  if (!found) throw notFound('prize')
  return { ...found.prize, has_started: found.has_started, is_over: found.is_over }
}

/** Whether the member agreed to what the prize is now. */
const isAsShown = (prize: PrizeRow, { points, start_date, end_date }: RedeemInput): boolean =>
  prize.points === points &&
  redeemDay(prize.start_date) === start_date &&
  redeemDay(prize.end_date) === end_date

async function requireFewer(tx: Database, prize: PrizeRow, userId: number): Promise<void> {
  if (prize.per_member === null) return
  const had = await tx
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.prize_id, prize.id),
        eq(redemptions.user_id, userId),
        ne(redemptions.state, 'cancelled'),
      ),
    )
  if (had.length >= prize.per_member)
    throw domainError('PRIZE_LIMIT', 'the member has had this prize', { limit: prize.per_member })
}

/** Gives the campaign. @throws as `redeemPrize` */
async function requireRedeemable(
  tx: Database,
  prize: LockedPrize,
  input: RedeemInput,
  { userId, balance, claimant }: { userId: number; balance: number; claimant: Claimant | null },
): Promise<CampaignFacts> {
  const campaign = await requireCampaign(tx, prize.campaign_id)
  if (!isAsShown(prize, input))
    throw domainError('PRIZE_CHANGED', 'the prize is not as it was shown', { prize: toPrize(prize) })
  if (!campaign.has_started || !prize.has_started)
    throw domainError('CAMPAIGN_NOT_STARTED', 'the prize cannot be redeemed yet')
  if (prize.is_over) throw domainError('CAMPAIGN_OVER', 'the prize cannot be redeemed any more')
  if (prize.is_form_needed && !claimant) throw wrongField('phone_no', texts.phoneRequired)
  if (prize.redeemed >= prize.stock) throw domainError('PRIZE_GONE', 'no piece of the prize is left')
  await requireFewer(tx, prize, userId)
  if (balance < prize.points) throw domainError('INSUFFICIENT_POINTS', 'not enough tokens', { balance })
  return campaign
}

/** Writes the redemption: a voucher is issued at once, a thing waits for the shop. */
async function writeRedemption(
  tx: Database,
  prize: PrizeRow,
  { userId, key, claimant }: { userId: number; key: string; claimant: Claimant | null },
) {
  const id = randomUUID()
  const voucher =
    prize.voucher_id === null
      ? null
      : await issueFromTemplate(tx, {
          ownerId: userId,
          from: prize.voucher_id,
          givenFor: `prize:${id}`,
          days: prize.voucher_days,
        })
  // What the prize does not need is not kept; a voucher is handed over already.
  const kept = prize.is_form_needed ? claimant : null
  const { type, name, description, image, tnc, per_member } = prize
  const [row] = await tx
    .insert(redemptions)
    .values({
      id,
      idempotency_key: key,
      campaign_id: prize.campaign_id,
      user_id: userId,
      prize_id: prize.id,
      points: prize.points,
      snapshot: { type, name, description, image, tnc, per_member },
      state: voucher ? 'issued' : 'waiting',
      code: voucher?.code ?? null,
      expires_at: voucher?.ends_at ?? null,
      phone: kept?.phone ?? null,
      id_number: kept && !voucher ? sealIdNumber(kept.idNumber, id) : null,
    })
    .returning()
  if (!row) throw new Error('the redemption was not written')
  return { row, voucher }
}

/** The redemption that an earlier call with this key made; null for a new key. */
async function madeWith(tx: Database, userId: number, key: string) {
  const [made] = await tx
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.user_id, userId), eq(redemptions.idempotency_key, key)))
  return made ?? null
}

/**
 * Redeems a prize for tokens (GAM-07 to GAM-13), once for each key: tokens, stock, voucher and redemption change together or not at all.
 * @throws BAD_REQUEST at phone_no or kpi, NOT_FOUND, PRIZE_CHANGED, CAMPAIGN_NOT_STARTED, CAMPAIGN_OVER, PRIZE_GONE, PRIZE_LIMIT,
 * INSUFFICIENT_POINTS
 */
export function redeemPrize(
  userId: number,
  key: string,
  input: RedeemInput,
): Promise<{ answer: RedeemAnswer; isNew: boolean }> {
  const holder = { userId, campaignId: Number(input.campaign_id) }
  return persistentTransaction(async (tx) => {
    // A repeated call waits here for the first one, and then finds what it made.
    const { balance } = await lockAccount(tx, holder)
    const made = await madeWith(tx, userId, key)
    if (made) return { answer: { redeemed: toRedeemed(made), points: balance }, isNew: false }
    const claimant = claimantOf(input)
    const prize = await lockPrize(tx, input)
    const campaign = await requireRedeemable(tx, prize, input, { userId, balance, claimant })
    const { row, voucher } = await writeRedemption(tx, prize, { userId, key, claimant })
    await post(tx, {
      ...holder,
      tokens: -prize.points,
      reason: 'redeemed',
      reference: row.id,
      note: prize.name,
    })
    await queueRedeemedMail(tx, row, { campaign: campaign.name, voucher })
    return { answer: { redeemed: toRedeemed(row), points: balance - prize.points }, isNew: true }
  })
}
