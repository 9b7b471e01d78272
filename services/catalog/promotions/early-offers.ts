import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { deductions } from '../promotion-schema'
import { combinations } from '../schema'

/** A price that members of a level buy at before the sale starts for all. Dong. */
export interface EarlyOffer {
  combination_id: string
  deduction_id: number
  price: number
  /** pieces left at this price; null without a quota */
  left: number | null
  promotion_id: number
  /** lowest level it is open to */
  stage: string
  /** whether it is open to the member who asks */
  is_open: boolean
  /** when the sale starts for all, ISO instant */
  starts_at: string
}

interface OfferRow extends Record<string, unknown> {
  combination_id: number
  deduction_id: number
  price_after_discount: number
  quota: number | null
  sold: number
  promotion_id: number
  stage: string
  is_open: boolean
  starts_at: string
}

const toOffer = (row: OfferRow): EarlyOffer => ({
  combination_id: String(row.combination_id),
  deduction_id: row.deduction_id,
  price: row.price_after_discount,
  left: row.quota === null ? null : Math.max(0, row.quota - row.sold),
  promotion_id: row.promotion_id,
  stage: row.stage,
  is_open: row.is_open,
  starts_at: row.starts_at,
})

/**
 * The early offer of each of these combinations, by combination: the best of those that are open to the member, or else of those that are open to
 * a higher level alone. The database's clock and the member's level as it is now decide.
 */
export async function earlyOffers(
  db: Database,
  combinationIds: readonly number[],
  memberId: number,
): Promise<Map<string, EarlyOffer>> {
  if (combinationIds.length === 0) return new Map()
  const { rows } = await db.execute<OfferRow>(sql`
    SELECT DISTINCT ON (offer.combination_id) offer.combination_id, offer.deduction_id, offer.price_after_discount,
      offer.quota, offer.sold, offer.promotion_id, offer.stage, own.threshold >= offer.threshold AS is_open,
      to_json(offer.starts_at AT TIME ZONE 'UTC') #>> '{}' || 'Z' AS starts_at
    FROM catalog.early_offers(${sql.param([...combinationIds])}::integer[], now()) AS offer,
      loyalty.threshold_of(${memberId}::integer) AS own(threshold)
    ORDER BY offer.combination_id, is_open DESC, offer.price_after_discount, offer.deduction_id`)
  return new Map(rows.map((row) => [String(row.combination_id), toOffer(row)]))
}

/** Combinations of a product, or of a sale, that some promotion discounts. */
export async function combinationsOnSale(
  db: Database,
  { product_id, promotion_id }: { product_id?: number | undefined; promotion_id?: number | undefined },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: combinations.id })
    .from(deductions)
    .innerJoin(combinations, eq(combinations.id, deductions.combination_id))
    .where(
      and(
        isNotNull(deductions.promotion_id),
        promotion_id === undefined
          ? eq(combinations.product_id, product_id ?? 0)
          : eq(deductions.promotion_id, promotion_id),
      ),
    )
  return rows.map(({ id }) => id)
}
