import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface NoticeProps {
  text: string
  action: string
  onAction: () => void
  /** keeps the height of the missing content */
  className?: string
  children?: ReactNode
}

/** A failure notice with the next step. */
export function Notice({ text, action, onAction, className = 'min-h-48', children }: NoticeProps) {
  return (
    <div
      role="alert"
      className={`grid content-center justify-items-center gap-4 p-8 text-center ${className}`}
    >
      <p>{text}</p>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
      {children}
    </div>
  )
}
