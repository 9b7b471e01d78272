'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { showOrderFailure } from '@/components/orders/parts/failure/show-failure'
import { afterClosing } from '@/components/overlays/after-closing'
import { openOverlay } from '@/components/overlays/store'
import { howToPayOverlay, retryPaymentOverlay } from '@/components/checkout/payment/overlays'
import type { OrderAction } from '@/domain/order/actions'
import type { Order } from '@/domain/order/order'
import { cancellationOverlay, trackingOverlay } from '../overlays'
import { retryPayment } from '../parts/retry-call'
import { useOrderCommands } from './commands'

/** Runs an order's actions (ORD-41 to ORD-50). `busy`: the running one. */
export function useOrderActions(order: Order) {
  const t = useTranslations('orders.failure')
  const { reordering, reorder, changed } = useOrderCommands()
  const [isRetrying, setRetrying] = useState(false)
  const isRunning = useRef(false)
  const orderId = order._id

  const retry = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setRetrying(true)
    try {
      const redirect = await retryWithoutDialog(order)
      if (redirect === null) openOverlay(retryPaymentOverlay, { orderId, method: order.payment_method.code })
      else window.location.assign(redirect)
    } catch (failure) {
      await showOrderFailure(failure, t)
      // The window may have closed, or another device may have changed the order.
      void changed()
    }
    isRunning.current = false
    setRetrying(false)
  }

  /** The pressed button is gone: the keyboard focus moves to the order itself. */
  const goOnFrom = async (cancelled: Order) => {
    await Promise.allSettled([changed(cancelled), afterClosing(cancellationOverlay)])
    focusOrder(orderId)
  }

  const cancel = (isReordered: boolean) =>
    openOverlay(cancellationOverlay, {
      orderId,
      referenceCode: order.reference_code,
      isReordered,
      onCancelled: (cancelled) => {
        void goOnFrom(cancelled)
        if (isReordered) void reorder(order.cart_id)
      },
      onRefused: () => void changed(),
    })

  const openPayment = (isConfirming: boolean) =>
    openOverlay(howToPayOverlay, { orderId, isConfirming, onChanged: () => void changed() })

  const run: Record<OrderAction, () => void> = {
    confirm_payment: () => openPayment(true),
    how_to_pay: () => openPayment(false),
    retry: () => void retry(),
    cancel: () => cancel(false),
    cancel_and_reorder: () => cancel(true),
    reorder: () => void reorder(order.cart_id),
    track: () => openOverlay(trackingOverlay, { orderId }),
  }
  const busy: OrderAction | null = isRetrying ? 'retry' : reordering === order.cart_id ? 'reorder' : null
  return { run, busy }
}

/**
 * Retries a payment without a dialog: an order paid by e-wallet (GoPay) is retried at once (ORD-44); returns the provider's page. Null:
 * open the dialog.
 * @throws DomainError RETRY_OVER, OUT_OF_STOCK and others
 */
async function retryWithoutDialog({ _id: orderId, payment_method: { code } }: Order): Promise<string | null> {
  if (code !== 'gopay') return null
  const { redirect_url } = await retryPayment({ orderId, method: code })
  return redirect_url
}

/**
 * Moves the focus after the button that had it is gone: to the order's title, its card in the list, or the list's title. A focus elsewhere
 * stays.
 */
function focusOrder(id: string): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const key = CSS.escape(id)
  const places = [`[data-order-title="${key}"]`, `[data-order="${key}"]`, '[data-orders-title]']
  for (const place of places) {
    const node = document.querySelector<HTMLElement>(place)
    // Hidden elements cannot be focused.
    node?.focus({ preventScroll: place !== '[data-orders-title]' })
    if (node && document.activeElement === node) return
  }
}
