import { sql } from 'drizzle-orm'
import { index, integer, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PUSH_TOPICS } from '@/domain/push/topics'

export const push = pgSchema('push')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Browsers that members receive push messages on, one row a device. */
export const subscriptions = push.table(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: integer('user_id').notNull(),
    /** address at the browser's push service */
    endpoint: text('endpoint').notNull(),
    /** keys of the browser that payloads are encrypted with, base64url */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** what the device receives */
    topics: text('topics', { enum: PUSH_TOPICS }).array().notNull(),
    /** browser and system, for the member's list of devices: 'Chrome, Android' */
    device: text('device').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    /** sign-in it was switched on under: without a live session of it nothing is sent */
    session_group: uuid('session_group').notNull(),
    /** when a push service last took a message for it */
    accepted_at: instant('accepted_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_endpoint_key').on(table.endpoint),
    index('subscriptions_user_idx').on(table.user_id),
  ],
)

/** News for a member: sent by push, and by the mail that is held with it when no device showed it. */
export const notices = push.table(
  'notices',
  {
    /** known to the devices it was sent to alone, which confirm it */
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: integer('user_id').notNull(),
    topic: text('topic', { enum: PUSH_TOPICS }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** page that opens on a click, from the shop's root */
    path: text('path').notNull(),
    /** only one notice is queued for each key */
    once_key: text('once_key').notNull(),
    /** the held mail; null when there is no address, or its kind was refused */
    message_id: uuid('message_id'),
    state: text('state', { enum: ['queued', 'sent', 'shown', 'mailed'] })
      .notNull()
      .default('queued'),
    created_at: instant('created_at').notNull().defaultNow(),
    sent_at: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('notices_once_key').on(table.once_key),
    index('notices_user_idx').on(table.user_id),
    index('notices_waiting_idx')
      .on(table.sent_at)
      .where(sql`state = 'sent'`),
  ],
)
