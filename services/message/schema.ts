import { index, pgSchema, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { MAIL_KINDS } from '@/domain/mail-kinds'

export const message = pgSchema('message')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Outbox of mails and SMS, written in the transaction of the change they report and sent by a job. */
export const messages = message.table(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['email', 'sms', 'whatsapp'] }).notNull(),
    /** mail address or E.164 number; masked, and the content erased, once a provider has accepted the message */
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    /** what its recipient can unsubscribe from; null for a mail about an order or the account */
    kind: text('kind', { enum: MAIL_KINDS }),
    subject: text('subject'),
    text: text('text').notNull(),
    html: text('html'),
    /** values for providers that store the template themselves */
    parameters: text('parameters').array().notNull(),
    state: text('state', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    provider: text('provider'),
    provider_id: text('provider_id'),
    last_error: text('last_error'),
    /** only one message is queued for each key */
    once_key: text('once_key').unique(),
    created_at: instant('created_at').notNull().defaultNow(),
    sent_at: instant('sent_at'),
  },
  (table) => [index('messages_recent_idx').on(table.created_at)],
)

/** Kinds of mail that an address refused. */
export const unsubscribes = message.table(
  'unsubscribes',
  {
    /** keyed digest: the address itself is not stored */
    address: text('address').notNull(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.address, table.kind] })],
)
