'use client'

import { useEffect } from 'react'
import { changeAddressQuery } from '@/lib/client/browser/address-query'

interface LastPageAddressProps {
  /** the listing's address without its query */
  path: string
  /** the last page, which is shown */
  page: number
}

/** Names the last page in the address, in place of one past the end (LST-06). Renders nothing. */
export function LastPageAddress({ path, page }: LastPageAddressProps) {
  useEffect(() => {
    // The router takes note of a changed address only once its own effects have run, which are after this one.
    const timer = setTimeout(() => {
      if (window.location.pathname === path)
        changeAddressQuery('replace', { page: page > 1 ? String(page) : null, skip: null })
    })
    return () => clearTimeout(timer)
  }, [path, page])
  return null
}
