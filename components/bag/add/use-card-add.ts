'use client'

import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import type { AddRequest } from './add-request'

/** Adds the goods of a list's cards to the bag; a button that is busy takes no further press. The code is loaded on press. */
export function useCardAdd() {
  const [adding, setAdding] = useState(0)
  const add = (button: Element, request: AddRequest) => {
    if (button.hasAttribute('aria-busy')) return
    button.setAttribute('aria-busy', 'true')
    setAdding((count) => count + 1)
    import('./add-to-bag')
      .then((code) => code.addToBag(request))
      .catch((failure: unknown) => toast.failure('add', failure))
      .finally(() => {
        button.removeAttribute('aria-busy')
        setAdding((count) => count - 1)
      })
  }
  return { isAdding: adding > 0, add }
}
