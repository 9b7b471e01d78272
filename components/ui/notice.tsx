import type { ReactNode } from 'react'
import { Button } from './button'
import { Spinner } from './spinner'

interface NoticeProps {
  text: string
  /** the next step after a failure; without one the content is loading */
  action?: string
  onAction?: () => void
  /** keeps the height of the missing content */
  className?: string
  children?: ReactNode
}

/** A notice in the place of content that is loading or has failed to load. */
export function Notice({ text, action, onAction, className = 'min-h-48', children }: NoticeProps) {
  return (
    <div
      role={action ? 'alert' : 'status'}
      className={`grid content-center justify-items-center gap-4 p-8 text-center ${className}`}
    >
      {!action && <Spinner className="size-6 text-accent" />}
      <p className={action ? undefined : 'text-sm text-muted'}>{text}</p>
      {action && (
        <Button variant="secondary" onClick={onAction}>
          {action}
        </Button>
      )}
      {children}
    </div>
  )
}
