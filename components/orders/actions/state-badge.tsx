'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { OrderAction } from '@/domain/order/actions'
import type { Order } from '@/domain/order/order'
import { stateLookOf, stateName } from '@/components/orders/parts/state-look'
import { useOrderActions } from './use-actions'
import { useOrderButtons } from './use-offer'

/** States with details behind them: waiting for payment shows how to pay, shipped shows the parcel (ORD-49, ORD-50). */
const EXPLAINING: readonly OrderAction[] = ['confirm_payment', 'how_to_pay', 'track']

/** The state of an order, in its colour. */
export function StateBadge({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { actions } = useOrderButtons(order)
  const { run } = useOrderActions(order)
  const name = stateName(order.state)
  const state = 'key' in name ? t(`state.${name.key}`) : name.text
  const badge = <Badge tone={stateLookOf(order.state.color).tone}>{state}</Badge>
  const explaining = actions.find((action) => EXPLAINING.includes(action))
  if (!explaining) return badge
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('card.stateOpens', { state, code: order.reference_code })}
      onClick={run[explaining]}
      className="-my-2.5 -mr-1 inline-flex min-h-11 items-center"
    >
      {badge}
      <Icon name="chevron-right" size={16} className="text-muted" />
    </button>
  )
}
