'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { type Doing, isUnanswered } from '@/lib/client/failure'
import { showBagFailure } from '../show-failure'

interface Changes {
  isBusy: boolean
  /** resolves to whether the change was made; `doing` names the failed action when no service has answered */
  change: (run: () => Promise<unknown>, doing?: Doing) => Promise<boolean>
}

/** Runs one change of the bag at a time and shows its failure. */
export function useChange(): Changes {
  const t = useTranslations('bag')
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const change: Changes['change'] = async (run, doing) => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    try {
      await run()
      return true
    } catch (failure) {
      if (doing && isUnanswered(failure)) toast.failure(doing, failure)
      else await showBagFailure(failure, t)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, change }
}
