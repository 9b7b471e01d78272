import { and, eq, sql } from 'drizzle-orm'
import { BATCH, batchKey, tidyBatch } from '@/domain/authenticity/batch'
import { notFound } from '@/domain/error'
import { badRequest } from '@/domain/error'
import { dayOf, isDay } from '@/domain/order/dates'
import { type CombinationFacts, combinationsNamed } from '../../catalog'
import type { Database } from '../../database'
import { batches } from '../schema'

export type BatchRow = typeof batches.$inferSelect

/** What is said of a batch when its codes are registered. Days as 'YYYY-MM-DD'; `undefined` leaves a known batch as it is. */
export interface BatchInput {
  /** a stock keeping unit, or the id of a variant */
  product: string
  batch: string
  made_on?: string | undefined
  expires_on?: string | undefined
  sold_from?: string | undefined
  sold_until?: string | undefined
}

/** The one variant that a word names. @throws NOT_FOUND, BAD_REQUEST for an ambiguous one */
export async function variantNamed(db: Database, product: string): Promise<CombinationFacts> {
  const found = await combinationsNamed(db, product)
  const [variant, ...others] = found
  if (!variant) throw notFound(`product "${product}"`)
  if (others.length > 0)
    throw badRequest(
      `"${product}" names variants ${found.map(({ id }) => id).join(', ')}: give one of these ids`,
    )
  return variant
}

/** @throws BAD_REQUEST for a day that is none, and days in the wrong order */
function checkDays({ made_on, expires_on, sold_from, sold_until }: BatchInput): void {
  for (const [name, day] of Object.entries({ made_on, expires_on, sold_from, sold_until }))
    if (day !== undefined && !isDay(day)) throw badRequest(`${name} "${day}" is no day: YYYY-MM-DD`)
  if (made_on !== undefined && expires_on !== undefined && made_on > expires_on)
    throw badRequest('the batch expires before it was made')
  if (sold_from !== undefined && sold_until !== undefined && sold_from > sold_until)
    throw badRequest('the batch was sold until a day before it was sold from')
}

const isBatch = (combinationId: number, batch: string) =>
  and(eq(batches.combination_id, combinationId), eq(batches.batch_key, batchKey(batch)))

/** A batch of a variant. @throws NOT_FOUND */
export async function batchNamed(db: Database, product: string, batch: string): Promise<BatchRow> {
  const { id } = await variantNamed(db, product)
  const [row] = await db.select().from(batches).where(isBatch(id, batch))
  if (!row) throw notFound(`batch "${batch}" of "${product}"`)
  return row
}

/** Writes a batch, or what is newly said of a known one; gives its id. @throws NOT_FOUND, BAD_REQUEST */
export async function saveBatch(tx: Database, input: BatchInput): Promise<number> {
  const batch = tidyBatch(input.batch)
  if (!BATCH.test(batch))
    throw badRequest(`"${input.batch}" is no batch: letters, digits, dots, dashes, slashes`)
  checkDays(input)
  const variant = await variantNamed(tx, input.product)
  const { made_on, expires_on, sold_from, sold_until } = input
  const said = Object.fromEntries(
    Object.entries({ made_on, expires_on, sold_from, sold_until }).filter(([, day]) => day !== undefined),
  )
  const [row] = await tx
    .insert(batches)
    .values({
      product_id: variant.product.id,
      combination_id: variant.id,
      batch,
      batch_key: batchKey(batch),
      ...{ made_on, expires_on, sold_until },
      sold_from: sold_from ?? dayOf(new Date()),
    })
    .onConflictDoUpdate({
      target: [batches.combination_id, batches.batch_key],
      // Without a change the row is only returned.
      set: Object.keys(said).length > 0 ? said : { batch_key: sql`${batches.batch_key}` },
    })
    .returning({ id: batches.id })
  if (!row) throw new Error('a batch was not stored')
  return row.id
}
