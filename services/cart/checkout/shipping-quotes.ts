import { and, eq, lt, sql } from 'drizzle-orm'
import type { ShippingQuote } from '@/domain/bag/pricing/shipping'
import type { Database } from '../../database'
import { quotes } from '../schema'

/** How long a carrier's price holds: the price shown is the price charged, and the carrier is not called for each cart. */
const TTL_MINUTES = 15

const price = { fee: quotes.fee, standard_fee: quotes.standard_fee }

/** The price that holds for parcels of this key; null when none does any more. */
export async function cachedQuote(db: Database, key: string): Promise<ShippingQuote | null> {
  const [row] = await db
    .select(price)
    .from(quotes)
    .where(and(eq(quotes.key, key), sql`until > now()`))
  return row ?? null
}

/** Caches a carrier's price. Of several concurrent quotes the first one holds for all. */
export async function cacheQuote(db: Database, key: string, quote: ShippingQuote): Promise<ShippingQuote> {
  const until = sql`now() + make_interval(mins => ${TTL_MINUTES})`
  await db
    .insert(quotes)
    .values({ key, ...quote, until })
    .onConflictDoUpdate({
      target: quotes.key,
      set: { ...quote, until },
      setWhere: lt(quotes.until, sql`now()`),
    })
  return (await cachedQuote(db, key)) ?? quote
}

/** Deletes expired prices. */
export async function deleteExpiredQuotes(db: Database): Promise<void> {
  await db.delete(quotes).where(lt(quotes.until, sql`now()`))
}
