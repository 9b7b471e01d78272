import type { Translate } from '@/components/order-parts/translate'
import { MAX_LINES } from '@/domain/bag/limits'
import { DomainError } from '@/domain/error'
import { isUnanswered, withAdvice } from '@/lib/client/failure'
import { formatMoney } from '@/lib/format'
import { waitOf } from '@/lib/entering/wait'

/** What a refusal names: `details.problem` of adding to the bag and of changing a line. */
interface NamedProblem {
  code: string
  limit: number
  name: string
}

/** The problem a refusal is about; null for other failures. */
export function problemIn(failure: unknown): NamedProblem | null {
  const problem = failure instanceof DomainError ? failure.details?.problem : undefined
  if (typeof problem !== 'object' || problem === null) return null
  const read = (key: string): unknown => Reflect.get(problem, key)
  const [code, limit, name] = [read('code'), read('limit'), read('product') ?? read('brand')]
  return {
    code: typeof code === 'string' ? code : '',
    limit: typeof limit === 'number' ? limit : 0,
    name: typeof name === 'string' ? name : '',
  }
}

/** Why the bag did not take a change, in the shopper's words; what is of no catalogue is shown as received (spec 1 §8). */
export function failureText(failure: unknown, t: Translate): string {
  if (!(failure instanceof DomainError) || isUnanswered(failure)) return withAdvice(t('failed'), failure)
  const problem = problemIn(failure)
  if (problem?.code === 'DAILY_LIMIT_PRODUCT')
    return t('problem.dailyProduct', { limit: problem.limit, product: problem.name })
  if (problem?.code === 'DAILY_LIMIT_BRAND')
    return t('problem.dailyBrand', { limit: problem.limit, brand: problem.name })
  if (problem?.code === 'MAX_ORDER_AMOUNT')
    return t('problem.maxAmount', { limit: formatMoney(problem.limit) })
  if (problem?.code === 'OUT_OF_STOCK') return t('problem.outOfStock')
  if (problem?.code === 'GONE') return t('problem.gone')
  if (failure.code === 'MAX_LIMIT_ORDER') return t('problem.maxLimit')
  if (failure.code === 'BAG_FULL') return t('problem.bagFull', { limit: MAX_LINES })
  const wait = waitOf(failure)
  return wait ? t(`wait.${wait.unit}`, { count: wait.count }) : failure.message
}
