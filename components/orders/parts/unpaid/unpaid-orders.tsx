'use client'

import { useRef } from 'react'
import { useTranslations } from 'next-intl'
import { cancellationOverlay } from '@/components/orders/overlays'
import { afterClosing } from '@/components/overlays/after-closing'
import { openOverlay } from '@/components/overlays/store'
import type { Order } from '@/domain/order/order'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { UnpaidOrderCard } from './unpaid-order-card'
import { useReorder } from '../use-reorder'

interface UnpaidOrdersProps {
  unpaid: readonly UnpaidOrder[]
  refresh: () => Promise<unknown>
  /** called after an order was cancelled here */
  onCancelled?: (order: Order) => void
}

/** Orders that can be paid again: time left, THỬ LẠI, and HỦY & ĐẶT LẠI. */
export function UnpaidOrders({ unpaid, refresh, onCancelled }: UnpaidOrdersProps) {
  const t = useTranslations('orders.unpaid')
  const { reordering, reorder } = useReorder()
  const place = useRef<HTMLDivElement>(null)

  /** The pressed button is gone: the keyboard focus moves here. */
  const goOnFrom = async () => {
    await Promise.allSettled([refresh(), afterClosing(cancellationOverlay)])
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) place.current?.focus({ preventScroll: true })
  }
  const cancel = ({ order_id: orderId, reference_code: referenceCode, cart_id, key }: UnpaidOrder) =>
    openOverlay(cancellationOverlay, {
      orderId,
      referenceCode,
      orderKey: key ?? undefined,
      isReordered: true,
      onCancelled: (order) => {
        onCancelled?.(order)
        void goOnFrom()
        void reorder(cart_id)
      },
      onRefused: () => void refresh(),
    })

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {unpaid.length > 0 && (
        <section aria-label={t('label')} className="mb-6 grid gap-3">
          {unpaid.map((order) => (
            <UnpaidOrderCard
              key={order.order_id}
              order={order}
              isBusy={reordering === order.cart_id}
              onCancel={() => cancel(order)}
              onOver={() => void refresh()}
            />
          ))}
        </section>
      )}
    </div>
  )
}
