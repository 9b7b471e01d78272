import { ALREADY_STARTED } from '@/domain/alert'
import { domainError } from '@/domain/error-codes'
import { promotionBy } from '../catalog'
import { database } from '../database'
import { redactSqlError } from '../redact-sql-error'
import { sale_reminders } from './schema'
import type { Subscriber } from './subscriber'

/**
 * Subscribes to a mail before a sale begins, once for each start. Gives the start (ISO instant).
 * @throws NOT_FOUND for an unknown sale; ALREADY_STARTED
 */
export async function subscribeToSale(
  promotionId: number,
  email: string,
  subscriber: Subscriber | null,
): Promise<string> {
  const { start_date } = await promotionBy(database(), String(promotionId))
  if (Date.parse(start_date) <= Date.now()) throw domainError(ALREADY_STARTED, 'the sale has begun already')
  await database()
    .insert(sale_reminders)
    .values({
      promotion_id: promotionId,
      starts_at: new Date(start_date),
      email,
      user_id: subscriber?.id ?? null,
    })
    .onConflictDoNothing()
    .catch((error: unknown) => {
      throw redactSqlError(error)
    })
  return start_date
}
