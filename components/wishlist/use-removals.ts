'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { forgetRemovedWish, rememberRemovedWish } from '@/lib/client/wishlist/removed-wishes'
import { setWish } from '@/lib/client/wishlist/wishlist-calls'
import { showWish } from '@/lib/client/wishlist/wishlist-store'
import type { WishlistItem } from '@/domain/wishlist/wishlist'

/** 'pending': HOÀN TÁC can still restore it; 'leaving': the deletion is being sent */
type Removal = 'pending' | 'leaving'

export interface Removals {
  of: (combinationId: string) => Removal | undefined
  remove: (item: WishlistItem) => void
}

/** Wishes removed from the list, each with its chance to undo (TST-02, TST-03). `refresh` reloads the list. */
export function useRemovals(memberId: number, refresh: () => Promise<unknown>): Removals {
  const t = useTranslations('wishlist')
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map())

  const mark = (id: string, removal?: Removal) =>
    setRemovals((known) => {
      const next = new Map(known)
      if (removal) next.set(id, removal)
      else next.delete(id)
      return next
    })

  const finish = async ({ product_id, combination_id: id }: WishlistItem) => {
    mark(id, 'leaving')
    try {
      await setWish({ productId: product_id, combinationId: id }, false)
      await refresh()
    } catch {
      toast.error(t('failed'))
    }
    forgetRemovedWish(id)
    mark(id)
  }

  const undo = (id: string) => {
    forgetRemovedWish(id)
    showWish(id, true)
    mark(id)
  }

  const remove = (item: WishlistItem) => {
    const { product_id, combination_id: id } = item
    rememberRemovedWish({ productId: product_id, combinationId: id }, memberId)
    showWish(id, false)
    mark(id, 'pending')
    toast.rollback(t('removed'), { onUndo: () => undo(id), onExpire: () => void finish(item) })
  }

  return { of: (id) => removals.get(id), remove }
}
