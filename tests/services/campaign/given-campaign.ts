import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { redeemDay } from '@/domain/campaign/prize'
import { apps } from '@/services/app'
import { bank_offers, prizes, token_rules } from '@/services/campaign/schema'
import { grantTokens } from '@/services/campaign'
import { promotions } from '@/services/catalog/promotion-schema'
import { database, transaction } from '@/services/database'
import { vouchers } from '@/services/voucher/schema'
import { call, givenMember } from '../account/given-member'

export const app = apps.public!
export type Member = Awaited<ReturnType<typeof givenMember>>

const DAY_MS = 86_400_000
export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)

const NO_SCOPE = { brand_ids: [], category_ids: [], product_ids: [] }

/** A campaign that began yesterday and ends in a week, unless the changes say otherwise. */
export async function givenCampaign(changes: Partial<typeof promotions.$inferInsert> = {}): Promise<number> {
  const [row] = await database()
    .insert(promotions)
    .values({
      slug: `hoi-son-${randomUUID()}`,
      name: 'Hội son',
      category: 'campaign',
      is_top_spender: true,
      is_top_review: true,
      more_info: { partner_id: null, tnc: '', email_banner: null, name: 'Hội son' },
      scope: NO_SCOPE,
      start_date: daysFromNow(-1),
      end_date: daysFromNow(7),
      ...changes,
    })
    .returning({ id: promotions.id })
  return row!.id
}

export async function givenRule(
  campaignId: number,
  changes: Partial<typeof token_rules.$inferInsert> & Pick<typeof token_rules.$inferInsert, 'kind'>,
): Promise<number> {
  const [row] = await database()
    .insert(token_rules)
    .values({ campaign_id: campaignId, key: randomUUID(), tokens: 10, ...changes })
    .returning({ id: token_rules.id })
  return row!.id
}

/** A voucher no buyer has: what prizes are issued like. */
export async function givenTemplate(changes: Partial<typeof vouchers.$inferInsert> = {}): Promise<number> {
  const [row] = await database()
    .insert(vouchers)
    .values({
      type: 'next_purchase_voucher',
      slug: randomUUID(),
      name: 'Giảm 50.000 ₫',
      is_active: false,
      discount: { kind: 'amount', value: 50_000, max: null },
      rules: {
        order: { min_amount: 200_000, total_products: null },
        brands: [],
        categories: [],
        products: [],
      },
      starts_at: daysFromNow(-1),
      ends_at: daysFromNow(30),
      ...changes,
    })
    .returning({ id: vouchers.id })
  return row!.id
}

export type GivenPrize = typeof prizes.$inferSelect

/** A prize of 30 tokens that the shop hands over, 10 pieces. */
export async function givenPrize(
  campaignId: number,
  changes: Partial<typeof prizes.$inferInsert> = {},
): Promise<GivenPrize> {
  const [row] = await database()
    .insert(prizes)
    .values({
      campaign_id: campaignId,
      name: `Túi vải ${randomUUID().slice(0, 8)}`,
      type: 'gift',
      points: 30,
      stock: 10,
      start_date: daysFromNow(-1),
      end_date: daysFromNow(7),
      ...changes,
    })
    .returning()
  return row!
}

export const givenVoucherPrize = async (campaignId: number, changes: Partial<GivenPrize> = {}) =>
  givenPrize(campaignId, {
    type: 'next_purchase_voucher',
    voucher_id: await givenTemplate(),
    ...changes,
  })

export const givenOffer = (changes: Partial<typeof bank_offers.$inferInsert> = {}) =>
  database()
    .insert(bank_offers)
    .values({
      key: randomUUID(),
      bank: 'Ngân hàng Sen',
      name: 'Hoàn 5%',
      given_by: 'bank',
      discount: { kind: 'percentage', value: 5, max: 100_000 },
      start_date: daysFromNow(-1),
      end_date: daysFromNow(7),
      ...changes,
    })

export const giveTokens = (campaignId: number, { id }: Member, points: number) =>
  transaction((tx) =>
    grantTokens(tx, { userId: id, campaignId, points, reason: 'staff', reference: randomUUID() }),
  )

/** A member with tokens of a campaign. */
export async function memberWith(campaignId: number, tokens: number): Promise<Member> {
  const who = await givenMember()
  if (tokens > 0) await giveTokens(campaignId, who, tokens)
  return who
}

/** The body a screen sends for a prize (GAM-08). */
export const bodyOf = (prize: GivenPrize, changes: object = {}) => ({
  points: prize.points,
  partner_id: prize.partner_id,
  tnc: prize.tnc,
  email_banner: prize.email_banner,
  prize_name: prize.name,
  type: prize.type,
  campaign_id: String(prize.campaign_id),
  start_date: redeemDay(prize.start_date),
  end_date: redeemDay(prize.end_date),
  ...changes,
})

export const redeem = (who: Member, json: object, key: string = randomUUID()) =>
  call(app, 'POST', '/user/me/tokens/redeem', { who, json, headers: { 'idempotency-key': key } })

export async function balanceOf(who: Member, campaignId: number): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ campaign_id: campaignId }))
  const { body } = await call(app, 'GET', `/user/me/campaign-token?filter=${filter}`, { who })
  return body.data.points
}

export async function leftOf({ id }: GivenPrize): Promise<number> {
  const { rows } = await database().execute<{ stock: number; redeemed: number }>(
    sql`SELECT stock, redeemed FROM campaign.prizes WHERE id = ${id}`,
  )
  return rows[0]!.stock - rows[0]!.redeemed
}
