import { Button } from '../button'

interface FailedPartProps {
  /** finished sentences */
  texts: Record<'failed' | 'retry', string>
  onRetry: () => void
  className?: string
}

/** In the place of a part whose code did not load. */
export function FailedPart({ texts, onRetry, className = 'justify-items-start' }: FailedPartProps) {
  return (
    <div role="alert" className={`grid gap-3 ${className}`}>
      <p>{texts.failed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}
