import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { LEVEL_NEWS_KINDS } from '@/domain/loyalty/levels'
import { loyalty } from './schema'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Levels of members, ordered by their threshold: dong spent in twelve months. A row of this table is what acts and what is promised. */
export const levels = loyalty.table(
  'levels',
  {
    stage: text('stage').primaryKey(),
    threshold: integer('threshold').notNull().unique(),
    /** points earned by orders, per cent of what the lowest level earns */
    multiplier: integer('multiplier').notNull().default(100),
    /** dong of goods from which standard delivery is free; null where the shop's own limit holds */
    free_delivery_from: integer('free_delivery_from'),
    /** points added to the birthday gift */
    birthday_points: integer('birthday_points').notNull().default(0),
  },
  () => [
    check('levels_threshold_check', sql`threshold >= 0`),
    check('levels_multiplier_check', sql`multiplier BETWEEN 100 AND 1000`),
    check('levels_free_delivery_check', sql`free_delivery_from >= 0`),
    check('levels_birthday_check', sql`birthday_points >= 0`),
  ],
)

const stage = (name: string) =>
  text(name)
    .notNull()
    .references(() => levels.stage, { onUpdate: 'cascade' })

/** The level of each member above the lowest, or that once was; members without a row are on the lowest. */
export const member_levels = loyalty.table(
  'member_levels',
  {
    user_id: integer('user_id').primaryKey(),
    stage: stage('stage'),
    since: instant('since').notNull().defaultNow(),
    /** the yearly day, on which the level is looked at again; null on the lowest level */
    keep_until: date('keep_until'),
  },
  (table) => [
    index('member_levels_keep_until_idx')
      .on(table.keep_until)
      .where(sql`keep_until IS NOT NULL`),
  ],
)

/** Every change of a member's level: the history, and the news a member has not seen. */
export const level_changes = loyalty.table(
  'level_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    kind: text('kind', { enum: LEVEL_NEWS_KINDS }).notNull(),
    from_stage: stage('from_stage'),
    to_stage: stage('to_stage'),
    /** dong in the twelve months before */
    spent: bigint('spent', { mode: 'number' }).notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    seen_at: instant('seen_at'),
  },
  (table) => [
    index('level_changes_user_idx').on(table.user_id, table.id),
    check('level_changes_stage_check', sql`from_stage <> to_stage`),
  ],
)
