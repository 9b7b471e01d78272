'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { withInstruction } from '@/lib/client/failure'

/** The bag could not be loaded. */
export function BagFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = useTranslations('checkout')
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-10">
      <p>{withInstruction(t('loadFailed'), failure)}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
