'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { NotFoundProps } from './not-found-content'

const NotFoundContent = lazyPart(() => import('./not-found-content'))

/** The page for what is not found. It is part of every page's payload, so its content is not. */
export function NotFoundPage(props: NotFoundProps) {
  return (
    <Suspense>
      <NotFoundContent {...props} />
    </Suspense>
  )
}
