'use client'

import { useRef, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import type { AddRequest } from './add-request'

/** Adds goods to the bag on press, once at a time. Its code is loaded on press. */
export function useAdd(request: AddRequest): { isBusy: boolean; add: () => void } {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const add = () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    import('./add-to-bag')
      .then((code) => code.addToBag(request))
      .catch((failure: unknown) => toast.failure('add', failure))
      .finally(() => {
        isRunning.current = false
        setBusy(false)
      })
  }
  return { isBusy, add }
}
