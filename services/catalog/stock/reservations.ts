import { sql } from 'drizzle-orm'
import { type Reservation, sumReservations } from '@/domain/bag/reservations'
import { INTEGER_MAX } from '@/domain/constants'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { lockGoods } from './lock-goods'
import { deductions } from '../promotion-schema'
import { combinations, preorder_rules } from '../schema'

/** A target with too little stock or quota; `left` is the available quantity. */
export interface Shortage {
  kind: Reservation['kind']
  target_id: number
  left: number
}

const idsOf = (kind: Reservation['kind'], reservations: readonly Reservation[]) =>
  reservations.filter((reservation) => reservation.kind === kind).map(({ target_id }) => target_id)

/** @throws RangeError for quantities that are not whole and positive */
function requireQuantities(reservations: readonly Reservation[]): void {
  for (const { quantity } of reservations)
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`no quantity: ${quantity}`)
}

/** Locks the goods of these reservations until `tx` ends. */
function lockReserved(tx: Database, reservations: readonly Reservation[]): Promise<void> {
  const combinationIds = [...idsOf('stock', reservations), ...idsOf('preorder', reservations)]
  return lockGoods(
    tx,
    sql`SELECT product_id FROM ${combinations} WHERE id = ANY (${sql.param(combinationIds)}::integer[])
      UNION
      SELECT goods.product_id FROM ${deductions} deduction JOIN ${combinations} goods ON goods.id = deduction.combination_id
      WHERE deduction.id = ANY (${sql.param(idsOf('deduction', reservations))}::integer[])`,
  )
}

/** The stock or quota left of each target, by 'kind/id'; a sale without a quota is unlimited. */
async function leftOf(tx: Database, reservations: readonly Reservation[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ key: string; left: number }>(sql`
    SELECT 'stock/' || id AS key, stock AS left FROM ${combinations} WHERE id = ANY (${sql.param(idsOf('stock', reservations))}::integer[])
    UNION ALL
    SELECT 'preorder/' || combination_id, total_quota - sold_quota FROM ${preorder_rules}
    WHERE combination_id = ANY (${sql.param(idsOf('preorder', reservations))}::integer[])
    UNION ALL
    SELECT 'deduction/' || id, coalesce(quota - sold, ${INTEGER_MAX}) FROM ${deductions}
    WHERE id = ANY (${sql.param(idsOf('deduction', reservations))}::integer[])`)
  return new Map(rows.map(({ key, left }) => [key, left]))
}

const outOfStock = (short: readonly Shortage[]) =>
  domainError('OUT_OF_STOCK', 'there is not enough left', { short })

async function requireEnough(tx: Database, reservations: readonly Reservation[]): Promise<void> {
  const left = await leftOf(tx, reservations)
  const short = reservations.flatMap(({ kind, target_id, quantity }): Shortage[] => {
    const available = Math.max(0, left.get(`${kind}/${target_id}`) ?? 0)
    return available < quantity ? [{ kind, target_id, left: available }] : []
  })
  if (short.length > 0) throw outOfStock(short)
}

const columnsOf = (kind: Reservation['kind'], reservations: readonly Reservation[]) => {
  const some = reservations.filter((reservation) => reservation.kind === kind)
  return {
    ids: sql`${sql.param(some.map(({ target_id }) => target_id))}::integer[]`,
    quantities: sql`${sql.param(some.map(({ quantity }) => quantity))}::integer[]`,
  }
}

/** Reserves everything in one statement when nothing sells out by it; false when `reserveStock` must lock and check. */
async function reservePlenty(tx: Database, reservations: readonly Reservation[]): Promise<boolean> {
  if (reservations.some(({ kind }) => kind === 'preorder')) return false
  const [stock, sale] = [columnsOf('stock', reservations), columnsOf('deduction', reservations)]
  const { rows } = await tx.execute<{ reserved: boolean }>(
    sql`SELECT catalog.reserve_plenty(${stock.ids}, ${stock.quantities}, ${sale.ids}, ${sale.quantities}) AS reserved`,
  )
  return rows[0]?.reserved ?? false
}

/** Reserves (1) or releases (-1) these quantities where enough is left; gives the number of changed rows. */
async function applyReservations(
  tx: Database,
  reservations: readonly Reservation[],
  direction: 1 | -1,
): Promise<number> {
  const by = (kind: Reservation['kind']) => {
    const some = reservations.filter((reservation) => reservation.kind === kind)
    const ids = sql.param(some.map(({ target_id }) => target_id))
    const quantities = sql.param(some.map(({ quantity }) => quantity * direction))
    return { some, rows: sql`unnest(${ids}::integer[], ${quantities}::integer[]) AS wanted(id, quantity)` }
  }
  const [stock, preorder, deduction] = [by('stock'), by('preorder'), by('deduction')]
  let changed = 0
  if (stock.some.length > 0) {
    const { rowCount } = await tx.execute(sql`
      UPDATE ${combinations} goods SET stock = goods.stock - wanted.quantity FROM ${stock.rows}
      WHERE goods.id = wanted.id AND goods.stock >= wanted.quantity`)
    changed += rowCount ?? 0
  }
  if (preorder.some.length > 0) {
    const { rowCount } = await tx.execute(sql`
      UPDATE ${preorder_rules} rule SET sold_quota = greatest(0, rule.sold_quota + wanted.quantity) FROM ${preorder.rows}
      WHERE rule.combination_id = wanted.id AND rule.sold_quota + wanted.quantity <= rule.total_quota`)
    changed += rowCount ?? 0
  }
  if (deduction.some.length > 0) {
    const { rowCount } = await tx.execute(sql`
      UPDATE ${deductions} offer SET sold = greatest(0, offer.sold + wanted.quantity) FROM ${deduction.rows}
      WHERE offer.id = wanted.id AND (offer.quota IS NULL OR offer.sold + wanted.quantity <= offer.quota)`)
    changed += rowCount ?? 0
  }
  return changed
}

/**
 * Reserves stock, pre-order quotas and flash-sale quotas: all of them or, with an error, none. Concurrent callers wait until `tx` ends.
 * Triggers update availability and prices.
 * @throws OUT_OF_STOCK (409) with details.short: Shortage[], all targets with too little left
 */
export async function reserveStock(tx: Database, requests: readonly Reservation[]): Promise<void> {
  requireQuantities(requests)
  const reservations = sumReservations(requests)
  if (reservations.length === 0 || (await reservePlenty(tx, reservations))) return
  await lockReserved(tx, reservations)
  await requireEnough(tx, reservations)
  // A quota was reduced between check and update: the quantity left is unknown.
  if ((await applyReservations(tx, reservations, 1)) < reservations.length) throw outOfStock([])
}

/** Releases reserved stock and quotas. Goods that are no longer in the catalogue are skipped. */
export async function releaseStock(tx: Database, released: readonly Reservation[]): Promise<void> {
  requireQuantities(released)
  const reservations = sumReservations(released)
  if (reservations.length === 0) return
  await lockReserved(tx, reservations)
  await applyReservations(tx, reservations, -1)
}
