'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { OrderReview } from '@/components/reviews/write/waiting/line-review'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Order } from '@/domain/order/order'
import { retryEndsAt } from '@/domain/order/payment/retry'
import { isReadyForPickup } from '@/domain/order/pickup'
import { formatMoney, formatNumber, formatOrderTime } from '@/lib/format'
import { DueTime } from '@/components/orders/parts/due-time'
import { OrderButtons } from '../actions/order-buttons'
import { pickupCodeOverlay } from '../overlays'
import { StateBadge } from '../actions/state-badge'
import { orderPath } from '../filter/filter-url'
import { useOrderCommands } from '../actions/commands'
import { useOrderButtons } from '../actions/use-offer'
import { CardLines } from './card-lines'

/** An order in the list: number, state, goods, total and actions. */
export function OrderCard({ order }: { order: Order }) {
  const t = useTranslations('orders.card')
  const code = order.reference_code
  const pieces = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article aria-labelledby={`don-${order._id}`} className="rounded-lg border border-line">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-3 tablet:px-5">
        <div>
          <h2 id={`don-${order._id}`} className="text-sm font-semibold">
            <span className="sr-only tablet:not-sr-only">{t('reference')}</span> {code}
          </h2>
          <p className="text-xs text-muted">
            <time dateTime={order.created_at}>
              {t('placedAt', { time: formatOrderTime(order.created_at) })}
            </time>
          </p>
        </div>
        <StateBadge order={order} />
      </header>
      <div className="px-4 py-4 tablet:px-5">
        <CardLines order={order} />
        {order.store && order.order_type === 'In Store Pickup' && (
          <p className="mt-3 flex items-center gap-2 text-sm text-muted">
            <Icon name="store" size={16} className="shrink-0" />
            {t('pickupStore', { store: order.store.name })}
          </p>
        )}
      </div>
      <footer className="grid gap-3 border-t border-line px-4 py-3 tablet:px-5">
        <div className="flex items-center justify-between gap-4">
          <OrderLink
            id={order._id}
            className="-my-1 flex min-h-11 items-center gap-1 text-sm whitespace-nowrap text-accent underline-offset-4 hover:underline"
          >
            {t('detail')}
            <span className="sr-only"> {t('ofOrder', { code })}</span>
            <Icon name="chevron-right" size={16} />
          </OrderLink>
          <p className="text-right text-sm">
            <span className="text-muted">{t('total', { count: formatNumber(pieces) })}</span>{' '}
            <strong className="text-base whitespace-nowrap tabular-nums">
              {formatMoney(order.price.total)}
            </strong>
          </p>
        </div>
        <RetryTime order={order} />
        <OrderButtons order={order}>
          {isReadyForPickup(order) && <PickupButton order={order} />}
          {order.state.id === 'delivered' && <OrderReview order={order} />}
        </OrderButtons>
      </footer>
    </article>
  )
}

/** Until when the payment can be tried again. */
function RetryTime({ order }: { order: Order }) {
  const { changed } = useOrderCommands()
  const isOffered = useOrderButtons(order).actions.includes('retry')
  return isOffered && <DueTime at={retryEndsAt(order).toISOString()} onOver={() => void changed()} />
}

/** Opens the pickup code directly from the list. */
function PickupButton({ order }: { order: Order }) {
  const t = useTranslations('orders.card')
  const referenceCode = order.reference_code
  return (
    <Button
      aria-haspopup="dialog"
      className="grow px-4! tablet:grow-0"
      onClick={() => openOverlay(pickupCodeOverlay, { referenceCode })}
    >
      <Icon name="qr-code" />
      {t('pickupCode')}
      <span className="sr-only"> {t('ofOrder', { code: referenceCode })}</span>
    </Button>
  )
}

/** A link to an order. A plain click opens it on this page, so that the list stays as it is. */
function OrderLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { open } = useOrderCommands()
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(id)
  }
  return (
    <a href={orderPath(id)} onClick={onClick} data-order={id} className={className}>
      {children}
    </a>
  )
}
