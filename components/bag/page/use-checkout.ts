'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { dismissToast, toast } from '@/components/toasts/toast'
import { isBlocking } from '@/domain/bag/line-problem'
import type { Bag } from '@/domain/bag/view'
import { bagSettled } from '@/lib/client/bag/bag'
import { flushQuantities } from '../line/quantities'
import type { Removals } from '../line/use-removals'

export const CHECKOUT_PATH = '/order/shipping'

/** The first line that cannot be ordered. */
export const firstBlockedLine = (bag: Bag) => bag.lines.find(({ problems }) => problems.some(isBlocking))

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
    const blocked = firstBlockedLine(current)
    if (blocked) {
      const onReview = () => onBlocked(blocked.id)
      // Offline nothing can be fixed: the line itself says what is wrong.
      const asked = await import('./blocked-checkout').catch(() => null)
      if (asked?.askToGoOn(current, { onFixed: () => void go(), onReview })) return
      toast.error(t('checkout.blocked', { name: blocked.name }))
      onReview()
    } else if (current.lines.length > 0 && !current.may_check_out) {
      openOverlay(loginOverlay, { view: 'login', reason: 'needed', next: CHECKOUT_PATH })
    } else if (current.lines.length > 0) router.push(CHECKOUT_PATH)
  }

  return { isBusy, go: () => void go() }
}
