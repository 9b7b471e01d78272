'use client'

import { startTransition, useEffect, useState } from 'react'
import { Heart } from '@/components/wishlist/heart'
import { QuickViewButton } from './quick-view-button'

interface CardToolsProps {
  productId: number
  combinationId: string
  /** what a screen reader says, the product's name included */
  wish: string
  quickView: string
}

/**
 * The buttons that lie over a card's picture: the wishlist heart and the quick view. They work in the browser alone and a page holds
 * dozens, so they are no part of its HTML: they come, a few at a time, once it has come to life. Nothing moves for them.
 */
export function CardTools({ productId, combinationId, wish, quickView }: CardToolsProps) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  if (!isAlive) return null
  return (
    <>
      <Heart
        productId={productId}
        combinationId={combinationId}
        label={wish}
        className="absolute top-1 right-1 z-10 bg-paper/90"
      />
      <QuickViewButton
        productId={productId}
        label={quickView}
        className="absolute right-1 bottom-1 z-10 desktop:opacity-0 desktop:group-hover:opacity-100 desktop:focus-visible:opacity-100"
      />
    </>
  )
}
