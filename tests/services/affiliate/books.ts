import { sql } from 'drizzle-orm'
import { AFFILIATE_BOOKS } from '@/scripts/bench/checkout/affiliate-books'
import { database } from '@/services/database'

/** Each rule of the affiliates' books holds after the tests of a file. */
export function checkBooks(): void {
  afterAll(async () => {
    for (const [name, query] of AFFILIATE_BOOKS) {
      const { rows } = await database().execute(sql.raw(query))
      expect({ name, rows }).toEqual({ name, rows: [] })
    }
  })
}
