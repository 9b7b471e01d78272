import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { OFFER_GIVERS } from '@/domain/campaign/bank-offer'
import { REDEMPTION_STATES } from '@/domain/campaign/prize'
import { TOKEN_REASONS, TOKEN_RULE_KINDS } from '@/domain/campaign/tokens'
import type { Picture } from '@/domain/picture'
import type { VoucherType } from '@/domain/voucher'

/**
 * Campaigns' tokens, prizes, votes and bank offers. A campaign itself is a promotion of the catalogue (`campaign_id`). Columns under
 * "derived" are written by the database alone (services/campaign/sql).
 */
export const campaign = pgSchema('campaign')

const instant = (name: string) => timestamp(name, { withTimezone: true })
const rowNumber = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Products a rule or an offer is about; empty lists mean any. */
export interface ProductScope {
  brand_ids: number[]
  category_ids: number[]
  product_ids: number[]
}

const scope = () =>
  jsonb('scope').$type<ProductScope>().notNull().default({ brand_ids: [], category_ids: [], product_ids: [] })

export const token_rules = campaign.table(
  'token_rules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer('campaign_id').notNull(),
    /** its name in the campaign's file */
    key: text('key').notNull(),
    kind: text('kind', { enum: TOKEN_RULE_KINDS }).notNull(),
    tokens: integer('tokens').notNull(),
    /** dong that bring `tokens` once; null: `tokens` for each event */
    per_amount: integer('per_amount'),
    daily_cap: integer('daily_cap'),
    total_cap: integer('total_cap'),
    scope: scope(),
    is_active: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('token_rules_key').on(table.campaign_id, table.key),
    check(
      'token_rules_check',
      sql`tokens > 0 AND (per_amount IS NULL OR (per_amount > 0 AND kind = 'order')) AND daily_cap > 0 AND total_cap > 0`,
    ),
  ],
)

/** A member's balance in a campaign: the sum of the entries, kept by trigger and never below zero. */
export const token_accounts = campaign.table(
  'token_accounts',
  {
    campaign_id: integer('campaign_id').notNull(),
    user_id: integer('user_id').notNull(),
    /** tokens of orders that were returned after they were spent: the next ones earned pay for them */
    owed: integer('owed').notNull().default(0),
    // derived
    balance: integer('balance').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.user_id] }),
    index('token_accounts_user_idx').on(table.user_id),
    check('token_accounts_balance_check', sql`balance >= 0 AND owed >= 0`),
  ],
)

/** Credits and debits of tokens. Rows are only added. */
export const token_entries = campaign.table(
  'token_entries',
  {
    id: rowNumber(),
    campaign_id: integer('campaign_id').notNull(),
    user_id: integer('user_id').notNull(),
    tokens: integer('tokens').notNull(),
    reason: text('reason', { enum: TOKEN_REASONS }).notNull(),
    /** id of the cause; unique together with the reason */
    reference: text('reference').notNull(),
    /** the rule that granted them */
    rule_id: integer('rule_id'),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('token_entries_once_key').on(table.campaign_id, table.user_id, table.reason, table.reference),
    index('token_entries_user_idx').on(table.user_id, table.campaign_id, table.id),
    check('token_entries_tokens_check', sql`tokens <> 0 OR reason LIKE '%-taken-back'`),
  ],
)

/** What members get for tokens. */
export const prizes = campaign.table(
  'prizes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer('campaign_id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<VoucherType>().notNull(),
    description: text('description').notNull().default(''),
    image: jsonb('image').$type<Picture>(),
    points: integer('points').notNull(),
    /** pieces there are in all */
    stock: integer('stock').notNull(),
    per_member: integer('per_member'),
    is_form_needed: boolean('is_form_needed').notNull().default(false),
    /** the voucher whose discount members get, issued to each of them; null for a thing that the shop hands over */
    voucher_id: integer('voucher_id'),
    /** how long the issued voucher is good */
    voucher_days: integer('voucher_days').notNull().default(30),
    partner_id: text('partner_id'),
    tnc: text('tnc').notNull().default(''),
    email_banner: text('email_banner'),
    position: integer('position').notNull().default(0),
    is_active: boolean('is_active').notNull().default(true),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
    // derived
    redeemed: integer('redeemed').notNull().default(0),
  },
  (table) => [
    uniqueIndex('prizes_name_key').on(table.campaign_id, table.name, table.type),
    check('prizes_points_check', sql`points > 0 AND per_member > 0 AND voucher_days > 0`),
    check('prizes_stock_check', sql`redeemed >= 0 AND redeemed <= stock`),
    check('prizes_dates_check', sql`end_date > start_date`),
  ],
)

/** A prize as it was when a member redeemed it. */
export type PrizeSnapshot = Pick<
  typeof prizes.$inferSelect,
  'type' | 'name' | 'description' | 'image' | 'tnc' | 'per_member'
>

export const redemptions = campaign.table(
  'redemptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** of the POST: the same call again is answered with the same redemption */
    idempotency_key: uuid('idempotency_key').notNull(),
    campaign_id: integer('campaign_id').notNull(),
    user_id: integer('user_id').notNull(),
    prize_id: integer('prize_id')
      .notNull()
      .references(() => prizes.id),
    /** tokens it cost that day */
    points: integer('points').notNull(),
    snapshot: jsonb('snapshot').$type<PrizeSnapshot>().notNull(),
    state: text('state', { enum: REDEMPTION_STATES }).notNull(),
    code: text('code'),
    expires_at: instant('expires_at'),
    /** in E.164, until the retention job; together with the ID number or not at all */
    phone: text('phone'),
    /** sealed by services/campaign/prizes/id-number.ts; gone once the prize is handed over */
    id_number: text('id_number'),
    redeemed_at: instant('redeemed_at').notNull().defaultNow(),
    handed_over_at: instant('handed_over_at'),
    /** 'staff:<name>' */
    decided_by: text('decided_by'),
  },
  (table) => [
    uniqueIndex('redemptions_idempotency_key').on(table.user_id, table.idempotency_key),
    index('redemptions_user_idx').on(table.user_id, table.redeemed_at),
    index('redemptions_prize_idx').on(table.prize_id, table.user_id),
    index('redemptions_waiting_idx')
      .on(table.redeemed_at)
      .where(sql`state = 'waiting'`),
    index('redemptions_form_idx')
      .on(table.redeemed_at)
      .where(sql`phone IS NOT NULL OR id_number IS NOT NULL`),
    check('redemptions_id_number_check', sql`id_number IS NULL OR state = 'waiting'`),
    check('redemptions_code_check', sql`(state = 'issued') = (code IS NOT NULL)`),
  ],
)

/** What staff did to a redemption: the audit. */
export const redemption_actions = campaign.table(
  'redemption_actions',
  {
    id: rowNumber(),
    redemption_id: uuid('redemption_id')
      .notNull()
      .references(() => redemptions.id),
    action: text('action', { enum: ['show', 'hand-over', 'cancel'] }).notNull(),
    /** 'staff:<name>' */
    staff: text('staff').notNull(),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('redemption_actions_redemption_idx').on(table.redemption_id, table.id)],
)

/** One row for each member and period of a vote. */
export const votes = campaign.table(
  'votes',
  {
    id: rowNumber(),
    campaign_id: integer('campaign_id').notNull(),
    section: text('section').notNull(),
    user_id: integer('user_id').notNull(),
    /** the day of the shop '2026-11-23'; 'all' where a member votes once */
    period: text('period').notNull(),
    choice: text('choice').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    changed_at: instant('changed_at'),
  },
  (table) => [
    uniqueIndex('votes_once_key').on(table.campaign_id, table.section, table.user_id, table.period),
    index('votes_user_idx').on(table.user_id),
  ],
)

/** Votes of each choice, kept by trigger. */
export const vote_counts = campaign.table(
  'vote_counts',
  {
    campaign_id: integer('campaign_id').notNull(),
    section: text('section').notNull(),
    choice: text('choice').notNull(),
    // derived
    votes: integer('votes').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.section, table.choice] }),
    check('vote_counts_votes_check', sql`votes >= 0`),
  ],
)

/** Offers of banks. One that the shop gives is a voucher, whose discount, conditions and dates it has. */
export const bank_offers = campaign.table(
  'bank_offers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** its name in the file it came with */
    key: text('key').notNull(),
    bank: text('bank').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    given_by: text('given_by', { enum: OFFER_GIVERS }).notNull(),
    voucher_id: integer('voucher_id'),
    card_prefixes: text('card_prefixes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    discount: jsonb('discount').$type<{
      kind: 'amount' | 'percentage'
      value: number
      max: number | null
    }>(),
    min_amount: integer('min_amount'),
    payment_methods: text('payment_methods')
      .array()
      .notNull()
      .default(sql`'{}'`),
    scope: scope(),
    how_to: jsonb('how_to').$type<string[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    is_active: boolean('is_active').notNull().default(true),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
  },
  (table) => [
    uniqueIndex('bank_offers_key').on(table.key),
    // The shop sees no card, so that a discount of its own cannot depend on one.
    check(
      'bank_offers_giver_check',
      sql`CASE given_by WHEN 'shop' THEN voucher_id IS NOT NULL AND card_prefixes = '{}' ELSE voucher_id IS NULL AND discount IS NOT NULL END`,
    ),
    check('bank_offers_dates_check', sql`end_date > start_date`),
  ],
)
