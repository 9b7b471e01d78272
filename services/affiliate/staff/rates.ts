import { eq } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import { MOST_BASIS_POINTS, OTHER_CATEGORIES } from '@/domain/affiliate/commission'
import type { Database } from '../../database'
import { coupon_codes, rates } from '../schema'

/** Sets the commission of a category, or of all others (0), for orders from now on; null deletes a category's own. @throws BAD_REQUEST */
export async function setRate(tx: Database, categoryId: number, basisPoints: number | null): Promise<void> {
  if (basisPoints === null) {
    if (categoryId === OTHER_CATEGORIES)
      throw domainError('BAD_REQUEST', 'all others need a rate; it may be 0', {})
    await tx.delete(rates).where(eq(rates.category_id, categoryId))
  } else {
    if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > MOST_BASIS_POINTS)
      throw domainError('BAD_REQUEST', `a rate is 0 to ${MOST_BASIS_POINTS / 100} %`, {})
    await tx
      .insert(rates)
      .values({ category_id: categoryId, basis_points: basisPoints })
      .onConflictDoUpdate({ target: rates.category_id, set: { basis_points: basisPoints } })
  }
}

/** Marks a voucher code as one that coupon sites publish; `isPublished` false takes the mark away. */
export async function markCouponCode(
  tx: Database,
  code: string,
  { staff, isPublished }: { staff: string; isPublished: boolean },
): Promise<void> {
  const marked = code.trim().toUpperCase()
  if (isPublished)
    await tx.insert(coupon_codes).values({ code: marked, added_by: staff }).onConflictDoNothing()
  else await tx.delete(coupon_codes).where(eq(coupon_codes.code, marked))
}

/** The marked codes. */
export const couponCodes = (db: Database) => db.select().from(coupon_codes).orderBy(coupon_codes.code)
