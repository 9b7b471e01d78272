'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { BestSellerPagesProps } from './best-seller-pages'

interface BestSellerListProps extends BestSellerPagesProps {
  /** the pager for pages without JavaScript */
  children: ReactNode
}

/** The first page as rendered by the server; it stays until the code for other pages is there, which without network it is not. */
export function BestSellerList({ children, ...pages }: BestSellerListProps) {
  const [more, setMore] = useState<{ Pages: ComponentType<BestSellerPagesProps> } | null>(null)
  const hasMore = pages.pages > 1
  useEffect(() => {
    if (!hasMore) return
    import('./best-seller-pages').then(
      (code) => setMore({ Pages: code.default }),
      // The pager's links work without it.
      () => undefined,
    )
  }, [hasMore])
  if (more && hasMore) return <more.Pages {...pages} />
  return (
    <>
      {pages.first}
      <div className="mt-12">{children}</div>
    </>
  )
}
