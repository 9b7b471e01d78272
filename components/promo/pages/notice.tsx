import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

interface NoticeProps {
  text: string
  /** what can be done about it; without it something is on its way */
  action?: string
  onAction?: () => void
}

/** What an overlay says while, or because, there is nothing to show. */
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
