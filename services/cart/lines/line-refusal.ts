import type { LineProblem } from '@/domain/bag/line-problem'
import { domainError } from '@/domain/error-codes'

const NOT_FOR_SALE: readonly LineProblem['code'][] = ['GONE', 'OUT_OF_STOCK']

/** Why goods do not go into the bag (CRT-04): MAX_LIMIT_ORDER for all that limits a quantity, else BAD_REQUEST. */
export const lineRefusal = (problem: LineProblem) =>
  NOT_FOR_SALE.includes(problem.code)
    ? domainError('BAD_REQUEST', 'these goods cannot be bought', { problem })
    : domainError('MAX_LIMIT_ORDER', 'no more pieces of this can be bought', { problem })
