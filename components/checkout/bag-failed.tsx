'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** The bag did not come. */
export function BagFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('checkout')
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-10">
      <p>{t('loadFailed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
