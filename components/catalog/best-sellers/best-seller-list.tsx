'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { BestSellerPagesProps } from './best-seller-pages'

const BestSellerPages = lazy(() => import('./best-seller-pages'))

interface BestSellerListProps extends BestSellerPagesProps {
  /** the pager for pages without JavaScript */
  children: ReactNode
}

/** The first page as rendered by the server; the code for other pages is loaded when the browser is idle. */
export function BestSellerList({ children, ...pages }: BestSellerListProps) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true))
    return () => clearTimeout(timer)
  }, [])
  const plain = (
    <>
      {pages.first}
      <div className="mt-12">{children}</div>
    </>
  )
  if (!isReady || pages.pages === 1) return plain
  return (
    <Suspense fallback={plain}>
      <BestSellerPages {...pages} />
    </Suspense>
  )
}
