import { sql } from 'drizzle-orm'
import { ALREADY_AVAILABLE, type AvailabilityAlertInput } from '@/domain/alert'
import { domainError } from '@/domain/error-codes'
import { combinationFacts, holdCombination } from '../catalog'
import { transaction } from '../database'
import { redactSqlError } from '../redact-sql-error'
import { availability_alerts } from './schema'
import type { Subscriber } from './subscriber'

const missing = () => domainError('NOT_FOUND', 'product is not set or not available')

/**
 * Subscribes to a mail once a combination can be bought again; a repeated subscription is the same one. The combination is held
 * meanwhile: stock that comes back now either is seen here, or sees the alert.
 * @throws NOT_FOUND for goods that are not for sale, or whose combination is another product's; ALREADY_AVAILABLE
 */
export async function subscribeToStock(
  { product_id, combination_id, email }: AvailabilityAlertInput,
  asking: Subscriber | null,
): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(combination_id)) throw missing()
  const id = Number(combination_id)
  await transaction(async (tx) => {
    await holdCombination(tx, id)
    const goods = (await combinationFacts(tx, [id])).get(id)
    if (goods?.product.id !== product_id || !goods.product.is_active) throw missing()
    if (goods.is_available) throw domainError(ALREADY_AVAILABLE, 'it can be bought already')
    await tx
      .insert(availability_alerts)
      .values({
        product_id,
        combination_id: id,
        email,
        user_id: asking?.id ?? null,
        // A name is written to its own address alone.
        name: asking?.email === email ? asking.name : '',
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
