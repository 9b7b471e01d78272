import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RewardType } from '@/domain/loyalty/rewards'
import type { RewardContent } from './rewards/reward-content'
import { levels } from './levels-schema'
import { loyalty } from './schema'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What points are redeemed for. Columns under "derived" are written by the database alone (services/loyalty/sql/rewards.sql). */
export const rewards = loyalty.table(
  'rewards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** its name for the staff's commands */
    key: text('key').notNull(),
    type: text('type').$type<RewardType>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    tnc: text('tnc').notNull().default(''),
    image: text('image'),
    partner_id: text('partner_id'),
    points: integer('points').notNull(),
    /** stage of the lowest level that may have it; null = every member */
    level: text('level').references(() => levels.stage, { onUpdate: 'cascade' }),
    /** pieces there are in all; null = no limit */
    stock: integer('stock'),
    /** how often one member may redeem it; null = no limit */
    per_member: integer('per_member'),
    content: jsonb('content').$type<RewardContent>().notNull(),
    is_active: boolean('is_active').notNull().default(true),
    starts_at: instant('starts_at').notNull().defaultNow(),
    ends_at: instant('ends_at'),
    // derived
    redeemed: integer('redeemed').notNull().default(0),
  },
  (table) => [
    uniqueIndex('rewards_key_key').on(table.key),
    check('rewards_points_check', sql`${table.points} > 0`),
    check('rewards_stock_check', sql`redeemed >= 0 AND redeemed <= stock`),
    check('rewards_per_member_check', sql`${table.per_member} > 0`),
    check('rewards_type_check', sql`${table.type} = ${table.content} ->> 'type'`),
  ],
)

/** A reward as it was when a member redeemed it. */
export type RewardSnapshot = Pick<
  typeof rewards.$inferSelect,
  'type' | 'name' | 'description' | 'image' | 'tnc' | 'per_member'
>

/**
 * Rewards that members redeemed. Its id is the reference of the points' entries ('reward', 'reward-returned') and part of `given_for` of
 * the voucher it issued (services/loyalty/rewards/issue.ts).
 */
export const redemptions = loyalty.table(
  'redemptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reward_id: integer('reward_id')
      .notNull()
      .references(() => rewards.id),
    user_id: integer('user_id').notNull(),
    /** one submission redeems once */
    idempotency_key: uuid('idempotency_key').notNull(),
    points: integer('points').notNull(),
    snapshot: jsonb('snapshot').$type<RewardSnapshot>().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    /** when staff took it back and returned the points */
    taken_back_at: instant('taken_back_at'),
  },
  (table) => [
    uniqueIndex('redemptions_key').on(table.user_id, table.idempotency_key),
    index('redemptions_user_idx').on(table.user_id, table.created_at),
    index('redemptions_reward_idx').on(table.reward_id, table.user_id),
    check('redemptions_points_check', sql`${table.points} > 0`),
  ],
)
