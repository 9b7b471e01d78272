'use client'

import { useTranslations } from 'next-intl'
import type { Order } from '@/domain/order/order'
import { formatOrderTime } from '@/lib/format'
import { Block } from './block'
import { stateLookOf } from '@/components/orders/parts/state-look'

/** The events of an order, the latest first. */
export function Timeline({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const steps = order.state_histories.toReversed()
  return (
    <Block title={t('detail.history')}>
      <ol>
        {steps.map((step, index) => (
          <li key={`${step.created_at}-${step.event}`} className="relative flex gap-3 pb-4 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden className="absolute top-4 bottom-0 left-[5px] w-px bg-line-strong" />
            )}
            <span
              aria-hidden
              className={`mt-1.5 size-[11px] shrink-0 rounded-full ${index === 0 ? stateLookOf(step.state.color).dot : 'bg-line-strong'}`}
            />
            <div className="min-w-0">
              <p className={index === 0 ? 'font-semibold' : ''}>{t(`event.${step.event}`)}</p>
              <p className="text-sm text-muted">
                <time dateTime={step.created_at}>{formatOrderTime(step.created_at)}</time>
              </p>
              {step.note && <p className="mt-0.5 text-sm">{step.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Block>
  )
}
