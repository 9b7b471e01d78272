'use client'

import { useSyncExternalStore } from 'react'
import { toast } from '@/components/toasts/toast'
import { isWished, isWishedOnServer } from '@/lib/client/wishlist/wishlist-store'
import { watchWishes } from './watch-session'

interface HeartProps {
  productId: number
  combinationId: string
  /** screen reader label, with the product's name */
  label: string
  className?: string
}

/**
 * The wishlist heart of one combination. The page is the same for every visitor: the heart fills once the browser knows the member's
 * wishes.
 */
export default function Heart({ productId, combinationId, label, className = '' }: HeartProps) {
  const isOn = useSyncExternalStore(watchWishes, () => isWished(combinationId), isWishedOnServer)
  const press = () => {
    import('./toggle-wish').then(
      (code) => code.toggleWishOrSignIn({ productId, combinationId }),
      (failure: unknown) => toast.failure('wish', failure),
    )
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      onClick={press}
      className={`heart ${className}`}
    />
  )
}
