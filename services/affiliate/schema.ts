import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
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
import { AFFILIATE_STATES } from '@/domain/affiliate/affiliate'
import { PARTNER_KINDS } from '@/domain/affiliate/application'
import {
  COMMISSION_STATES,
  type CommissionLine,
  ENTRY_REASONS,
  PAYOUT_STATES,
  type Refusal,
} from '@/domain/affiliate/commission'

/** Affiliates, what their links brought, and what they are paid (docs/decisions/0081-affiliates.md). */
export const affiliate = pgSchema('affiliate')

const instant = (name: string) => timestamp(name, { withTimezone: true })
const rowNumber = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const partnerId = () =>
  uuid('partner_id')
    .notNull()
    .references(() => partners.id)

/** Members who take part, or asked to. Everything that names the person goes when they leave; the row stays for the books. */
export const partners = affiliate.table(
  'partners',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** one application a member; it may be sent again after a rejection */
    user_id: integer('user_id').notNull(),
    /** in links; of an applicant who was not approved it leads to nothing */
    code: text('code').notNull(),
    state: text('state', { enum: AFFILIATE_STATES }).notNull().default('held'),
    /** why it waits for staff although rules may approve: words of domain/affiliate/approval.ts */
    held_for: text('held_for').array().notNull().default([]),
    /** name of the channel, which visitors may read */
    name: text('name').notNull(),
    /** where the links will stand, as the applicant wrote it */
    channels: text('channels').notNull(),
    kind: text('kind', { enum: PARTNER_KINDS }).notNull(),
    legal_name: text('legal_name'),
    /** number of the identity card, or the tax code of a company: sealed */
    id_number: text('id_number'),
    /** keyed digest of it: a person takes part once */
    id_digest: text('id_digest'),
    bank_bin: text('bank_bin'),
    /** sealed */
    account_number: text('account_number'),
    account_digest: text('account_digest'),
    account_holder: text('account_holder'),
    /** how long a link claims a purchase: `tracking_cookies_validity` on the wire */
    cookie_days: integer('cookie_days').notNull().default(30),
    /** whether orders with a code of a coupon site bring commission */
    may_use_coupons: boolean('may_use_coupons').notNull().default(false),
    terms_version: integer('terms_version').notNull(),
    applied_at: instant('applied_at').notNull().defaultNow(),
    /** since when links bring commission: the approval that holds, not a later change of terms */
    approved_at: instant('approved_at'),
    decided_at: instant('decided_at'),
    decided_by: text('decided_by'),
    /** to the applicant, or to the partner whom staff closed */
    note: text('note'),
  },
  (table) => [
    uniqueIndex('partners_user_key').on(table.user_id),
    uniqueIndex('partners_code_key').on(table.code),
    uniqueIndex('partners_id_key')
      .on(table.id_digest)
      .where(sql`state IN ('held', 'approved')`),
    index('partners_account_idx').on(table.account_digest),
    index('partners_held_idx')
      .on(table.applied_at)
      .where(sql`state = 'held'`),
    check('partners_state_check', sql`state IN ('held', 'approved', 'rejected', 'closed')`),
    check('partners_approved_check', sql`state <> 'approved' OR approved_at IS NOT NULL`),
    check('partners_cookie_days_check', sql`cookie_days BETWEEN 1 AND 90`),
    check(
      'partners_identity_check',
      sql`state <> 'approved' OR (id_number IS NOT NULL AND account_number IS NOT NULL AND bank_bin IS NOT NULL
        AND legal_name IS NOT NULL AND account_holder IS NOT NULL)`,
    ),
  ],
)

/** What staff did about a partner, reading the identity included. Rows are only added. */
export const partner_actions = affiliate.table(
  'partner_actions',
  {
    id: rowNumber(),
    partner_id: partnerId(),
    action: text('action', { enum: ['show', 'approve', 'reject', 'close'] }).notNull(),
    staff: text('staff').notNull(),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('partner_actions_partner_idx').on(table.partner_id, table.id)],
)

/** Commission by category, basis points; the deepest category of a product that has a row decides. 0 stands for all others. */
export const rates = affiliate.table(
  'rates',
  {
    category_id: integer('category_id').primaryKey(),
    basis_points: integer('basis_points').notNull(),
  },
  () => [check('rates_check', sql`basis_points BETWEEN 0 AND 5000 AND category_id >= 0`)],
)

/** Codes that coupon sites publish: an order with one brings commission to those alone who may use them. */
export const coupon_codes = affiliate.table(
  'coupon_codes',
  {
    /** in capitals */
    code: text('code').primaryKey(),
    added_by: text('added_by').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  () => [check('coupon_codes_check', sql`code = upper(code) AND code <> ''`)],
)

/** A visitor's first visit of a day by a partner's link. The visitor is a digest that is another one each day; rows are kept for two days. */
export const clicks = affiliate.table(
  'clicks',
  {
    partner_id: partnerId(),
    day: date('day').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partner_id, table.day, table.visitor] }),
    index('clicks_day_idx').on(table.day),
  ],
)

/** Derived: visitors a day. Written by a trigger. */
export const click_days = affiliate.table(
  'click_days',
  {
    partner_id: partnerId(),
    day: date('day').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner_id, table.day] })],
)

/** One a row for each order that came by a link: what it is worth, and whether that is paid. */
export const commissions = affiliate.table(
  'commissions',
  {
    order_id: uuid('order_id').primaryKey(),
    partner_id: partnerId(),
    state: text('state', { enum: COMMISSION_STATES }).notNull(),
    reasons: text('reasons').array().$type<Refusal[]>().notNull().default([]),
    /** dong paid for the goods */
    base: integer('base').notNull(),
    /** dong */
    amount: integer('amount').notNull(),
    /** the rates of the day of the order */
    lines: jsonb('lines').$type<CommissionLine[]>().notNull(),
    /** the affiliate's own word for where the link stood */
    sid: text('sid'),
    ordered_at: instant('ordered_at').notNull(),
    /** when the time to return the goods is over; null until they are delivered */
    due_at: instant('due_at'),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('commissions_partner_idx').on(table.partner_id, table.ordered_at),
    index('commissions_due_idx')
      .on(table.due_at)
      .where(sql`state = 'pending'`),
    check('commissions_state_check', sql`state IN ('pending', 'earned', 'void', 'refused')`),
    check('commissions_amount_check', sql`amount >= 0 AND base >= 0 AND amount <= base`),
    check('commissions_reasons_check', sql`(state = 'refused') = (cardinality(reasons) > 0)`),
    check('commissions_due_check', sql`state <> 'earned' OR due_at IS NOT NULL`),
  ],
)

/** The ledger: rows are only added, and sum up to what a partner is owed. */
export const entries = affiliate.table(
  'entries',
  {
    id: rowNumber(),
    partner_id: partnerId(),
    /** dong, signed */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ENTRY_REASONS }).notNull(),
    order_id: uuid('order_id').references(() => commissions.order_id),
    payout_id: uuid('payout_id').references(() => payouts.id),
    /** how many entries of this reason its order or payout had before: an order may be returned only once it was earned again */
    turn: integer('turn').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    // derived
    balance_after: bigint('balance_after', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('entries_order_key')
      .on(table.order_id, table.reason, table.turn)
      .where(sql`order_id IS NOT NULL`),
    uniqueIndex('entries_payout_key')
      .on(table.payout_id, table.reason)
      .where(sql`payout_id IS NOT NULL`),
    index('entries_partner_idx').on(table.partner_id, table.id),
    check(
      'entries_reason_check',
      sql`CASE reason WHEN 'commission' THEN amount > 0 WHEN 'taken-back' THEN amount < 0
        WHEN 'payout' THEN amount < 0 WHEN 'payout-returned' THEN amount > 0 ELSE false END`,
    ),
    check(
      'entries_cause_check',
      sql`(reason IN ('commission', 'taken-back')) = (order_id IS NOT NULL) AND (order_id IS NULL) <> (payout_id IS NULL)`,
    ),
  ],
)

/** Derived: the sum of a partner's entries. Below zero where an order was returned after it was paid for. Its row lock orders the entries. */
export const balances = affiliate.table('balances', {
  partner_id: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id),
  amount: bigint('amount', { mode: 'number' }).notNull().default(0),
})

/** Transfers to partners: those of one run are one file for the bank. */
export const payouts = affiliate.table(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    run_id: uuid('run_id').notNull(),
    partner_id: partnerId(),
    /** dong */
    amount: integer('amount').notNull(),
    state: text('state', { enum: PAYOUT_STATES }).notNull().default('sent'),
    bank_bin: text('bank_bin').notNull(),
    /** sealed, until a transfer to one who left cannot come back any more */
    account_number: text('account_number'),
    account_holder: text('account_holder'),
    created_at: instant('created_at').notNull().defaultNow(),
    created_by: text('created_by').notNull(),
    returned_at: instant('returned_at'),
    returned_by: text('returned_by'),
    note: text('note'),
  },
  (table) => [
    uniqueIndex('payouts_run_key').on(table.run_id, table.partner_id),
    index('payouts_partner_idx').on(table.partner_id, table.created_at),
    check('payouts_amount_check', sql`amount > 0`),
    check('payouts_state_check', sql`(state = 'returned') = (returned_at IS NOT NULL)`),
  ],
)
