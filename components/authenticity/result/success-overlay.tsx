'use client'

import { useTranslations } from 'next-intl'
import { afterClosing } from '@/components/overlays/after-closing'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import type { Check } from '@/domain/authenticity/check'
import { authenticityHistoryOverlay, authenticitySuccessOverlay } from '../overlays'
import { CheckResult } from './check-result'

/** The result over any page (OVL-27). */
export default function SuccessOverlay({ check }: { check: Check }) {
  const t = useTranslations('authenticity.result')
  const showHistory = async () => {
    await afterClosing(authenticitySuccessOverlay)
    openOverlay(authenticityHistoryOverlay, {})
  }
  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <div className="grid gap-2">
          <Button size="lg" className="w-full" onClick={() => closeOverlay(authenticitySuccessOverlay)}>
            {t('done')}
          </Button>
          <Button variant="quiet" className="w-full" onClick={() => void showHistory()}>
            {t('history')}
          </Button>
        </div>
      }
    >
      <div className="p-5">
        <CheckResult check={check} />
      </div>
    </OverlayFrame>
  )
}
