import type { LineProblem } from '@/domain/bag/line-problem'
import { isBlocking } from '@/domain/bag/line-problem'
import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import { isUnanswered } from '@/lib/client/failure'
import { shortLinesIn } from '@/lib/client/failure-details'

/** A line that cannot be ordered. */
export interface BadLine {
  id: string
  name: string
  problem: LineProblem
}

/** Why a submission failed, where the page itself explains it. */
export type Refusal =
  | { code: 'TOTAL_CHANGED'; before: number; now: number }
  | { code: 'LINES_CHANGED'; lines: BadLine[] }
  | { code: 'VOUCHER_GONE'; names: string[]; now: number }
  | { code: 'EARLY_SALE_CLOSED'; now: number }
  | { code: 'POINTS_SHORT'; balance: number; now: number }
  | { code: 'PHONE_UNVERIFIED' }
  | { code: 'NO_METHOD' }
  | { code: 'TOO_MANY_REQUESTS' }
  | { code: 'LOST' }
  | { code: 'FAILED' }

const inBag = ({ lines }: Bag): BadLine[] =>
  lines.flatMap(({ id, name, problems }) => {
    const problem = problems.find(isBlocking)
    return problem ? [{ id, name, problem }] : []
  })

/** Lines whose stock no longer suffices, including members of a set, which the line itself does not show. */
const shortLines = (failure: DomainError, bag: Bag): BadLine[] =>
  shortLinesIn(failure).flatMap(({ line_id, left }): BadLine[] => {
    const line = bag.lines.find(({ id }) => id === line_id)
    if (!line) return []
    const problem: LineProblem =
      left > 0 ? { code: 'FEWER_LEFT', wanted: line.quantity, left } : { code: 'OUT_OF_STOCK' }
    return [{ id: line.id, name: line.name, problem }]
  })

const isGone = (before: Bag, now: Bag) => {
  const staying = new Set(now.vouchers.applied.map(({ voucher_id }) => voucher_id))
  return before.vouchers.applied
    .filter(({ voucher_id }) => !staying.has(voucher_id))
    .map(({ code, name }) => code ?? name)
}

/** The refusal for a failure, given the bag as submitted (`before`) and as it is now. */
export function readRefusal(failure: unknown, before: Bag, now: Bag): Refusal {
  if (isUnanswered(failure) || !(failure instanceof DomainError)) return { code: 'LOST' }
  switch (failure.code) {
    case 'LINES_CHANGED':
    case 'DAILY_LIMIT':
    case 'OUT_OF_STOCK': {
      const known = inBag(now)
      const more = shortLines(failure, now).filter(({ id }) => !known.some((line) => line.id === id))
      const lines = [...known, ...more]
      // Fixed in the meantime, or only the price changed: the total is left to confirm.
      return lines.length > 0
        ? { code: 'LINES_CHANGED', lines }
        : { code: 'TOTAL_CHANGED', before: before.total, now: now.total }
    }
    case 'TOTAL_CHANGED':
      return { code: 'TOTAL_CHANGED', before: before.total, now: now.total }
    case 'VOUCHER_GONE':
      return { code: 'VOUCHER_GONE', names: isGone(before, now), now: now.total }
    case 'EARLY_SALE_CLOSED':
      return { code: 'EARLY_SALE_CLOSED', now: now.total }
    case 'POINTS_SHORT':
      return { code: 'POINTS_SHORT', balance: now.points.balance, now: now.total }
    case 'PHONE_UNVERIFIED':
    case 'TOO_MANY_REQUESTS':
      return { code: failure.code }
    default:
      return { code: 'FAILED' }
  }
}
