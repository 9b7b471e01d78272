'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendUnsavedChoices } from '@/components/checkout/frame/choices'
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
import { orderResultPath } from '@/lib/pages/routes'
import { rememberLeftOrder, redirectToProvider, readLeftOrder } from './provider-redirect'
import {
  confirmedBag,
  isAnswerLost,
  type Submission,
  submissionFor,
  readSubmission,
  submitOrder,
} from './order-submission'
import { readRefusal, type Refusal } from './refusal'

/** `placing`: the call is under way. `leaving`: the order is made, and another page is on its way. */
export type OrderPlacement = 'no' | 'placing' | 'leaving'

/** A press without an answer whose bag is gone: most likely an order has come of it, and the same press asks for it. */
function unansweredSubmission(bag: Bag): Submission | null {
  const submission = readSubmission()
  return submission?.is_open && submission.cart_id !== bag.cart_id ? submission : null
}

/** Sends the order, once however often it is pressed, and says what stood in its way (BUY-10). */
export function usePlaceOrder() {
  const t = useTranslations('payment')
  const router = useRouter()
  const { bag, refresh } = useBag()
  const [placing, setPlacing] = useState<OrderPlacement>('no')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** a press of before the page was loaded still waits for its answer */
  const [isUnanswered, setUnanswered] = useState(() => Boolean(readSubmission()?.is_open))
  const isRunning = useRef(false)
  const isComingBack = useLeftForProvider(bag)

  const finish = ({ order_id, redirect_url, is_payment_down, key }: PlacedOrder) => {
    setPlacing('leaving')
    dropDrafts()
    if (redirect_url !== null) {
      rememberLeftOrder(orderResultPath('failed', order_id, key))
      redirectToProvider(redirect_url)
    } else router.replace(orderResultPath(is_payment_down ? 'failed' : 'success', order_id, key))
    void refresh()
  }

  /** The bag as it is now: what was refused has changed. */
  const look = async (seen: Bag): Promise<Bag> => {
    const now = await api.cart.carts.me.$get().catch(() => seen)
    await showBag(now)
    return now
  }

  /** What a failure asks of the shopper; null where it is said elsewhere. Until that is known the press is still under way. */
  const explain = async (failure: unknown, seen: Bag): Promise<Refusal | null> => {
    if (isAnswerLost(failure) || !(failure instanceof DomainError)) return { code: 'LOST' }
    setUnanswered(false)
    // The login is open already.
    if (failure.status === 401) return null
    const now = await look(seen)
    if (failure.code === 'CHECKOUT_INCOMPLETE') return complete(now)
    if (failure.code === 'PHONE_UNVERIFIED') provePhone(now)
    return readRefusal(failure, seen, now)
  }

  /** Leads to the step that lacks something. */
  const complete = ({ checkout: { missing } }: Bag): Refusal | null => {
    const part = SECTIONS.find((name) => missing.some((lacking) => lacking === name))
    if (!part) return { code: 'NO_METHOD' }
    toast.notif(t('incomplete'))
    router.push(`/order/shipping#${sectionId(part)}`)
    return null
  }

  const provePhone = (now: Bag) =>
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

  const isResending = isUnanswered && (!bag || unansweredSubmission(bag) !== null)
  const isFixing = refusal?.code === 'LINES_CHANGED' || refusal?.code === 'LOST'
  const isHeld = placing !== 'no' || isResending || isFixing || isComingBack
  return { placing, refusal, place, refuse: setRefusal, isHeld }
}

/**
 * Who comes back from a provider's page by the browser's Back finds the order there, not an empty bag. True while that is where one is
 * being led.
 */
function useLeftForProvider(bag: Bag | undefined): boolean {
  const router = useRouter()
  const [left] = useState(readLeftOrder)
  const isSettled = useRef(false)
  const isEmpty = bag ? bag.lines.length === 0 : undefined

  const settle = useEffectEvent(() => {
    if (left === null || isSettled.current) return
    isSettled.current = true
    rememberLeftOrder(null)
    if (isEmpty) router.replace(left)
  })
  useEffect(() => {
    if (isEmpty !== undefined) settle()
  }, [isEmpty])

  useEffect(() => {
    // The browser kept the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const path = persisted ? readLeftOrder() : null
      if (path !== null) router.replace(path)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [router])

  return left !== null && isEmpty === true
}
