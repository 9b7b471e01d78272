'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { LatePushOffer } from '@/components/push/late-push-offer'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notifyMeSuccessOverlay, type NotifyMeSuccessProps } from './overlays'

/** Confirms the subscription (NTF-04). */
export default function NotifyMeSuccess({ name, email }: NotifyMeSuccessProps) {
  const t = useTranslations('notifyMe')
  return (
    <OverlayFrame title={t('successTitle')}>
      <div className="grid justify-items-center gap-4 p-6 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="mail-check" size={26} />
        </span>
        <p className="break-words">{t('success', { name, email })}</p>
        <p className="text-sm text-muted">{t('successNote')}</p>
        <LatePushOffer topic="back-in-stock" className="w-full" />
        <Button size="lg" className="w-full" onClick={() => closeOverlay(notifyMeSuccessOverlay)}>
          {t('done')}
        </Button>
      </div>
    </OverlayFrame>
  )
}
