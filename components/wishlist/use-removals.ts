'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { type Removal, useRemovalMarks } from '@/components/toasts/use-removal-marks'
import { forgetRemovedWish, rememberRemovedWish } from '@/lib/client/wishlist/removed-wishes'
import { setWish } from '@/lib/client/wishlist/wishlist-calls'
import { showWish } from '@/lib/client/wishlist/wishlist-store'
import type { WishlistItem } from '@/domain/wishlist/wishlist'

export interface Removals {
  of: (combinationId: string) => Removal | undefined
  remove: (item: WishlistItem) => void
}

/** Wishes removed from the list, each with its chance to undo (TST-02, TST-03). `refresh` reloads the list. */
export function useRemovals(memberId: number, refresh: () => Promise<unknown>): Removals {
  const t = useTranslations('wishlist')
  const { removals, mark } = useRemovalMarks()

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
