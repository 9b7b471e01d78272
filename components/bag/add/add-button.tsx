'use client'

import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { AddRequest } from './add-request'
import { useAdd } from './use-add'

interface AddButtonProps extends AddRequest {
  label: string
  /** screen reader text while it is busy */
  busyLabel: string
  size?: 'md' | 'lg'
  className?: string
}

/** "Thêm vào giỏ" for a chosen combination. Keeps the focus while busy. */
export function AddButton({ label, busyLabel, size = 'lg', className, ...request }: AddButtonProps) {
  const { isBusy, add } = useAdd(request)
  return (
    <>
      <Button
        size={size}
        className={className}
        aria-disabled={isBusy || undefined}
        aria-haspopup={request.ask && 'dialog'}
        onClick={add}
      >
        {isBusy && <Spinner className="size-5" />}
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  )
}
