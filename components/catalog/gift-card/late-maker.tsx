'use client'

import { lazy, Suspense } from 'react'
import type { GiftCardMakerProps } from './gift-card-maker'

/** Part of the HTML of a gift card's page; other products' pages do not carry its code. */
const GiftCardMaker = lazy(() => import('./gift-card-maker'))

export function LateGiftCardMaker(props: GiftCardMakerProps) {
  return (
    <Suspense fallback={null}>
      <GiftCardMaker {...props} />
    </Suspense>
  )
}
