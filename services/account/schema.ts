import { sql } from 'drizzle-orm'
import { boolean, integer, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const account = pgSchema('account')

/** Members of the shop. */
export const users = account.table(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    user_name: text('user_name').notNull(),
    name: text('name').notNull(),
    image: text('image'),
    gender: text('gender', { enum: ['female', 'male'] }),
    level: text('level').notNull(),
    skin_types: text('skin_types').array().notNull(),
    hair_types: text('hair_types').array().notNull(),
    is_expert_reviewer: boolean('is_expert_reviewer').notNull().default(false),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_user_name_key').on(sql`lower(${table.user_name})`)],
)
