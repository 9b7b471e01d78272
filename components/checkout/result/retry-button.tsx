'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { DueTime } from '@/components/orders/parts/due-time'
import { retryPaymentOverlay, type RetryPaymentProps } from '../payment/overlays'

/** THỬ LẠI, while its window is open; then the page shows the remaining actions. */
export function RetryButton({ until, ...retry }: RetryPaymentProps & { until: string }) {
  const t = useTranslations('payment.failure')
  const router = useRouter()
  return (
    <div className="grid gap-3">
      <DueTime at={until} onOver={() => router.refresh()} />
      <Button size="lg" aria-haspopup="dialog" onClick={() => openOverlay(retryPaymentOverlay, retry)}>
        {t('retry')}
      </Button>
    </div>
  )
}
