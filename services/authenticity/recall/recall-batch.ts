import { eq, sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import { type Database } from '../../database'
import { addJob } from '../../jobs'
import { type BatchRow, batchNamed } from '../codes/batches'
import { batches } from '../schema'

interface RecallInput {
  /** a stock keeping unit, or the id of a variant */
  product: string
  batch: string
  reason: string
  /** what to do with a unit of the batch */
  advice: string
  /** 'staff:<name>' */
  staff: string
}

/**
 * Recalls a batch and queues the mails to who bought or checked it. A batch that is recalled already keeps the day, gets the new words,
 * and mails those who got no mail yet. Gives the batch as it was.
 * @throws NOT_FOUND, BAD_REQUEST
 */
export async function recallBatch(
  tx: Database,
  { product, batch, reason, advice, staff }: RecallInput,
): Promise<BatchRow> {
  const row = await batchNamed(tx, product, batch)
  if (reason.trim() === '' || advice.trim() === '')
    throw domainError('BAD_REQUEST', 'a recall says why, and what to do', { field: 'reason' })
  await tx
    .update(batches)
    .set({
      recalled_at: sql`coalesce(${batches.recalled_at}, now())`,
      recall_reason: reason.trim(),
      recall_advice: advice.trim(),
      recalled_by: staff,
    })
    .where(eq(batches.id, row.id))
  await addJob(tx, 'mail-recall', { batch_id: row.id }, { jobKey: `mail-recall:${row.id}` })
  return row
}
