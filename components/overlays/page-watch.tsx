'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Tells when the shopper arrives on another page. Only ever mounted in the browser: a prerendered page does not know its path. */
export function PageWatch({ onChange }: { onChange: () => void }) {
  const pathname = usePathname()
  const known = useRef(pathname)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (known.current === pathname) return
    known.current = pathname
    changed()
  }, [pathname])
  return null
}
