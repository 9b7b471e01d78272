'use client'

import { useTranslations } from 'next-intl'
import { Children, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { OrderAction } from '@/domain/order/actions'
import type { Order } from '@/domain/order/order'
import { useOrderActions } from './use-actions'
import { useOrderButtons } from './use-offer'

/** Primary actions; cancelling is never primary. */
const PRIMARY: readonly OrderAction[] = ['retry', 'confirm_payment', 'how_to_pay', 'track', 'reorder']

/** Actions that open a dialog. */
const WITH_DIALOG: readonly OrderAction[] = [
  'confirm_payment',
  'how_to_pay',
  'cancel',
  'cancel_and_reorder',
  'retry',
  'track',
]

interface OrderButtonsProps {
  order: Order
  /** further buttons of the same row */
  children?: ReactNode
}

/** The actions an order offers now, with their notes (ORD-31 to ORD-40). */
export function OrderButtons({ order, children }: OrderButtonsProps) {
  const t = useTranslations('orders')
  const { actions, note } = useOrderButtons(order)
  const { run, busy } = useOrderActions(order)
  const hasButtons = actions.length > 0 || Children.toArray(children).length > 0
  if (!hasButtons && note === null) return null
  const primaryAction = actions.find((action) => PRIMARY.includes(action))
  return (
    <div className="grid gap-3 tablet:flex tablet:items-center tablet:justify-end">
      {note && (
        <p
          role="status"
          className={`grow text-sm ${note === 'payment_failed' ? 'text-sale' : 'text-gold-dark'}`}
        >
          {t(`note.${note}`)}
        </p>
      )}
      {hasButtons && (
        <div className="flex flex-wrap gap-2 tablet:shrink-0 tablet:justify-end">
          {children}
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === primaryAction ? 'primary' : 'secondary'}
              aria-haspopup={WITH_DIALOG.includes(action) ? 'dialog' : undefined}
              aria-disabled={busy !== null || undefined}
              className={`grow px-4! tablet:grow-0 ${action === primaryAction ? 'order-first tablet:order-last' : ''}`}
              onClick={() => {
                if (busy === null) run[action]()
              }}
            >
              {busy === action && <Spinner className="size-4" />}
              {t(`action.${action}`)}
              <span className="sr-only"> {t('card.ofOrder', { code: order.reference_code })}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
