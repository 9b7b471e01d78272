import type { LineProblem } from '@/domain/bag/line-problem'
import { DomainError } from '@/domain/error'

const NOT_FOR_SALE: readonly LineProblem['code'][] = ['GONE', 'OUT_OF_STOCK']

/** Why goods do not go into the bag (spec 1 §8 "Add to bag"): MAX_LIMIT_ORDER for all that limits a quantity, else BAD_REQUEST. */
export const lineRefusal = (problem: LineProblem) =>
  NOT_FOR_SALE.includes(problem.code)
    ? new DomainError('BAD_REQUEST', 400, 'these goods cannot be bought', { problem })
    : new DomainError('MAX_LIMIT_ORDER', 400, 'no more pieces of this can be bought', { problem })
