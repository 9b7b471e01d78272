import type { Translate } from '@/components/orders/parts/translate'
import type { LineProblem } from '@/domain/bag/line-problem'
import { formatMoney } from '@/lib/format'

/** Text of a line's problem. */
export function lineProblemText(problem: LineProblem, t: Translate): string {
  switch (problem.code) {
    case 'GONE':
      return t('problem.gone')
    case 'OUT_OF_STOCK':
      return t('problem.outOfStock')
    case 'FEWER_LEFT':
      return problem.left > 0 ? t('problem.fewerLeft', { left: problem.left }) : t('problem.noneLeft')
    case 'MAX_LIMIT_ORDER':
      return t('problem.maxLimit')
    case 'MAX_ORDER_AMOUNT':
      return t('problem.maxAmount', { limit: formatMoney(problem.limit) })
    case 'BAG_FULL':
      return t('problem.bagFull', { limit: problem.limit })
    case 'DAILY_LIMIT_PRODUCT':
      return withBought(
        t('problem.dailyProduct', { limit: problem.limit, product: problem.product }),
        problem,
        t,
      )
    case 'DAILY_LIMIT_BRAND':
      return withBought(t('problem.dailyBrand', { limit: problem.limit, brand: problem.brand }), problem, t)
    case 'PRICE_CHANGED':
      return t('problem.priceChanged', {
        before: formatMoney(problem.before),
        now: formatMoney(problem.now),
      })
  }
}

const withBought = (sentence: string, { bought }: { bought: number }, t: Translate) =>
  bought > 0 ? `${sentence} ${t('problem.bought', { bought })}` : sentence
