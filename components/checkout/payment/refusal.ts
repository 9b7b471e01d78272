import type { LineProblem } from '@/domain/bag/line-problem'
import { isBlocking } from '@/domain/bag/line-problem'
import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import { shortLinesIn } from '@/lib/client/failure-details'
import { isAnswerLost } from './order-submission'

/** A line that cannot be ordered as it is. */
export interface BadLine {
  id: string
  name: string
  problem: LineProblem
}

/** Why no order came of a press, as far as the page itself has something to say or to offer. */
export type Refusal =
  | { code: 'TOTAL_CHANGED'; before: number; now: number }
  | { code: 'LINES_CHANGED'; lines: BadLine[] }
  | { code: 'VOUCHER_GONE'; names: string[]; now: number }
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

/** What is short by now, be it a part of a set that the line itself does not show. */
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

/** What a failure means for a bag that was seen as `before` and is `now` so. */
export function readRefusal(failure: unknown, before: Bag, now: Bag): Refusal {
  if (isAnswerLost(failure) || !(failure instanceof DomainError)) return { code: 'LOST' }
  switch (failure.code) {
    case 'LINES_CHANGED':
    case 'DAILY_LIMIT':
    case 'OUT_OF_STOCK': {
      const known = inBag(now)
      const more = shortLines(failure, now).filter(({ id }) => !known.some((line) => line.id === id))
      const lines = [...known, ...more]
      // Mended meanwhile, or only dearer: what is left to look at is the total.
      return lines.length > 0
        ? { code: 'LINES_CHANGED', lines }
        : { code: 'TOTAL_CHANGED', before: before.total, now: now.total }
    }
    case 'TOTAL_CHANGED':
      return { code: 'TOTAL_CHANGED', before: before.total, now: now.total }
    case 'VOUCHER_GONE':
      return { code: 'VOUCHER_GONE', names: isGone(before, now), now: now.total }
    case 'POINTS_SHORT':
      return { code: 'POINTS_SHORT', balance: now.points.balance, now: now.total }
    case 'PHONE_UNVERIFIED':
    case 'TOO_MANY_REQUESTS':
      return { code: failure.code }
    default:
      return { code: 'FAILED' }
  }
}
