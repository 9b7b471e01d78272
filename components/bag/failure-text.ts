import type { Translate } from '@/components/orders/parts/translate'
import { MAX_LINES } from '@/domain/bag/limits'
import { DomainError } from '@/domain/error'
import { isUnanswered, receivedMessage, withInstruction } from '@/lib/client/failure'
import { problemIn } from '@/lib/client/failure-details'
import { formatMoney } from '@/lib/format'
import { retryWaitOf } from '@/lib/account/retry-wait'

/** Text for a refused change of the bag; an unknown code's message is shown as received (CRT-07). */
export function bagFailureText(failure: unknown, t: Translate): string {
  if (!(failure instanceof DomainError) || isUnanswered(failure)) return withInstruction(t('failed'), failure)
  const problem = problemIn(failure)
  if (problem?.code === 'DAILY_LIMIT_PRODUCT')
    return t('problem.dailyProduct', { limit: problem.limit, product: problem.name })
  if (problem?.code === 'DAILY_LIMIT_BRAND')
    return t('problem.dailyBrand', { limit: problem.limit, brand: problem.name })
  if (problem?.code === 'MAX_ORDER_AMOUNT')
    return t('problem.maxAmount', { limit: formatMoney(problem.limit) })
  if (problem?.code === 'OUT_OF_STOCK') return t('problem.outOfStock')
  if (problem?.code === 'GONE') return t('problem.gone')
  // The bag is loaded again (`changeInTurn`).
  if (failure.code === 'NOT_FOUND') return t('problem.elsewhere')
  if (failure.code === 'MAX_LIMIT_ORDER') return t('problem.maxLimit')
  if (failure.code === 'BAG_FULL') return t('problem.bagFull', { limit: MAX_LINES })
  const wait = retryWaitOf(failure)
  if (wait) return t(`wait.${wait.unit}`, { count: wait.count })
  return receivedMessage(failure) ?? withInstruction(t('failed'), failure)
}
