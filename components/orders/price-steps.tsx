'use client'

import { useTranslations } from 'next-intl'
import type { Order } from '@/domain/order/order'
import { groupOf, type OrderGroup } from '@/domain/order/states'
import { formatMoney, formatNumber } from '@/lib/format'
import { Block } from './block'

/** How the total of an order came about, step by step. Free goods stand among the products. */
function PriceSteps({ price }: { price: Order['price'] }) {
  const t = useTranslations('orders.price')
  const steps = price.entries.filter(({ amount }) => amount !== 0)
  return (
    <dl className="text-sm">
      {steps.map(({ code, amount, source }, index) => (
        <div key={`${code}-${source ?? index}`} className="flex justify-between gap-4 py-1">
          <dt className="text-muted">
            {code === 'POINTS' ? t('POINTS', { points: formatNumber(price.points_used) }) : t(code)}
          </dt>
          <dd className={`whitespace-nowrap tabular-nums ${amount < 0 ? 'text-success' : ''}`}>
            {amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount)}
          </dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">{formatMoney(price.total)}</dd>
      </div>
    </dl>
  )
}

/** From these states on no points come of an order any more. */
const FRUITLESS: readonly OrderGroup[] = ['cancelled_or_refund', 'return', 'undelivered']

/** The total with its steps, and the points the order brings. */
export function PriceBlock({ order: { price, state } }: { order: Order }) {
  const t = useTranslations('orders')
  const group = groupOf(state.name)
  return (
    <Block title={t('detail.price')}>
      <PriceSteps price={price} />
      {price.earned_points > 0 && !FRUITLESS.includes(group) && (
        <p className="mt-3 rounded-md bg-gold-soft px-3 py-2 text-sm text-gold-dark">
          {t(group === 'delivered' ? 'price.earnedDone' : 'price.earned', {
            points: formatNumber(price.earned_points),
          })}
        </p>
      )}
    </Block>
  )
}
