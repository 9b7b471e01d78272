import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { REFERRAL_STATES } from '@/domain/loyalty/referral'
import type { PointReason, ShopAccount } from '@/domain/loyalty/reasons'

export const loyalty = pgSchema('loyalty')

const instant = (name: string) => timestamp(name, { withTimezone: true })
const transactionId = (name = 'transaction_id') =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => transactions.id)

/**
 * Movements of points (docs/decisions/0070-ledger-of-points.md). Written by the functions of services/loyalty/sql alone; rows are only
 * ever added.
 */
export const transactions = loyalty.table(
  'transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    reason: text('reason').$type<PointReason>().notNull(),
    /** id of the cause, e.g. of the order; unique together with the reason */
    reference: text('reference').notNull(),
    /** whether the balance may be below zero after it */
    may_owe: boolean('may_owe').notNull().default(false),
    /** the spending that it gives back */
    reverses: bigint('reverses', { mode: 'number' }),
    note: text('note'),
    /** who of the staff did it */
    actor: text('actor'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('transactions_once_key').on(table.reason, table.reference),
    index('transactions_user_idx').on(table.user_id, table.id),
  ],
)

/** The two sides of a movement; their points sum to zero. */
export const postings = loyalty.table(
  'postings',
  {
    transaction_id: transactionId(),
    /** 'member' for the account of the transaction's member, otherwise one of the shop's */
    account: text('account').$type<'member' | ShopAccount>().notNull(),
    points: integer('points').notNull(),
    /** derived: the member's balance after it */
    balance_after: integer('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.transaction_id, table.account] }),
    check('postings_points_check', sql`points <> 0`),
    check('postings_balance_check', sql`(account = 'member') = (balance_after IS NOT NULL)`),
  ],
)

/** Derived: the sum of a member's postings. Its row lock orders a member's movements. */
export const balances = loyalty.table('balances', {
  user_id: integer('user_id').primaryKey(),
  points: integer('points').notNull().default(0),
})

/** Points that came in together and expire together. The first to expire are used first. */
export const lots = loyalty.table(
  'lots',
  {
    transaction_id: transactionId().primaryKey(),
    user_id: integer('user_id').notNull(),
    points: integer('points').notNull(),
    remaining: integer('remaining').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** returned points that got more time; they do not get more a second time */
    is_extension: boolean('is_extension').notNull().default(false),
  },
  (table) => [
    index('lots_user_idx')
      .on(table.user_id, table.expires_at)
      .where(sql`remaining > 0`),
    index('lots_expiring_idx')
      .on(table.expires_at, table.user_id)
      .where(sql`remaining > 0`),
    check('lots_points_check', sql`points > 0`),
    check('lots_remaining_check', sql`remaining BETWEEN 0 AND points`),
  ],
)

/** Which points a movement used. */
export const lot_uses = loyalty.table(
  'lot_uses',
  {
    transaction_id: transactionId(),
    lot_id: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => lots.transaction_id),
    points: integer('points').notNull(),
    /** how many of them came back to the lot, or into one with more time */
    returned: integer('returned').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.transaction_id, table.lot_id] }),
    index('lot_uses_lot_idx').on(table.lot_id),
    check('lot_uses_points_check', sql`points > 0`),
    check('lot_uses_returned_check', sql`returned BETWEEN 0 AND points`),
  ],
)

/** Gifts that a period changes: points in place of the setting's, and a voucher beside them. */
export const gift_rules = loyalty.table(
  'gift_rules',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gift: text('gift', { enum: ['referral', 'birthday'] }).notNull(),
    points: integer('points').notNull(),
    /** of which the member gets a copy of their own */
    voucher_id: bigint('voucher_id', { mode: 'number' }),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    /** the campaign's slug, or who set it and why */
    note: text('note').notNull(),
  },
  (table) => [
    index('gift_rules_window_idx').on(table.gift, table.ends_at),
    check('gift_rules_gift_check', sql`gift IN ('referral', 'birthday')`),
    check('gift_rules_points_check', sql`points >= 0`),
    check('gift_rules_window_check', sql`starts_at < ends_at`),
  ],
)

/** Who invited whom, and what came of it. */
export const referrals = loyalty.table(
  'referrals',
  {
    /** the member who was invited */
    user_id: integer('user_id').primaryKey(),
    referrer_id: integer('referrer_id').notNull(),
    state: text('state', { enum: REFERRAL_STATES }).notNull().default('joined'),
    /** digest of the number that was verified: one number is new once */
    number_digest: text('number_digest'),
    /** why it is held */
    held_for: text('held_for').array().notNull().default([]),
    points: integer('points'),
    created_at: instant('created_at').notNull().defaultNow(),
    verified_at: instant('verified_at'),
    decided_at: instant('decided_at'),
    /** who of the staff decided, and why */
    decided_by: text('decided_by'),
    note: text('note'),
  },
  (table) => [
    index('referrals_referrer_idx').on(table.referrer_id, table.created_at),
    index('referrals_held_idx')
      .on(table.verified_at)
      .where(sql`state = 'held'`),
    check('referrals_not_self', sql`user_id <> referrer_id`),
    check('referrals_state_check', sql`state IN ('joined', 'verified', 'rewarded', 'held', 'refused')`),
    check('referrals_points_check', sql`(state = 'rewarded') = (points IS NOT NULL)`),
  ],
)

/** Gifts of birthdays: one a member and year. */
export const birthday_gifts = loyalty.table(
  'birthday_gifts',
  {
    user_id: integer('user_id').notNull(),
    year: integer('year').notNull(),
    points: integer('points').notNull(),
    voucher_id: bigint('voucher_id', { mode: 'number' }),
    given_at: instant('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.year] })],
)

/** When a member last changed their birthday; a gift asks for one that has stood for a while. Written by a trigger. */
export const birthday_changes = loyalty.table('birthday_changes', {
  user_id: integer('user_id').primaryKey(),
  changed_at: instant('changed_at').notNull().defaultNow(),
})
