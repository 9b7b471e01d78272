'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import type { BagLineView } from '@/domain/bag/view'
import { removeLine } from '@/lib/client/bag'
import { forgetRemoved, rememberRemoved } from '@/lib/client/removed-lines'
import { failureText } from './failure-text'

/** 'pending': HOÀN TÁC still brings it back; 'leaving': the server is being told. */
type Removal = 'pending' | 'leaving'

export interface Removals {
  of: (lineId: string) => Removal | undefined
  isBusy: boolean
  remove: (line: BagLineView) => void
}

/** Lines taken out of the bag, each with its chance to be had back (spec 1 §8 "Toasts"). `onGone` is told of those that went for good. */
export function useRemovals(onGone: (lineId: string) => void): Removals {
  const t = useTranslations('bag')
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map())

  const mark = (id: string, removal?: Removal) =>
    setRemovals((known) => {
      const next = new Map(known)
      if (removal) next.set(id, removal)
      else next.delete(id)
      return next
    })

  const finish = async (id: string) => {
    onGone(id)
    mark(id, 'leaving')
    try {
      await removeLine(id)
    } catch (failure) {
      toast.error(failureText(failure, t))
    }
    forgetRemoved(id)
    mark(id)
  }

  const remove = ({ id, name }: BagLineView) => {
    rememberRemoved(id)
    mark(id, 'pending')
    toast.rollback(t('removed', { name }), {
      onUndo: () => {
        forgetRemoved(id)
        mark(id)
      },
      onExpire: () => void finish(id),
    })
  }

  return { of: (id) => removals.get(id), isBusy: removals.size > 0, remove }
}
