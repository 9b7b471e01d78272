import { sql } from 'drizzle-orm'
import { check, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The photobooth of the stores: photos between the tablet and the shopper's own phone. */
export const photobooth = pgSchema('photobooth')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One row a photo, which lies encrypted in a file of its id. Nothing here opens it: the key is made of the link's token, of which only the
 * digest is kept. A row belongs to no member.
 */
export const photos = photobooth.table(
  'photos',
  {
    id: uuid('id').primaryKey(),
    token_digest: text('token_digest').notNull().unique(),
    store_id: integer('store_id').notNull(),
    /** the version of the terms that was agreed to */
    terms_version: integer('terms_version').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    index('photos_expires_idx').on(table.expires_at),
    check('photos_expires_check', sql`expires_at > created_at`),
  ],
)
