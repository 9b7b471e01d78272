'use client'

import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** One object for all renders: React writes the HTML of an element again when the object changes. */
const AS_SERVED = { __html: '' }

/** A page that is refreshed has new data, most of it with the same content. It came as JSON. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

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
  const [first, setFirst] = useState(() => (isHydrating && typeof window !== 'undefined' ? { data } : null))
  const isServed = first !== null && isSame(first.data, data)
  // The served HTML is gone for good then, also when the data becomes what it was.
  if (first && !isServed) setFirst(null)
  return { isServed, served: { suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_SERVED } }
}
