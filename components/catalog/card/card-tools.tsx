'use client'

import { startTransition, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { CardButtonsProps } from './card-buttons'

const CardButtons = lazyPart(() => import('./card-buttons'))

/**
 * The heart and the quick view of a card. They work in the browser alone and a page holds dozens, so they are no part of its HTML nor
 * of the code it starts with: they come, a few at a time, once it has come to life. Nothing moves for them.
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
