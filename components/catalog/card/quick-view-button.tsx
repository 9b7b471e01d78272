'use client'

import { openOverlay } from '@/components/overlays/store'
import { quickViewOverlay } from '@/components/catalog/quick-view/overlays'
import { Icon } from '@/components/ui/icon'

interface QuickViewButtonProps {
  productId: number
  /** screen reader label, with the product's name */
  label: string
  className?: string
}

/** Opens the quick view of a product. */
export function QuickViewButton({ productId, label, className = '' }: QuickViewButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => openOverlay(quickViewOverlay, { productId })}
      className={`grid size-[44px] place-items-center rounded-full bg-paper/90 text-ink hover:text-accent ${className}`}
    >
      <Icon name="eye" />
    </button>
  )
}
