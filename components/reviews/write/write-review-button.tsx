'use client'

import type { ReactNode } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import type { ReviewUploadProps } from './overlays'

interface WriteReviewButtonProps extends ReviewUploadProps {
  className?: string
  children: ReactNode
}

/** Opens the review of a product. It needs JavaScript; its code is loaded when it is pressed. */
export function WriteReviewButton({ className = '', children, ...review }: WriteReviewButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
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
