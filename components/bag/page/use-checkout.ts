'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import type { Translate } from '@/components/orders/parts/translate'
import { openOverlay } from '@/components/overlays/store'
import { dismissToast, toast } from '@/components/toasts/toast'
import { isBlocking } from '@/domain/bag/line-problem'
import type { Bag, BagLineView } from '@/domain/bag/view'
import { bagSettled } from '@/lib/client/bag/bag'
import { flushQuantities } from '../line/quantities'
import type { Removals } from '../line/use-removals'

export const CHECKOUT_PATH = '/order/shipping'

/** The lines that cannot be ordered. */
export const blockedLines = (bag: Bag) => bag.lines.filter(({ problems }) => problems.some(isBlocking))

/** Most lines that are named; of more the first ones. */
const NAMED = 2

/** Asks to look at the lines that cannot be ordered. */
export function blockedText(lines: readonly BagLineView[], t: Translate): string {
  const names = lines.map(({ name }) => name)
  const more = names.splice(NAMED).length
  if (more > 0) names.push(t('checkout.others', { count: more }))
  return t('checkout.blocked', { names: new Intl.ListFormat('vi').format(names) })
}

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
    const blocked = blockedLines(current)
    const [first] = blocked
    if (first) {
      const onReview = () => onBlocked(first.id)
      // Offline nothing can be fixed: the line itself says what is wrong.
      const asked = await import('./blocked-checkout').catch(() => null)
      if (asked?.askToGoOn(current, { onFixed: () => void go(), onReview })) return
      toast.error(blockedText(blocked, t))
      onReview()
    } else if (current.lines.length > 0 && !current.may_check_out) {
      openOverlay(loginOverlay, { view: 'login', reason: 'needed', next: CHECKOUT_PATH })
    } else if (current.lines.length > 0) router.push(CHECKOUT_PATH)
  }

  return { isBusy, go: () => void go() }
}
