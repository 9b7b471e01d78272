import { sql } from 'drizzle-orm'
import { ALREADY_AVAILABLE, type AvailabilityAlertInput } from '@/domain/alert'
import { domainError } from '@/domain/error-codes'
import { combinationFacts, lockCombination } from '../catalog'
import { transaction } from '../database'
import { redactSqlError } from '../redact-sql-error'
import { availability_alerts } from './schema'
import type { Subscriber } from './subscriber'

const missing = () => domainError('NOT_FOUND', 'product is not set or not available')

/**
 * Subscribes to a mail once a combination can be bought again; a repeated subscription changes nothing. The combination is locked, so
 * that stock that comes back meanwhile is either seen here or sees the alert.
 * @throws NOT_FOUND for goods that are not for sale, or whose combination is another product's; ALREADY_AVAILABLE
 */
export async function subscribeToStock(
  { product_id, combination_id, email }: AvailabilityAlertInput,
  subscriber: Subscriber | null,
): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(combination_id)) throw missing()
  const id = Number(combination_id)
  await transaction(async (tx) => {
    await lockCombination(tx, id)
    const goods = (await combinationFacts(tx, [id])).get(id)
    if (goods?.product.id !== product_id || !goods.product.is_active) throw missing()
    if (goods.is_available) throw domainError(ALREADY_AVAILABLE, 'it can be bought already')
    await tx
      .insert(availability_alerts)
      .values({
        product_id,
        combination_id: id,
        email,
        user_id: subscriber?.id ?? null,
        // The name is used only for the member's own address.
        name: subscriber?.email === email ? subscriber.name : '',
      })
      .onConflictDoNothing({
        target: [availability_alerts.combination_id, availability_alerts.email],
        where: sql`sent_at IS NULL`,
      })
      .catch((error: unknown) => {
        throw redactSqlError(error)
      })
  })
}
