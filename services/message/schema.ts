import { index, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const message = pgSchema('message')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Outbox of mails and short messages. Written in the transaction of the change they speak of, sent by a job. */
export const messages = message.table(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['email', 'sms', 'whatsapp'] }).notNull(),
    /** address or E.164 number; erased with the content once a provider has taken the message */
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    html: text('html'),
    /** values of the template, for providers that keep the wording themselves */
    parameters: text('parameters').array().notNull(),
    state: text('state', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    provider: text('provider'),
    provider_id: text('provider_id'),
    last_error: text('last_error'),
    /** the same key never makes a second message */
    once_key: text('once_key').unique(),
    created_at: instant('created_at').notNull().defaultNow(),
    sent_at: instant('sent_at'),
  },
  (table) => [index('messages_recent_idx').on(table.created_at)],
)
