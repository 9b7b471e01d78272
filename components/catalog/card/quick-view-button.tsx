'use client'

import { Eye } from 'lucide-react'
import { openOverlay } from '@/components/overlays/store'
import { quickViewOverlay } from '@/components/catalog/quick-view/overlays'

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
      <Eye aria-hidden size={18} strokeWidth={1.5} />
    </button>
  )
}
