'use client'

import { lazy, Suspense } from 'react'
import type { GiftCardMakerProps } from './gift-card-maker'

/** Server-rendered on a gift card's page; other product pages do not load its code. */
const GiftCardMaker = lazy(() => import('./gift-card-maker'))

export function LateGiftCardMaker(props: GiftCardMakerProps) {
  return (
    <Suspense fallback={null}>
      <GiftCardMaker {...props} />
    </Suspense>
  )
}
