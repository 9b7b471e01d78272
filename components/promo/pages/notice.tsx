import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

interface NoticeProps {
  text: string
  /** its action; without one the content is loading */
  action?: string
  onAction?: () => void
}

/** A notice of an overlay without content: loading, or none. */
export function Notice({ text, action, onAction }: NoticeProps) {
  return (
    <div
      role={action ? 'alert' : 'status'}
      className="grid min-h-48 content-center justify-items-center gap-4 p-8 text-center"
    >
      {!action && <Spinner className="size-6 text-accent" />}
      <p className={action ? undefined : 'text-sm text-muted'}>{text}</p>
      {action && (
        <Button variant="secondary" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}
