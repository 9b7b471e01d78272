import { ALREADY_STARTED } from '@/domain/alert'
import { domainError } from '@/domain/error-codes'
import { promotionBy } from '../catalog'
import { database } from '../database'
import { redactSqlError } from '../redact-sql-error'
import { sale_reminders } from './schema'
import type { Asking } from './subscriber'

/**
 * Keeps that somebody wants a mail when a sale begins: once for each beginning. Gives the instant (ISO) that is meant.
 * @throws NOT_FOUND for a sale nobody knows; ALREADY_STARTED
 */
export async function awaitSale(promotionId: number, email: string, asking: Asking | null): Promise<string> {
  const { start_date } = await promotionBy(database(), String(promotionId))
  if (Date.parse(start_date) <= Date.now()) throw domainError(ALREADY_STARTED, 'the sale has begun already')
  await database()
    .insert(sale_reminders)
    .values({
      promotion_id: promotionId,
      starts_at: new Date(start_date),
      email,
      user_id: asking?.id ?? null,
    })
    .onConflictDoNothing()
    .catch((error: unknown) => {
      throw redactSqlError(error)
    })
  return start_date
}
