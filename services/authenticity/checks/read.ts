import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Check } from '@/domain/authenticity/check'
import { dayOf } from '@/domain/order/dates'
import { type CombinationFacts, combinationFacts } from '../../catalog'
import type { Database } from '../../database'
import { batches, checks, codes } from '../schema'
import { type Checker, isReadableBy } from './checker'

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      check: checks,
      kind: codes.kind,
      first_checked_at: codes.first_checked_at,
      batch: batches,
    })
    .from(checks)
    .innerJoin(codes, eq(codes.serial, checks.code_serial))
    .innerJoin(batches, eq(batches.id, codes.batch_id))
    .where(where)

type Row = Awaited<ReturnType<typeof select>>[number]

/** The address of a variant, from the shop's root. */
const pathOf = ({ id, product }: CombinationFacts) =>
  `/${product.category_slug}/${product.id}-${product.slug}?combination=${id}`

const productOf = (facts: CombinationFacts | undefined, productId: number): Check['product'] => ({
  id: productId,
  name: facts?.product.name ?? '',
  variant: facts?.name ?? '',
  path: facts?.product.is_active === true ? pathOf(facts) : null,
  image: facts?.image ?? null,
})

function toCheck({ check, kind, first_checked_at, batch }: Row, facts: CombinationFacts | undefined): Check {
  const { made_on, expires_on, recalled_at, recall_reason: reason, recall_advice: advice } = batch
  return {
    id: check.id,
    checked_at: check.created_at.toISOString(),
    verdict: check.verdict,
    suspicions: check.suspicions,
    kind,
    first_checked_at: kind === 'unit' ? (first_checked_at?.toISOString() ?? null) : null,
    others: check.others,
    product: productOf(facts, batch.product_id),
    batch: batch.batch,
    made_on,
    expires_on,
    is_expired: expires_on !== null && expires_on < dayOf(new Date()),
    is_other_batch: check.is_other_batch,
    is_other_product: check.is_other_product,
    bought_from: check.bought_from,
    recall: recalled_at && { recalled_at: recalled_at.toISOString(), reason, advice },
  }
}

async function viewOf(db: Database, rows: readonly Row[]): Promise<Check[]> {
  const goods = await combinationFacts(db, [...new Set(rows.map(({ batch }) => batch.combination_id))])
  return rows.map((row) => toCheck(row, goods.get(row.batch.combination_id)))
}

const oneOf = async (db: Database, where: SQL | undefined): Promise<Check | null> =>
  (await viewOf(db, await select(db, where)))[0] ?? null

/** A check, for the one who just made it. */
export const checkById = (db: Database, id: string) => oneOf(db, eq(checks.id, id))

/** A check of this member or device; null for another's. */
export const ownCheck = (db: Database, id: string, checker: Checker) =>
  oneOf(db, and(eq(checks.id, id), isReadableBy(checker)))

/** The checks of a member, with those that visitors made on this device; the latest first. */
export async function checkHistory(
  db: Database,
  checker: Checker,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ entries: Check[]; total: number }> {
  const own = isReadableBy(checker)
  const [rows, [counted]] = await Promise.all([
    select(db, own).orderBy(desc(checks.created_at), desc(checks.id)).limit(limit).offset(skip),
    db.select({ total: count() }).from(checks).where(own),
  ])
  return { entries: await viewOf(db, rows), total: counted?.total ?? 0 }
}
