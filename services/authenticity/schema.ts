import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Seller } from '@/domain/authenticity/check-input'
import { CODE_KINDS, type Suspicion, VERDICTS } from '@/domain/authenticity/verdict'

/** Codes on boxes, their checks, and recalls of batches. */
export const authenticity = pgSchema('authenticity')

const instant = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })

export const batches = authenticity.table(
  'batches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer('product_id').notNull(),
    combination_id: integer('combination_id').notNull(),
    /** as boxes print it */
    batch: text('batch').notNull(),
    /** the same without dots, dashes and slashes */
    batch_key: text('batch_key').notNull(),
    made_on: day('made_on'),
    expires_on: day('expires_on'),
    /** days on which the batch was sold: whose orders of these days may hold it; null = still sold */
    sold_from: day('sold_from').notNull(),
    sold_until: day('sold_until'),
    recalled_at: instant('recalled_at'),
    recall_reason: text('recall_reason').notNull().default(''),
    recall_advice: text('recall_advice').notNull().default(''),
    /** 'staff:<name>' */
    recalled_by: text('recalled_by'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('batches_key_key').on(table.combination_id, table.batch_key),
    check('batches_days_check', sql`sold_from <= sold_until AND made_on <= expires_on`),
    check(
      'batches_recall_check',
      sql`recalled_at IS NULL OR (recall_reason <> '' AND recalled_by IS NOT NULL)`,
    ),
  ],
)

/** Codes by their serial number. Signatures are computed, so that a copy of the table forges no code. */
export const codes = authenticity.table(
  'codes',
  {
    serial: bigint('serial', { mode: 'number' }).primaryKey(),
    batch_id: integer('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: CODE_KINDS }).notNull().default('unit'),
    first_checked_at: instant('first_checked_at'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    index('codes_batch_idx').on(table.batch_id),
    check('codes_kind_check', sql`kind IN ('unit', 'batch')`),
    check('codes_checks_check', sql`(checks = 0) = (first_checked_at IS NULL)`),
  ],
)

export const checks = authenticity.table(
  'checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code_serial: bigint('code_serial', { mode: 'number' })
      .notNull()
      .references(() => codes.serial, { onDelete: 'restrict' }),
    user_id: integer('user_id'),
    /** keyed digest of the member, or of the visitor's device: distinguishes checkers of one code */
    checker: text('checker').notNull(),
    /** keyed digests */
    device: text('device'),
    network: text('network'),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    suspicions: text('suspicions').array().$type<Suspicion[]>().notNull().default([]),
    /** other checkers until then */
    others: smallint('others').notNull(),
    is_other_batch: boolean('is_other_batch').notNull().default(false),
    is_other_product: boolean('is_other_product').notNull().default(false),
    bought_from: text('bought_from').$type<Seller>().notNull().default(''),
    seller_name: text('seller_name').notNull().default(''),
    /** of a visitor who asked for a mail in case of a recall */
    email: text('email'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('checks_code_idx').on(table.code_serial, table.created_at),
    index('checks_user_idx').on(table.user_id, table.created_at.desc()),
    index('checks_device_idx').on(table.device, table.created_at.desc()),
    index('checks_email_idx')
      .on(table.email)
      .where(sql`email IS NOT NULL`),
    index('checks_created_idx').on(table.created_at),
    check('checks_others_check', sql`others >= 0`),
  ],
)

/** Codes of a wrong signature, and signed ones that are not registered: counterfeits and guesses. */
export const failed_checks = authenticity.table(
  'failed_checks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['forged', 'unknown'] }).notNull(),
    code: text('code').notNull(),
    /** the product whose page the check was opened from */
    product_id: integer('product_id'),
    bought_from: text('bought_from').$type<Seller>().notNull().default(''),
    seller_name: text('seller_name').notNull().default(''),
    /** keyed digests */
    checker: text('checker').notNull(),
    network: text('network').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('failed_checks_created_idx').on(table.created_at),
    index('failed_checks_code_idx').on(table.code),
  ],
)

/** Who failed lately, and until when they wait: a pause that doubles. */
export const guess_guards = authenticity.table(
  'guess_guards',
  {
    /** keyed digest of a member, device or network */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    failed_at: instant('failed_at').notNull(),
    blocked_until: instant('blocked_until'),
  },
  (table) => [index('guess_guards_failed_idx').on(table.failed_at)],
)

/** Recipients of a recall, once each: buyers of the batch's days, and who checked one of its codes. */
export const recall_notices = authenticity.table(
  'recall_notices',
  {
    batch_id: integer('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'restrict' }),
    /** 'mail:<keyed digest of the address>', or 'order:<id>' without an address */
    recipient: text('recipient').notNull(),
    user_id: integer('user_id'),
    /** reference of a buyer's order */
    order_reference: text('order_reference'),
    cause: text('cause', { enum: ['bought', 'checked'] }).notNull(),
    /** false: there is no address, staff must call */
    is_mailed: boolean('is_mailed').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.batch_id, table.recipient] }),
    index('recall_notices_user_idx').on(table.user_id),
  ],
)
