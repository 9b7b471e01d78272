'use client'

import { useTranslations } from 'next-intl'
import { PriceSteps, PriceTotal } from '@/components/orders/parts/price-steps'
import type { Order } from '@/domain/order/order'
import { groupOf, type OrderGroup } from '@/domain/order/states'
import { formatNumber } from '@/lib/format'
import { Block } from './block'

/** From these states on no points come of an order any more. */
const FRUITLESS: readonly OrderGroup[] = ['cancelled_or_refund', 'return', 'undelivered']

/** The total with its steps, and the points the order brings. */
export function PriceBlock({ order: { price, state } }: { order: Order }) {
  const t = useTranslations('orders')
  const group = groupOf(state.name)
  return (
    <Block title={t('detail.price')}>
      <dl>
        <PriceSteps entries={price.entries} pointsUsed={price.points_used} />
        <PriceTotal total={price.total} />
      </dl>
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
