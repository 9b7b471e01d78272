import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const loyalty = pgSchema('loyalty')

/** Credits and debits of points; a member's balance is their sum. */
export const point_entries = loyalty.table(
  'point_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    points: integer('points').notNull(),
    reason: text('reason').notNull(),
    /** id of the cause, e.g. of the order; unique together with the reason */
    reference: text('reference').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('point_entries_once_key').on(table.reason, table.reference, sql`sign(${table.points})`),
    index('point_entries_user_idx').on(table.user_id, table.id),
  ],
)
