'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { failureText } from './failure-text'

/** Runs one change of the bag at a time; says why when it fails. `change` gives whether it was made. */
export function useChange(): { isBusy: boolean; change: (run: () => Promise<unknown>) => Promise<boolean> } {
  const t = useTranslations('bag')
  const [isBusy, setBusy] = useState(false)
  const underway = useRef(false)
  const change = async (run: () => Promise<unknown>) => {
    if (underway.current) return false
    underway.current = true
    setBusy(true)
    try {
      await run()
      return true
    } catch (failure) {
      toast.error(failureText(failure, t))
      return false
    } finally {
      underway.current = false
      setBusy(false)
    }
  }
  return { isBusy, change }
}
