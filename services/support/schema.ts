import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { AUTHORS, THREAD_STATES } from '@/domain/contact/thread'
import type { TopicName } from '@/domain/contact/topics'

/** Conversations of shoppers with the shop, by the contact form. */
export const support = pgSchema('support')

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const threads = support.table(
  'threads',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** what shopper and staff call it: 'LH7K2M9QXA' */
    reference: text('reference').notNull().unique(),
    /** null for a visitor */
    user_id: integer('user_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').$type<TopicName>().notNull(),
    /** as it was typed */
    order_number: text('order_number').notNull().default(''),
    /** the member's own order of that number */
    order_id: uuid('order_id'),
    product: text('product').notNull().default(''),
    state: text('state', { enum: THREAD_STATES }).notNull().default('open'),
    /** by when the shop answers; null while it waits for the shopper */
    answer_by: instant('answer_by'),
    satisfaction: smallint('satisfaction'),
    feedback: text('feedback'),
    created_at: instant('created_at').notNull().defaultNow(),
    /** of the last message */
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('threads_user_idx').on(table.user_id),
    index('threads_open_idx')
      .on(table.answer_by)
      .where(sql`state = 'open'`),
    index('threads_updated_idx').on(table.updated_at),
    check('threads_state_check', sql`state IN ('open', 'closed')`),
    check('threads_satisfaction_check', sql`satisfaction BETWEEN 1 AND 5`),
  ],
)

const threadId = () =>
  bigint('thread_id', { mode: 'number' })
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })

export const thread_messages = support.table(
  'thread_messages',
  {
    /** the idempotency key under which it was sent: photos are uploaded for it */
    id: uuid('id').primaryKey(),
    thread_id: threadId(),
    author: text('author', { enum: AUTHORS }).notNull(),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('thread_messages_thread_idx').on(table.thread_id, table.created_at),
    check('thread_messages_author_check', sql`author IN ('shopper', 'shop')`),
  ],
)

export const thread_images = support.table(
  'thread_images',
  {
    url: text('url').primaryKey(),
    message_id: uuid('message_id')
      .notNull()
      .references(() => thread_messages.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [index('thread_images_message_idx').on(table.message_id, table.position)],
)

/** What staff did: the audit. */
export const thread_actions = support.table(
  'thread_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    thread_id: threadId(),
    action: text('action', { enum: ['reply', 'close', 'reopen', 'show'] }).notNull(),
    /** 'staff:<name>' */
    staff: text('staff').notNull(),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('thread_actions_thread_idx').on(table.thread_id, table.id)],
)
