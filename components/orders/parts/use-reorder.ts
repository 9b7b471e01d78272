'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '@/components/overlays/use-navigate'
import { toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'
import type { Bag } from '@/domain/bag/view'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { showOrderFailure } from './failure/show-failure'

/** Delay between adding the products and opening the bag (ORD-42). */
const REORDER_DELAY_MS = 600

interface Reordered {
  /** some products could not be added */
  is_failed: boolean
  unavailable: { name: string }[]
  bag: Bag
}

/** ĐẶT LẠI: adds an order's products to the bag, then opens it, also when some are no longer available (ORD-43). */
export function useReorder() {
  const t = useTranslations('orders')
  const failed = useTranslations('orders.failure')
  const go = useNavigate()
  /** the order being reordered */
  const [cartId, setCartId] = useState<string | null>(null)
  /** the bag belongs to another device or member */
  const [isElsewhere, setElsewhere] = useState(false)
  const isBusy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const mark = (id: string | null) => {
    isBusy.current = id !== null
    setCartId(id)
  }
  useEffect(
    () => () => {
      // A shopper who navigated away stays there.
      clearTimeout(timer.current)
      isBusy.current = false
      setCartId(null)
    },
    [],
  )

  const tell = ({ is_failed, unavailable }: Reordered) => {
    if (!is_failed) toast.show(t('reorder.done'))
    else if (unavailable.length === 0) toast.error(t('reorder.missingSome'))
    else toast.error(t('reorder.missing', { names: unavailable.map(({ name }) => name).join(', ') }))
  }

  const reorder = async (id: string) => {
    if (isBusy.current) return
    mark(id)
    try {
      const { showBag } = await import('@/lib/client/bag/bag')
      const answer = await api.cart.carts.reorder.$post({ json: { cart_id: id } })
      await showBag(answer.bag)
      tell(answer)
    } catch (failure) {
      mark(null)
      const isMissing = failure instanceof DomainError && failure.status === 404
      setElsewhere(isMissing)
      if (isMissing) toast.error(withCause(failed('notHere'), failure))
      else await showOrderFailure(failure, failed)
      return
    }
    timer.current = setTimeout(() => {
      mark(null)
      go('/order')
    }, REORDER_DELAY_MS)
  }

  return { reordering: cartId, reorder, isElsewhere }
}
