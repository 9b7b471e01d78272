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
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StreakBonus } from '@/domain/game/calendar-day'
import type { Look } from '@/domain/game/mission'
import { CLAIM_STATES, PRIZE_KINDS, RIGHT_SOURCES } from '@/domain/game/prize'

/** Missions, check-ins and wheels. */
export const game = pgSchema('game')

const instant = (name: string) => timestamp(name, { withTimezone: true })
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const missions = game.table(
  'missions',
  {
    id: id(),
    /** the shop's own name of it; an import finds it by this name */
    mission_id: text('mission_id').notNull().unique(),
    campaign_code: text('campaign_code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    tnc: text('tnc').notNull().default(''),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    is_active: boolean('is_active').notNull().default(true),
    is_active_in_offline_store: boolean('is_active_in_offline_store').notNull().default(false),
    check_in_points: integer('check_in_points').notNull(),
    streak_bonuses: jsonb('streak_bonuses').$type<StreakBonus[]>().notNull().default([]),
    /** how many check-ins give a right to spin */
    every_checkin: smallint('every_checkin').notNull().default(1),
    spin_on_check_in: boolean('spin_on_check_in').notNull().default(false),
    spin_on_share: boolean('spin_on_share').notNull().default(false),
    /** dong an order must come to for a right to spin; null = orders give none */
    spin_on_order_from: integer('spin_on_order_from'),
    share_link: text('share_link').notNull(),
    share_title: text('share_title').notNull().default(''),
    share_text: text('share_text').notNull().default(''),
    share_points: integer('share_points').notNull().default(0),
    /** voucher whose like a member gets who registers from the mission's pages; null = none */
    registration_voucher_id: integer('registration_voucher_id'),
    look: jsonb('look').$type<Look>().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('missions_campaign_code_idx').on(table.campaign_code, table.starts_at),
    check('missions_dates_check', sql`starts_at < ends_at`),
    check('missions_points_check', sql`check_in_points >= 0 AND share_points >= 0`),
    check('missions_every_checkin_check', sql`every_checkin BETWEEN 1 AND 366`),
    check('missions_order_check', sql`spin_on_order_from > 0`),
  ],
)

const missionId = () =>
  integer('mission_id')
    .notNull()
    .references(() => missions.id, { onDelete: 'restrict' })

export const check_ins = game.table(
  'check_ins',
  {
    mission_id: missionId(),
    user_id: integer('user_id').notNull(),
    /** Vietnamese */
    day: date('day', { mode: 'string' }).notNull(),
    points: integer('points').notNull(),
    /** days in a row, this one included */
    streak: integer('streak').notNull(),
    /** which check-in of the member in this mission it is, from 1 */
    number: integer('number').notNull(),
    bonus_points: integer('bonus_points').notNull().default(0),
    gave_right: boolean('gave_right').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mission_id, table.user_id, table.day] }),
    index('check_ins_user_idx').on(table.user_id),
    check('check_ins_points_check', sql`points >= 0 AND bonus_points >= 0 AND streak >= 1 AND number >= 1`),
  ],
)

/** The first share of a member and day. */
export const shares = game.table(
  'shares',
  {
    mission_id: missionId(),
    user_id: integer('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    points: integer('points').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mission_id, table.user_id, table.day] }),
    index('shares_user_idx').on(table.user_id),
  ],
)

/** The wheel of a mission. */
export const wheels = game.table('wheels', {
  mission_id: integer('mission_id')
    .primaryKey()
    .references(() => missions.id, { onDelete: 'restrict' }),
  /** of the weights and stock in force: a row of wheel_versions */
  version: integer('version').notNull(),
})

export const prizes = game.table(
  'prizes',
  {
    id: id(),
    mission_id: integer('mission_id')
      .notNull()
      .references(() => wheels.mission_id, { onDelete: 'restrict' }),
    /** the shop's own name of it in this wheel */
    key: text('key').notNull(),
    /** field of the wheel, from 0; null once the prize was taken off the wheel */
    segment: smallint('segment'),
    kind: text('kind', { enum: PRIZE_KINDS }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    image: text('image'),
    /** points or tokens */
    points: integer('points'),
    /** voucher whose discount the winner gets */
    voucher_id: integer('voucher_id'),
    /** campaign of the tokens: id of its promotion */
    campaign_id: integer('campaign_id'),
    weight: integer('weight').notNull(),
    /** pieces there are and were in all; null = no limit */
    stock: integer('stock'),
    won: integer('won').notNull().default(0),
    /** pieces a Vietnamese day; null = no limit */
    daily_cap: integer('daily_cap'),
    /** takes the place of a prize that is out of stock or at its cap */
    is_fallback: boolean('is_fallback').notNull().default(false),
  },
  (table) => [
    uniqueIndex('prizes_key_key').on(table.mission_id, table.key),
    uniqueIndex('prizes_segment_key').on(table.mission_id, table.segment),
    uniqueIndex('prizes_fallback_key')
      .on(table.mission_id)
      .where(sql`is_fallback`),
    check('prizes_weight_check', sql`weight >= 0`),
    check('prizes_stock_check', sql`won >= 0 AND (stock IS NULL OR won <= stock)`),
    check('prizes_cap_check', sql`daily_cap > 0`),
    check('prizes_fallback_check', sql`NOT is_fallback OR (stock IS NULL AND daily_cap IS NULL)`),
    check(
      'prizes_kind_check',
      sql`(kind IN ('points', 'token')) = (points IS NOT NULL) AND (kind = 'voucher') = (voucher_id IS NOT NULL) AND (kind = 'token') = (campaign_id IS NOT NULL)`,
    ),
  ],
)

/** How many of a prize with a daily cap were won on a day. */
export const prize_days = game.table(
  'prize_days',
  {
    prize_id: integer('prize_id')
      .notNull()
      .references(() => prizes.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    won: integer('won').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prize_id, table.day] })],
)

/** A prize within a version of a wheel, as it was published. */
export interface PublishedPrize {
  prize_id: number
  weight: number
  stock: number | null
  daily_cap: number | null
  is_fallback: boolean
}

/** Weights, stock and caps that were in force: what spins were drawn by. Rows are never changed. */
export const wheel_versions = game.table(
  'wheel_versions',
  {
    mission_id: integer('mission_id')
      .notNull()
      .references(() => wheels.mission_id, { onDelete: 'restrict' }),
    version: integer('version').notNull(),
    /** in the order of the wheel's segments */
    prizes: jsonb('prizes').$type<PublishedPrize[]>().notNull(),
    published_at: instant('published_at').notNull(),
    /** 'staff:<name>' */
    published_by: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mission_id, table.version] })],
)

/** Rights to spin: each is used once. */
export const spin_rights = game.table(
  'spin_rights',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mission_id: integer('mission_id')
      .notNull()
      .references(() => wheels.mission_id, { onDelete: 'restrict' }),
    /** null once the account is deleted */
    user_id: integer('user_id'),
    source: text('source', { enum: RIGHT_SOURCES }).notNull(),
    /** the cause within its source: a day, the id of an order, the note of staff */
    reference: text('reference').notNull(),
    created_at: instant('created_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    uniqueIndex('spin_rights_once_key').on(table.mission_id, table.user_id, table.source, table.reference),
    index('spin_rights_open_idx')
      .on(table.user_id, table.mission_id, table.id)
      .where(sql`used_at IS NULL`),
  ],
)

/** A prize as it was when it was won. */
export type PrizeSnapshot = Pick<
  typeof prizes.$inferSelect,
  'kind' | 'name' | 'description' | 'image' | 'points'
>

/** The log of spins: rows are only added. A member's deletion takes the member's id out. */
export const spins = game.table(
  'spins',
  {
    id: uuid('id').primaryKey(),
    right_id: bigint('right_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => spin_rights.id, { onDelete: 'restrict' }),
    mission_id: missionId(),
    user_id: integer('user_id'),
    /** named by the caller: the same key gives the same spin */
    idempotency_key: uuid('idempotency_key').notNull(),
    version: integer('version').notNull(),
    /** from 0 to one less than the sum of the version's weights */
    random_value: integer('random_value').notNull(),
    /** where the random value fell */
    drawn_prize_id: integer('drawn_prize_id').notNull(),
    /** why the fallback took its place; null when it did not */
    replaced_for: text('replaced_for', { enum: ['stock', 'daily-cap'] }),
    prize_id: integer('prize_id')
      .notNull()
      .references(() => prizes.id, { onDelete: 'restrict' }),
    snapshot: jsonb('snapshot').$type<PrizeSnapshot>().notNull(),
    segment: smallint('segment').notNull(),
    /** which piece of a prize with a stock it was, from 1 */
    unit: integer('unit'),
    /** which piece of the day, for a prize with a daily cap */
    unit_of_day: integer('unit_of_day'),
    points: integer('points').notNull().default(0),
    voucher_code: text('voucher_code'),
    voucher_ends_at: instant('voucher_ends_at'),
    day: date('day', { mode: 'string' }).notNull(),
    /** the game's clock */
    created_at: instant('created_at').notNull(),
    /** the server's clock once the stock was taken: the order in which pieces went */
    drawn_at: instant('drawn_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('spins_idempotency_key').on(table.user_id, table.mission_id, table.idempotency_key),
    uniqueIndex('spins_unit_key').on(table.prize_id, table.unit),
    uniqueIndex('spins_unit_of_day_key').on(table.prize_id, table.day, table.unit_of_day),
    index('spins_mission_idx').on(table.mission_id, table.drawn_at),
    index('spins_user_idx').on(table.user_id, table.mission_id),
  ],
)

/** Gifts that were won: the shop sends them or hands them over. */
export const gift_claims = game.table(
  'gift_claims',
  {
    spin_id: uuid('spin_id')
      .primaryKey()
      .references(() => spins.id, { onDelete: 'restrict' }),
    user_id: integer('user_id'),
    state: text('state', { enum: CLAIM_STATES }).notNull().default('open'),
    /** 'staff:<name>' */
    staff: text('staff'),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull(),
    settled_at: instant('settled_at'),
  },
  (table) => [
    index('gift_claims_open_idx')
      .on(table.created_at)
      .where(sql`state = 'open'`),
    index('gift_claims_user_idx').on(table.user_id),
  ],
)
