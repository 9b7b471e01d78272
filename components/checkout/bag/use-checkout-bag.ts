'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { useBag } from '@/lib/client/bag/bag'
import { readLeftOrder, rememberLeftOrder } from '../frame/left-order'
import { checkoutObstacle } from './checkout-obstacle'

/**
 * The bag of a checkout step. Without goods, or with lines that cannot be ordered, the shopper is redirected to the bag (RTE-46). On Back to a
 * step whose goods have become an order, to that order; once its result was seen to the member's orders, a guest to the bag: the same page again
 * would look as if Back did nothing. `isHeld`: an order is being placed, or its refusal fixed here, so there is
 * no redirect. `isSignedOut`: the member whose bag it was has to sign in again, and finds the step as it was then (AUT-33).
 */
export function useCheckoutBag(isHeld = false) {
  const t = useTranslations('checkout')
  const router = useRouter()
  const { bag, error, isLoading, refresh } = useBag()
  const [wasMembers, setWasMembers] = useState(false)
  if (bag?.is_member && !wasMembers) setWasMembers(true)
  const isEmpty = bag !== undefined && checkoutObstacle(bag) === 'empty'
  const isSignedOut = wasMembers && bag?.is_member === false && (isEmpty || !bag.may_check_out)
  const obstacle = bag && !isHeld && !isSignedOut ? checkoutObstacle(bag) : null

  const leave = useEffectEvent((why: 'empty' | 'blocked') => {
    if (why === 'blocked') toast.notif(t('blocked'))
    const order = why === 'empty' ? readLeftOrder() : null
    if (order && !order.isSeen) router.replace(order.path)
    else router.replace(order && bag?.is_member ? '/my-orders' : '/order')
  })
  useEffect(() => {
    if (obstacle) leave(obstacle)
  }, [obstacle])

  const isNextOrder = bag !== undefined && bag.lines.length > 0 && !isHeld
  useEffect(() => {
    if (isNextOrder) rememberLeftOrder(null)
  }, [isNextOrder])

  // Cleared by a sign-in or sign-out in between: the order belongs to another visitor.
  const isForgotten = !bag && !isLoading && !error
  const fetchAgain = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isForgotten) fetchAgain()
  }, [isForgotten])

  return { bag: obstacle ? undefined : bag, isSignedOut, error: bag ? undefined : error, refresh }
}
