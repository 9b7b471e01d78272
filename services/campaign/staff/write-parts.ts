import { createHash } from 'node:crypto'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { BankOfferInput, PrizeInput, TokenRuleInput } from '@/domain/campaign/campaign-file'
import { badRequest, notFound } from '@/domain/error'
import { type Database, fromExcluded } from '../../database'
import { saveTemplate, voucherByCode } from '../../voucher'
import { bank_offers, prizes, token_rules } from '../schema'

/** The slug under which a prize's voucher is stored. */
const templateSlug = (campaignId: number, { name, type }: PrizeInput) =>
  `prize-${campaignId}-${createHash('sha256').update(`${type}/${name}`).digest('hex').slice(0, 16)}`

async function writeRules(tx: Database, campaignId: number, rules: readonly TokenRuleInput[]): Promise<void> {
  const keys = rules.map(({ key }) => key)
  await tx
    .update(token_rules)
    .set({ is_active: false })
    .where(
      and(
        eq(token_rules.campaign_id, campaignId),
        keys.length > 0 ? notInArray(token_rules.key, keys) : undefined,
      ),
    )
  if (rules.length === 0) return
  await tx
    .insert(token_rules)
    .values(rules.map((rule) => ({ ...rule, campaign_id: campaignId, is_active: true })))
    .onConflictDoUpdate({
      target: [token_rules.campaign_id, token_rules.key],
      set: fromExcluded(['kind', 'tokens', 'per_amount', 'daily_cap', 'total_cap', 'scope', 'is_active']),
    })
}

/** @throws BAD_REQUEST for fewer pieces than were redeemed. The prize stays locked, so that no more are meanwhile. */
async function requireStock(tx: Database, campaignId: number, { name, type, stock }: PrizeInput) {
  const [before] = await tx
    .select({ redeemed: prizes.redeemed })
    .from(prizes)
    .where(and(eq(prizes.campaign_id, campaignId), eq(prizes.name, name), eq(prizes.type, type)))
    .for('no key update')
  if (before && stock < before.redeemed)
    throw badRequest(`prize ${name}: ${before.redeemed} were redeemed, its stock cannot be ${stock}`)
}

async function writePrize(
  tx: Database,
  campaignId: number,
  { voucher, start_date, end_date, ...prize }: PrizeInput,
  position: number,
): Promise<number> {
  const dates = { start_date: new Date(start_date), end_date: new Date(end_date) }
  const voucher_id =
    voucher &&
    (await saveTemplate(tx, {
      slug: templateSlug(campaignId, { voucher, start_date, end_date, ...prize }),
      type: prize.type,
      name: prize.name,
      description: prize.description,
      discount: voucher.discount,
      gift_product_id: voucher.gift_product_id,
      min_amount: voucher.min_amount,
      payment_methods: voucher.payment_methods,
      starts_at: dates.start_date,
      ends_at: dates.end_date,
    }))
  await requireStock(tx, campaignId, { voucher, start_date, end_date, ...prize })
  const [row] = await tx
    .insert(prizes)
    .values({
      ...prize,
      ...dates,
      campaign_id: campaignId,
      voucher_id,
      voucher_days: voucher?.days,
      position,
      is_active: true,
    })
    .onConflictDoUpdate({
      target: [prizes.campaign_id, prizes.name, prizes.type],
      set: fromExcluded([
        'description',
        'image',
        'points',
        'stock',
        'per_member',
        'is_form_needed',
        'voucher_id',
        'voucher_days',
        'partner_id',
        'tnc',
        'email_banner',
        'position',
        'is_active',
        'start_date',
        'end_date',
      ]),
    })
    .returning({ id: prizes.id })
  if (!row) throw new Error('the prize was not written')
  return row.id
}

/**
 * Writes a campaign's rules (by key) and prizes (by name and type). Those that are not named any more end; what they gave stays.
 * @throws BAD_REQUEST for fewer pieces of a prize than were redeemed
 */
export async function writeCampaignParts(
  tx: Database,
  campaignId: number,
  { rules, prizes: wanted }: { rules: readonly TokenRuleInput[]; prizes: readonly PrizeInput[] },
): Promise<void> {
  await writeRules(tx, campaignId, rules)
  const written: number[] = []
  for (const [position, prize] of wanted.entries())
    written.push(await writePrize(tx, campaignId, prize, position))
  await tx
    .update(prizes)
    .set({ is_active: false })
    .where(
      and(
        eq(prizes.campaign_id, campaignId),
        eq(prizes.is_active, true),
        written.length > 0 ? notInArray(prizes.id, written) : undefined,
      ),
    )
}

/** Writes offers of banks by key. @throws NOT_FOUND for a code that no voucher in force has */
export async function writeBankOffers(tx: Database, offers: readonly BankOfferInput[]): Promise<void> {
  for (const [position, { voucher_code, start_date, end_date, ...offer }] of offers.entries()) {
    const voucher = voucher_code === null ? null : await voucherByCode(tx, voucher_code)
    if (voucher_code !== null && !voucher) throw notFound(`voucher ${voucher_code}`)
    await tx
      .insert(bank_offers)
      .values({
        ...offer,
        position,
        is_active: true,
        voucher_id: voucher && Number(voucher._id),
        start_date: new Date(start_date),
        end_date: new Date(end_date),
      })
      .onConflictDoUpdate({
        target: bank_offers.key,
        set: {
          ...fromExcluded([
            'bank',
            'name',
            'description',
            'given_by',
            'voucher_id',
            'card_prefixes',
            'discount',
            'min_amount',
            'payment_methods',
            'scope',
            'how_to',
            'position',
            'start_date',
            'end_date',
          ]),
          is_active: sql`true`,
        },
      })
  }
}
