'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, useEffectEvent } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { retryPaymentOverlay } from '@/components/checkout/payment/overlays'
import { ProductPicture } from '@/components/goods/picture'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { formatMoney, formatNumber } from '@/lib/format'
import { orderResultPath } from '@/lib/pages/routes'
import { useSecondsLeft } from '../use-seconds-left'

const MINUTE_S = 60

interface UnpaidOrderCardProps {
  order: UnpaidOrder
  isBusy: boolean
  onCancel: () => void
  /** the retry window has closed */
  onOver: () => void
}

/** One order that can be paid again. It disappears with its retry window. */
export function UnpaidOrderCard({ order, isBusy, onCancel, onOver }: UnpaidOrderCardProps) {
  const t = useTranslations('orders.unpaid')
  const left = useSecondsLeft(order.retry_until)
  const isOver = left === 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  if (isOver) return null

  const { order_id: orderId, reference_code: code, payment_method: method, key } = order
  const ofOrder = <span className="sr-only"> {t('ofOrder', { code })}</span>
  const titleId = `cho-tra-${orderId}`
  return (
    <article
      aria-labelledby={titleId}
      className="rounded-lg border border-gold/50 bg-gold-soft p-4 tablet:p-5"
    >
      <h2 id={titleId} className="flex items-start gap-2 text-sm font-semibold text-gold-dark">
        <Icon name="clock" className="mt-px shrink-0" />
        {left === null ? t('label') : t('title', { minutes: Math.ceil(left / MINUTE_S) })}
      </h2>
      <p className="mt-1 text-sm">{t(order.is_payment_failed ? 'failed' : 'waiting')}</p>
      <div className="mt-3 grid gap-3 desktop:flex desktop:items-center desktop:justify-between desktop:gap-6">
        <div className="flex min-w-0 items-center gap-3">
          <ProductPicture
            image={order.image_url ? { url: order.image_url } : undefined}
            alt=""
            sizes={64}
            className="size-16 shrink-0 rounded-md"
          />
          <div className="min-w-0 text-sm">
            <p className="line-clamp-1">{order.name}</p>
            <p>
              {t('pieces', { count: formatNumber(order.pieces) })} ·{' '}
              <strong className="tabular-nums">{formatMoney(order.total)}</strong>
            </p>
            <Link
              href={orderResultPath('failed', orderId, key)}
              prefetch={false}
              className="-my-2.5 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {t('open', { code })}
            </Link>
          </div>
        </div>
        <div className="flex shrink-0 gap-2">
          <Button
            aria-haspopup="dialog"
            className="grow px-4! desktop:order-last"
            onClick={() => openOverlay(retryPaymentOverlay, { orderId, method, orderKey: key ?? undefined })}
          >
            {t('retry')}
            {ofOrder}
          </Button>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-disabled={isBusy || undefined}
            className="grow px-4!"
            onClick={() => {
              if (!isBusy) onCancel()
            }}
          >
            {t('cancelAndReorder')}
            {ofOrder}
          </Button>
        </div>
      </div>
    </article>
  )
}
