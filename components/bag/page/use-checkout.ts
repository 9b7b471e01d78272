'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { dismissToast, toast } from '@/components/toasts/toast'
import type { Bag } from '@/domain/bag/view'
import { bagSettled } from '@/lib/client/bag/bag'
import { lineFixOf } from '../line-fix'
import { flushQuantities } from '../line/quantities'
import type { Removals } from '../line/use-removals'
import { cartConfirmOverlay } from '../overlays'

export const CHECKOUT_PATH = '/order/shipping'

/** The first line that cannot be ordered. */
export const firstBlockedLine = (bag: Bag) => bag.lines.find(lineFixOf)

export interface Checkout {
  isBusy: boolean
  go: () => void
}

/**
 * Goes to checkout: finishes pending changes first; asks whether to go on without lines that cannot be ordered, and a shopper without access
 * to sign in. `onBlocked` leads to a line.
 */
export function useCheckout(bag: Bag, removals: Removals, onBlocked: (lineId: string) => void): Checkout {
  const t = useTranslations('bag')
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  const go = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    // Removals that could still be undone are final now.
    if (removals.isBusy) dismissToast()
    await flushQuantities()
    const current = (await bagSettled()) ?? bag
    isRunning.current = false
    setBusy(false)
    const blocked = current.lines.filter(lineFixOf)
    const [first] = blocked
    if (first) {
      const onReview = () => onBlocked(first.id)
      // Something is left to order: the shopper decides about the rest.
      if (current.lines.some((line) => lineFixOf(line) === null || lineFixOf(line) === 'reduce'))
        openOverlay(cartConfirmOverlay, { lines: blocked, onFixed: () => void go(), onReview })
      else {
        toast.error(t('checkout.blocked', { name: first.name }))
        onReview()
      }
    } else if (current.lines.length > 0 && !current.may_check_out) {
      openOverlay(loginOverlay, { view: 'login', reason: 'needed', next: CHECKOUT_PATH })
    } else if (current.lines.length > 0) router.push(CHECKOUT_PATH)
  }

  return { isBusy, go: () => void go() }
}
