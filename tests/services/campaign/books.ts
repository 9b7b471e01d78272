import { sql } from 'drizzle-orm'
import { CAMPAIGN_BOOKS } from '@/scripts/bench/checkout/campaign-books'
import { database } from '@/services/database'

/** Each rule of the campaigns' books holds after the tests of a file. */
export function checkBooks(): void {
  afterAll(async () => {
    for (const [name, query] of CAMPAIGN_BOOKS) {
      const { rows } = await database().execute(sql.raw(query))
      expect({ name, rows }).toEqual({ name, rows: [] })
    }
  })
}
