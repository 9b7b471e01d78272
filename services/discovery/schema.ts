import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** Searches: members' histories, chosen results, trends. */
export const discovery = pgSchema('discovery')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Recent searches of members (SRC-09). */
export const history_keywords = discovery.table(
  'history_keywords',
  {
    _id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    user_id: integer('user_id').notNull(),
    /** as typed */
    keyword: text('keyword').notNull(),
    /** lower case without diacritics: identifies a search */
    plain: text('plain').notNull(),
    searched_at: instant('searched_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('history_keywords_user_plain_key').on(table.user_id, table.plain),
    index('history_keywords_newest_idx').on(table.user_id, table.searched_at.desc().nullsFirst()),
  ],
)

/** Chosen results (POST /search-history-clicks, SRC-10). */
export const search_clicks = discovery.table(
  'search_clicks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    keyword: text('keyword').notNull(),
    entity_type: text('entity_type').notNull(),
    entity_id: text('entity_id').notNull(),
    user_id: integer('user_id'),
    clicked_at: instant('clicked_at').notNull().defaultNow(),
  },
  (table) => [index('search_clicks_user_idx').on(table.user_id)],
)

/** Searches of a keyword by day in Vietnam. */
export const keyword_days = discovery.table(
  'keyword_days',
  {
    day: date('day').notNull(),
    plain: text('plain').notNull(),
    /** the latest spelling */
    keyword: text('keyword').notNull(),
    searches: integer('searches').notNull().default(0),
    without_result: integer('without_result').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.plain] })],
)

/** Digests of the devices that searched for a keyword on a day, kept as long as trends need them. */
export const keyword_devices = discovery.table(
  'keyword_devices',
  {
    day: date('day').notNull(),
    plain: text('plain').notNull(),
    device_digest: text('device_digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.plain, table.device_digest] })],
)
