'use client'

import { useTranslations } from 'next-intl'
import { afterClosing } from '@/components/overlays/after-closing'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { WindowList } from '@/components/ui/late/window-list'
import { api } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import { authenticityFormOverlay, authenticityHistoryOverlay } from '../overlays'
import { CheckRow } from './check-row'

const PAGE_SIZE = 20

/** The checks of the member, or of the device (OVL-27). */
export default function HistoryOverlay() {
  const t = useTranslations('authenticity.history')
  const { status } = useMember()
  const check = async () => {
    await afterClosing(authenticityHistoryOverlay)
    openOverlay(authenticityFormOverlay, {})
  }
  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <Button size="lg" className="w-full" onClick={() => void check()}>
          {t('check')}
        </Button>
      }
    >
      <div className="px-5 py-2">
        <WindowList
          addressOf={(window) => api.catalog.v3.authenticity.checks.$path({ query: window })}
          limit={PAGE_SIZE}
          texts={{ loading: t('loading'), failed: t('failed'), retry: t('retry'), more: t('more') }}
          empty={<p className="py-6 text-center text-muted">{t('empty')}</p>}
          render={(checks) => (
            <ul className="divide-y divide-line">
              {checks.map((each) => (
                <CheckRow key={each.id} check={each} />
              ))}
            </ul>
          )}
        />
        {status === 'visitor' && <p className="py-3 text-xs text-muted">{t('device')}</p>}
      </div>
    </OverlayFrame>
  )
}
