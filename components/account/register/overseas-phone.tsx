'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { overseasPhoneOverlay, type OverseasPhoneProps } from '../sign-in/overlays'

/** Warns that codes to numbers abroad may be late or fail (OVL-20). */
export default function OverseasPhone({ phoneCode, onBack }: OverseasPhoneProps) {
  const t = useTranslations('signIn.overseas')
  const close = () => closeOverlay(overseasPhoneOverlay)
  const goBack = () => {
    onBack()
    close()
  }
  return (
    <OverlayFrame title={t('title')}>
      <div className="flex flex-col gap-3 p-5">
        <p>{t('text', { phoneCode })}</p>
        <p className="text-muted">{t('otherWays')}</p>
        <div className="mt-2 grid gap-2 tablet:grid-cols-2">
          <Button variant="secondary" size="lg" className="order-2 tablet:order-1" onClick={goBack}>
            {t('change')}
          </Button>
          <Button size="lg" className="order-1 tablet:order-2" onClick={close}>
            {t('confirm')}
          </Button>
        </div>
      </div>
    </OverlayFrame>
  )
}
