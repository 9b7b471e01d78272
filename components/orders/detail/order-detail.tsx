'use client'

import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { DomainError } from '@/domain/error'
import type { Order } from '@/domain/order/order'
import { PICKUP_ORDER_TYPE } from '@/domain/order/pickup'
import { DeliveryBlock } from './delivery-block'
import { DetailHead } from './detail-head'
import { DetailLines } from './detail-lines'
import { isSignedOut } from '@/components/orders/parts/failure-text'
import { MoreBlocks } from './more-blocks'
import { LoadFailed, SignedOut } from '../list/notices'
import { OrderSkeleton } from '../list/order-skeleton'
import { PaymentBlock } from './payment-block'
import { PickupBlock } from './pickup-block'
import { PriceBlock } from './price-block'
import { Timeline } from './timeline'
import { useOrder } from './use-order'

interface OrderDetailProps {
  id: string
  /** whose it is; null when nobody is signed in any more */
  owner: number | null
  /** as the list has it */
  known: Order | undefined
  onClose: () => void
}

/** One order with everything there is to know about it (ORD-10 to ORD-14). Loaded when first opened. */
export default function OrderDetail({ id, owner, known, onClose }: OrderDetailProps) {
  const t = useTranslations('orders')
  const { order, error, isId, isValidating, again } = useOrder(owner, id, known)
  const top = useRef<HTMLDivElement>(null)
  const isThere = order !== undefined
  // What was pressed is out of sight: whoever goes by the keyboard begins here.
  useEffect(() => top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }), [isThere])

  const isMissing = !isId || (error instanceof DomainError && error.status === 404)
  let content: ReactNode = <OrderSkeleton label={t('detail.loading')} cards={1} />
  if (owner === null || isSignedOut(error)) content = <SignedOut />
  else if (isMissing) content = <Missing onClose={onClose} />
  else if (order) content = <Whole order={order} />
  else if (error) content = <LoadFailed isRetrying={isValidating} onRetry={again} />

  return (
    <div ref={top}>
      <Button variant="quiet" className="mb-2 -ml-2 px-2!" onClick={onClose}>
        <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
        {t('detail.back')}
      </Button>
      {content}
    </div>
  )
}

function Whole({ order }: { order: Order }) {
  const isPickup = order.order_type === PICKUP_ORDER_TYPE
  return (
    <>
      <DetailHead order={order} />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          {isPickup && <PickupBlock order={order} />}
          <DetailLines order={order} />
          <PriceBlock order={order} />
        </div>
        <div className="grid gap-4">
          <PaymentBlock order={order} />
          <Timeline order={order} />
          {!isPickup && <DeliveryBlock order={order} />}
          <MoreBlocks order={order} />
        </div>
      </div>
    </>
  )
}

function Missing({ onClose }: { onClose: () => void }) {
  const t = useTranslations('orders.detail')
  return (
    <div className="grid justify-items-center gap-3 rounded-lg bg-sand px-6 py-12 text-center">
      <h1 tabIndex={-1} className="font-display text-xl outline-none">
        {t('notFoundTitle')}
      </h1>
      <p className="max-w-sm text-muted">{t('notFoundText')}</p>
      <Button variant="secondary" onClick={onClose}>
        {t('back')}
      </Button>
    </div>
  )
}
