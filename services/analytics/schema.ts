import { bigint, boolean, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const analytics = pgSchema('analytics')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Tracked actions of shoppers without names and addresses (POST /user/me/actions, TRK-01, TRK-02). */
export const actions = analytics.table(
  'actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** set by the browser: an event that is sent twice is stored once */
    event_id: uuid('event_id').notNull().unique(),
    verb: text('verb').notNull(),
    object_type: text('object_type').notNull(),
    object_id: text('object_id').notNull().default(''),
    referrer: text('referrer').notNull().default(''),
    additional: jsonb('additional').$type<Record<string, unknown>>().notNull().default({}),
    user_id: integer('user_id'),
    is_guest: boolean('is_guest').notNull(),
    device_id: text('device_id').notNull(),
    session_id: text('session_id').notNull().default(''),
    platform: text('platform').notNull().default(''),
    acquisition_source: text('acquisition_source').notNull().default(''),
    accessed_at: instant('accessed_at').notNull(),
    received_at: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('actions_kind_idx').on(table.verb, table.object_type, table.accessed_at),
    index('actions_received_at_idx').on(table.received_at),
    index('actions_user_id_idx').on(table.user_id),
  ],
)
