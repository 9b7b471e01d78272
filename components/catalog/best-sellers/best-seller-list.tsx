'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { BestSellerPagesProps } from './best-seller-pages'

const BestSellerPages = lazy(() => import('./best-seller-pages'))

interface BestSellerListProps extends BestSellerPagesProps {
  /** the pager of those without JavaScript */
  children: ReactNode
}

/** The first page as the server made it; the code that turns to others comes once the page is at rest. */
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
