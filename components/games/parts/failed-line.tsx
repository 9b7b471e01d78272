'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface FailedLineProps {
  text: string
  onRetry: () => unknown
  isRetrying: boolean
}

/** A failed call: what was known stays where it is, and this says so beside it (D-22). */
export function FailedLine({ text, onRetry, isRetrying }: FailedLineProps) {
  const t = useTranslations('games')
  return (
    <div role="alert" className="game-failed">
      <p>{text}</p>
      <Button variant="secondary" disabled={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
