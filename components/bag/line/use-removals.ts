'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { type Removal, useRemovalMarks } from '@/components/toasts/use-removal-marks'
import type { Bag, BagLineView } from '@/domain/bag/view'
import { removeLine, restoreLine } from '@/lib/client/bag/bag-lines'
import { expireRemoved, forgetRemoved, rememberRemoved } from '@/lib/client/bag/removed-lines'
import { showBagFailure } from '../show-failure'

export interface Removals {
  of: (lineId: string) => Removal | undefined
  isBusy: boolean
  remove: (line: BagLineView) => void
}

/** Lines removed from the bag, each with its chance to undo (CRT-12). `onGone` is called for those removed for good. */
export function useRemovals(bag: Bag, onGone: (lineId: string) => void): Removals {
  const t = useTranslations('bag')
  const { removals, mark } = useRemovalMarks()

  const finish = async (id: string) => {
    onGone(id)
    mark(id, 'leaving')
    expireRemoved(id)
    try {
      await removeLine(id)
    } catch (failure) {
      await showBagFailure(failure, t)
    }
    forgetRemoved(id)
    mark(id)
  }

  const undo = async (line: BagLineView, isSaved: boolean) => {
    forgetRemoved(line.id)
    mark(line.id)
    try {
      await restoreLine(line, isSaved)
    } catch (failure) {
      await showBagFailure(failure, t)
    }
  }

  const remove = (line: BagLineView) => {
    const { id, name } = line
    const isSaved = bag.saved.some((saved) => saved.id === id)
    rememberRemoved(id, bag.cart_id ?? '')
    mark(id, 'pending')
    toast.rollback(t('removed', { name }), {
      onUndo: () => void undo(line, isSaved),
      onExpire: () => void finish(id),
    })
  }

  return { of: (id) => removals.get(id), isBusy: removals.size > 0, remove }
}
