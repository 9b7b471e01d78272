'use client'

import { startTransition, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { CardButtonsProps } from './card-buttons'

const CardButtons = lazyPart(() => import('./card-buttons'))

/**
 * The heart and the quick view of a card. They need JavaScript and a page holds dozens of cards, so they are neither in its HTML nor in its
 * first code: they are loaded a few at a time after hydration. Nothing moves when they appear.
 */
export function CardTools(props: CardButtonsProps) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return (
    isAlive && (
      <Suspense fallback={null}>
        <CardButtons {...props} />
      </Suspense>
    )
  )
}
