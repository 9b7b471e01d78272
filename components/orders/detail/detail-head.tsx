'use client'

import { useTranslations } from 'next-intl'
import type { Order } from '@/domain/order/order'
import { formatOrderTime } from '@/lib/format'
import { CopyButton } from '@/components/orders/parts/copy-button'
import { CANCELLATION_REASONS, type CancellationReason } from '@/domain/order/cancellation'
import { OrderButtons } from '../actions/order-buttons'
import { StateBadge } from '../actions/state-badge'

const ALL: readonly CancellationReason[] = Object.values(CANCELLATION_REASONS).flat()

/** The reason with a text in messages; null for free text. */
const knownReason = (text: string): CancellationReason | null => ALL.find((reason) => reason === text) ?? null

/** Number, state, end reason and actions of an order. */
export function DetailHead({ order }: { order: Order }) {
  const t = useTranslations('orders')
  return (
    <header className="grid gap-3">
      <div className="flex items-center">
        <h1
          tabIndex={-1}
          data-order-title={order._id}
          className="font-display text-xl outline-none tablet:text-3xl"
        >
          {t('detail.title', { code: order.reference_code })}
        </h1>
        <CopyButton text={order.reference_code} label={t('detail.code')} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StateBadge order={order} />
        <p className="text-sm text-muted">
          <time dateTime={order.created_at}>
            {t('detail.placedAt', {
              time: formatOrderTime(order.created_at),
              source: t(`source.${order.order_source}`),
            })}
          </time>
        </p>
      </div>
      {order.cancellation_reason && <Reason text={order.cancellation_reason} />}
      <OrderButtons order={order} />
    </header>
  )
}

function Reason({ text }: { text: string }) {
  const t = useTranslations('orders')
  const known = knownReason(text)
  return <p className="text-sm">{t('detail.reason', { reason: known ? t(`reason.${known}`) : text })}</p>
}
