'use client'

import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** One object for all renders: React writes the HTML of an element again when the object changes. */
const AS_SERVED = { __html: '' }

/**
 * Props of an element whose content never changes after the server made it: hydration leaves the served HTML alone, at no cost, however
 * much it is. `isServed` is false where there is none, after a navigation within the shop, and when `data` has changed since: its content
 * has to be rendered then, by an element with another key.
 */
export function useServedHtml(data: unknown) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(() => ({ data, isServed: isHydrating && typeof window !== 'undefined' }))
  const isServed = first.isServed && first.data === data
  return { isServed, served: { suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_SERVED } }
}
