'use client'

import { useEffect } from 'react'

/** Lets events through as they happen, without what was kept of those before. */
const forget = () => void Reflect.deleteProperty(window, 'nangEarly')

/** Last in every document: once the page can act, it repeats what was pressed and typed before, if anything was (decision 94). */
export function EarlyInput() {
  useEffect(() => {
    if (!(Reflect.get(window, 'nangEarly') as unknown[] | undefined)?.length) forget()
    else import('@/lib/client/browser/early-input').then(({ repeatEarlyInput }) => repeatEarlyInput(), forget)
  }, [])
  return null
}
