import { sql } from 'drizzle-orm'
import type { LineProblem } from '@/domain/bag/line-problem'
import { domainError } from '@/domain/error-codes'
import { type DailyLimit, dailyLimits } from '../../catalog'
import type { Database } from '../../database'
import { boughtOn, type DailyBuyer, namesOfBuyer } from '../read/purchases'
import type { OrderFacts } from '../order-facts'
import type { OrderLine } from './order-lines'

/** Any number, always the same: sets the locks of a buyer's day apart from others. */
const DAY_LOCK = 707_070

/** What is counted of an order: whose it is, and when it was placed. */
export type LimitedOrder = Pick<OrderFacts, 'user_id' | 'device_id' | 'contact' | 'created_at'>

const buyerOf = ({ user_id, device_id, contact }: LimitedOrder): DailyBuyer => ({
  memberId: user_id,
  deviceId: device_id ?? '',
  phone: contact,
})

/** What limits count of a line. */
export type LimitedLine = Pick<OrderLine, 'product_id' | 'quantity' | 'goods'>

/** The limit that all orders of the buyer together go beyond, of a line that helps to; null when there is none. */
function exceededBy(
  line: LimitedLine,
  { product, brand, brand_id }: DailyLimit,
  bought: Awaited<ReturnType<typeof boughtOn>>,
): LineProblem | null {
  const ofProduct = bought.products.get(line.product_id) ?? 0
  if (product !== null && ofProduct > product) {
    const rest = { limit: product, bought: ofProduct - line.quantity, allowed: 0 }
    return { code: 'DAILY_LIMIT_PRODUCT', ...rest, product: line.goods.name }
  }
  const ofBrand = bought.brands.get(brand_id) ?? 0
  if (brand === null || ofBrand <= brand) return null
  const rest = { limit: brand, bought: ofBrand - line.quantity, allowed: 0 }
  return { code: 'DAILY_LIMIT_BRAND', ...rest, brand: line.goods.brand.name }
}

/**
 * Sees that an order, which stands as part of `tx` with these lines that are paid for, leaves its buyer within the limits of its day; one buyer's orders are looked at one
 * after another. So neither two at once nor one that comes back from its failed payment get past them. @throws DAILY_LIMIT (409) with
 * details.problem
 */
export async function requireDailyLimits(
  tx: Database,
  order: LimitedOrder,
  lines: readonly LimitedLine[],
): Promise<void> {
  const limits = await dailyLimits(
    tx,
    lines.map(({ product_id }) => product_id),
  )
  if (limits.length === 0) return
  const buyer = buyerOf(order)
  for (const name of namesOfBuyer(buyer).sort())
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${DAY_LOCK}, hashtext(${name}))`)
  const bought = await boughtOn(tx, buyer, order.created_at)
  for (const line of lines) {
    const limit = limits.find(({ product_id }) => product_id === line.product_id)
    const problem = limit && exceededBy(line, limit, bought)
    if (problem) throw domainError('DAILY_LIMIT', 'no more of this for one day', { problem })
  }
}
