'use client'

import { useEffect } from 'react'

/** Names the last page, which is shown, in the address, in place of one past the end (LST-06). Renders nothing. */
export function LastPageAddress({ page }: { page: number }) {
  useEffect(() => {
    // The router takes note of a changed address only once its own effects have run, which are after this one.
    const timer = setTimeout(() => {
      const url = new URL(location.href)
      const query = url.searchParams
      query.delete('skip')
      if (page > 1) query.set('page', `${page}`)
      else query.delete('page')
      history.replaceState(null, '', url)
    })
    return () => clearTimeout(timer)
  }, [page])
  return null
}
