import { eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { banners, deductions, promotions } from '../promotion-schema'

export type BannerInput = typeof banners.$inferInsert
export type PromotionInput = typeof promotions.$inferInsert & {
  items: readonly { combination_id: number; percentage: number; quota: number; sold: number }[]
}

export async function insertBanners(tx: Database, inputs: readonly BannerInput[]): Promise<void> {
  if (inputs.length > 0) await tx.insert(banners).values([...inputs])
}

/** Creates promotions with their deductions; triggers update the prices. Gives the id of each slug. */
export async function insertPromotions(
  tx: Database,
  inputs: readonly PromotionInput[],
): Promise<Map<string, number>> {
  if (inputs.length === 0) return new Map()
  const rows = await tx
    .insert(promotions)
    .values(inputs.map(({ items: _, ...row }) => row))
    .returning({ id: promotions.id, slug: promotions.slug })
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  const items = inputs.flatMap((input) =>
    input.items.map(({ combination_id, percentage, quota, sold }) => ({
      combination_id,
      promotion_id: ids.get(input.slug),
      type: 'percentage' as const,
      value: percentage,
      quota,
      sold,
    })),
  )
  if (items.length > 0) await tx.insert(deductions).values(items)
  return ids
}

/** Opens a promotion to members of a level so many hours before its start, or (null) to all at once. False when there is none of this slug. */
export async function openEarly(
  tx: Database,
  slug: string,
  opening: { stage: string; hours: number } | null,
): Promise<boolean> {
  const changed = await tx
    .update(promotions)
    .set({ early_stage: opening?.stage ?? null, early_hours: opening?.hours ?? null })
    .where(eq(promotions.slug, slug))
    .returning({ id: promotions.id })
  return changed.length > 0
}
