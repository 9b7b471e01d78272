'use client'

import type { ReactNode } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import type { ReviewUploadProps } from './overlays'

interface WriteReviewButtonProps extends ReviewUploadProps {
  /** screen reader label, when it says more than the content */
  label?: string
  className?: string
  children: ReactNode
}

/** Opens the review of a product. It needs JavaScript; its code is loaded when it is pressed. */
export function WriteReviewButton({ label, className = '', children, ...review }: WriteReviewButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      aria-label={label}
      className={`noscript:hidden ${className}`}
      onClick={() =>
        void import('./open-review').then(
          (code) => code.openReview(review),
          (failure: unknown) => toast.failure('open', failure),
        )
      }
    >
      {children}
    </Button>
  )
}
