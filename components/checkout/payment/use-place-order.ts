'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendUnsavedChoices } from '@/components/checkout/frame/choices'
import { readLeftOrder, rememberLeftOrder } from '@/components/checkout/frame/left-order'
import { dropDrafts } from '@/components/checkout/bag/drafts'
import { SECTIONS, sectionId } from '@/components/checkout/frame/sections'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import type { PlacedOrder } from '@/domain/order/placed-order'
import { api } from '@/lib/client/api'
import { bagSettled, showBag, useBag } from '@/lib/client/bag/bag'
import { isUnanswered, isUndecided } from '@/lib/client/failure'
import { orderResultPath } from '@/lib/pages/routes'
import { redirectToProvider } from './provider-redirect'
import { confirmedBag, type Submission, submissionFor, readSubmission, submitOrder } from './order-submission'
import { readRefusal, type Refusal } from './refusal'

/** `placing`: the call is pending. `leaving`: the order exists, and the next page is loading. */
export type OrderPlacement = 'no' | 'placing' | 'leaving'

/** An unanswered submission whose bag is gone: most likely its order exists, and repeating it returns that order. */
function unansweredSubmission(bag: Bag): Submission | null {
  const submission = readSubmission()
  return submission?.is_open && submission.cart_id !== bag.cart_id ? submission : null
}

/** Submits the order, once however often it is pressed, and explains a refusal (BUY-10). */
export function usePlaceOrder() {
  const t = useTranslations('payment')
  const router = useRouter()
  const { bag, refresh } = useBag()
  const [placing, setPlacing] = useState<OrderPlacement>('no')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** a submission of before the page load has no answer yet */
  const [wasUnanswered, setUnanswered] = useState(() => Boolean(readSubmission()?.is_open))
  const isRunning = useRef(false)
  useRestored(refresh)
  // The router keeps the page for Back, with its state.
  useEffect(() => () => setPlacing((now) => (now === 'leaving' ? 'no' : now)), [])

  const finish = ({ order_id, redirect_url, is_payment_down, key }: PlacedOrder) => {
    setPlacing('leaving')
    dropDrafts()
    const isUnpaid = redirect_url !== null || is_payment_down
    const path = orderResultPath(isUnpaid ? 'failed' : 'success', order_id, key)
    rememberLeftOrder(path)
    if (redirect_url !== null) redirectToProvider(redirect_url)
    else router.replace(path)
    void refresh()
  }

  /** Reloads the bag: what was refused has changed. */
  const look = async (seen: Bag): Promise<Bag> => {
    const now = await api.cart.carts.me.$get().catch(() => seen)
    await showBag(now)
    return now
  }

  /** The refusal to show; null where the failure is shown elsewhere. Until that is known the submission is still pending. */
  const explain = async (failure: unknown, seen: Bag): Promise<Refusal | null> => {
    if (isUnanswered(failure) || !(failure instanceof DomainError)) return { code: 'LOST' }
    if (!isUndecided(failure)) setUnanswered(false)
    // The login overlay is open already.
    if (failure.status === 401) return null
    const now = await look(seen)
    if (failure.code === 'CHECKOUT_INCOMPLETE') return complete(now)
    if (failure.code === 'PHONE_UNVERIFIED') verifyPhone(now)
    return readRefusal(failure, seen, now)
  }

  /** Redirects to the step with missing data. */
  const complete = ({ checkout: { missing } }: Bag): Refusal | null => {
    const part = SECTIONS.find((name) => missing.some((lacking) => lacking === name))
    if (!part) return { code: 'NO_METHOD' }
    toast.notif(t('incomplete'))
    router.push(`/order/shipping#${sectionId(part)}`)
    return null
  }

  const verifyPhone = (now: Bag) =>
    openOverlay(otpVerificationOverlay, { scope: 'verification', onDone: () => void place(now) })

  const run = async (seen: Bag, submission: () => Promise<Submission>) => {
    if (isRunning.current) return
    isRunning.current = true
    setPlacing('placing')
    setRefusal(null)
    try {
      finish(await submitOrder(await submission()))
    } catch (failure) {
      setRefusal(await explain(failure, seen))
      setPlacing('no')
    }
    isRunning.current = false
  }

  const place = (seen: Bag) =>
    run(seen, async () => {
      const before = unansweredSubmission(seen)
      if (before) return before
      await sendUnsavedChoices()
      return submissionFor(confirmedBag(seen, await bagSettled()))
    })

  const resend = useEffectEvent(() => {
    if (bag && unansweredSubmission(bag)) void place(bag)
  })
  const cartId = bag?.cart_id
  useEffect(() => {
    if (cartId !== undefined) resend()
  }, [cartId])

  const isResending = wasUnanswered && (!bag || unansweredSubmission(bag) !== null)
  const isFixing = refusal?.code === 'LINES_CHANGED' || refusal?.code === 'LOST'
  const isHeld = placing !== 'no' || isResending || isFixing
  return { placing, refusal, place, refuse: setRefusal, isHeld }
}

/** Back from a provider's page may restore this page from the back-forward cache, as it was left: leads to the order. */
function useRestored(refresh: () => unknown): void {
  const router = useRouter()
  const onRestored = useEffectEvent(() => {
    const order = readLeftOrder()
    if (order === null) return
    router.replace(order.path)
    // The bag's call may have ended with the page.
    void refresh()
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
