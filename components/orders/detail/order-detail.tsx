'use client'

import { isSignedOut } from '@/lib/client/failure'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { DomainError } from '@/domain/error'
import type { Order } from '@/domain/order/order'
import { PICKUP_ORDER_TYPE } from '@/domain/order/pickup'
import { maskPhone } from '@/domain/account/phone'
import { groupOf, type OrderGroup } from '@/domain/order/states'
import { formatNumber } from '@/lib/format'
import { LoadFailed, SignedOut } from '../list/notices'
import { OrderSkeleton } from '../list/order-skeleton'
import { PriceSteps, PriceTotal } from '../parts/price-steps'
import { DeliveryBlock } from './delivery-block'
import { DetailHead } from './detail-head'
import { DetailLines } from './detail-lines'
import { PaymentBlock } from './payment-block'
import { PickupBlock } from './pickup-block'
import { Timeline } from './timeline'
import { useOrder } from './use-order'
import { Block, Fact } from './block'

/** States in which an order earns no points. */
const WITHOUT_POINTS: readonly OrderGroup[] = ['cancelled_or_refund', 'return', 'undelivered']

interface OrderDetailProps {
  id: string
  /** the member; null after a sign-out */
  owner: number | null
  /** the order as in the list */
  known: Order | undefined
  onClose: () => void
}

/** All details of one order (ORD-10 to ORD-14). Loaded when first opened. */
export default function OrderDetail({ id, owner, known, onClose }: OrderDetailProps) {
  const t = useTranslations('orders')
  const { order, error, isId, isValidating, again } = useOrder(owner, id, known)
  const top = useRef<HTMLDivElement>(null)
  const isThere = order !== undefined
  // The pressed link is out of view: the keyboard focus starts here.
  useEffect(() => top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }), [isThere])

  const isMissing = !isId || (error instanceof DomainError && error.status === 404)
  let content: ReactNode = <OrderSkeleton label={t('detail.loading')} cards={1} />
  if (owner === null || isSignedOut(error)) content = <SignedOut />
  else if (isMissing) content = <Missing onClose={onClose} />
  else if (order) content = <LoadedOrder order={order} />
  else if (error) content = <LoadFailed isRetrying={isValidating} onRetry={again} />

  return (
    <div ref={top}>
      <Button variant="quiet" className="mb-2 -ml-2 px-2!" onClick={onClose}>
        <Icon name="arrow-left" />
        {t('detail.back')}
      </Button>
      {content}
    </div>
  )
}

function LoadedOrder({ order }: { order: Order }) {
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
    <div className="empty-state py-12">
      <h1 tabIndex={-1} className="outline-none">
        {t('notFoundTitle')}
      </h1>
      <p>{t('notFoundText')}</p>
      <Button variant="secondary" onClick={onClose}>
        {t('back')}
      </Button>
    </div>
  )
}

/** Recipient, invoice and note of an order. */
function MoreBlocks({ order: { contact, invoice, note, is_gift } }: { order: Order }) {
  const t = useTranslations('orders')
  return (
    <>
      <Block title={t('detail.contact')}>
        <p className="text-sm">{contact.name}</p>
        <p className="text-sm text-muted">{maskPhone(contact)}</p>
        {contact.email && <p className="text-sm break-words text-muted">{contact.email}</p>}
        {is_gift && <p className="mt-2 text-sm">{t('detail.gift')}</p>}
      </Block>
      {invoice && (
        <Block title={t('detail.invoice')}>
          <p className="text-sm font-semibold">{invoice.name}</p>
          <dl>
            {invoice.tax_code && <Fact name={t('invoice.taxCode')}>{invoice.tax_code}</Fact>}
            <Fact name={t('invoice.address')}>{invoice.address}</Fact>
            <Fact name={t('invoice.email')}>{invoice.email}</Fact>
          </dl>
        </Block>
      )}
      {note && (
        <Block title={t('detail.note')}>
          <p className="text-sm break-words whitespace-pre-line">{note}</p>
        </Block>
      )}
    </>
  )
}

/** Total with its steps, and the points earned. */
function PriceBlock({ order: { price, state } }: { order: Order }) {
  const t = useTranslations('orders')
  const group = groupOf(state.name)
  return (
    <Block title={t('detail.price')}>
      <dl>
        <PriceSteps entries={price.entries} pointsUsed={price.points_used} />
        <PriceTotal total={price.total} />
      </dl>
      {price.earned_points > 0 && !WITHOUT_POINTS.includes(group) && (
        <p className="mt-3 rounded-md bg-gold-soft px-3 py-2 text-sm text-gold-dark">
          {t(group === 'delivered' ? 'price.earnedDone' : 'price.earned', {
            points: formatNumber(price.earned_points),
          })}
        </p>
      )}
    </Block>
  )
}
