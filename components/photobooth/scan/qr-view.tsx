'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { QrCode } from '@/components/ui/qr/qr-code'
import type { PhotoLink } from '@/domain/photobooth/photo-link'
import { formatOrderTime } from '@/lib/format'
import { type BoothPlace, boothEntryPath, photoLinkOf } from '@/lib/pages/booth-address'
import { startOver } from '../frame/start-over'
import { useSteps } from '../frame/use-steps'

interface QrViewProps {
  link: PhotoLink
  place: BoothPlace
}

/** The code that opens the photo on one's own phone. */
export default function QrView({ link, place }: QrViewProps) {
  const t = useTranslations('photobooth.scan')
  const { go } = useSteps()
  const router = useRouter()
  const end = () => {
    if (place.isKiosk) startOver(place)
    else router.push(boothEntryPath(place.store))
  }
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 pt-4 text-center">
      <h1 className="font-display text-2xl tablet:text-3xl">{t('qrTitle')}</h1>
      <p className="text-balance text-muted">{t('qrText')}</p>
      <QrCode
        text={photoLinkOf(window.location.origin, link.token)}
        label={t('qrLabel')}
        className="max-w-80 tablet:max-w-96"
      />
      <p className="text-sm">{t('until', { time: formatOrderTime(link.expires_at) })}</p>
      <p className="text-sm text-muted">{t('secret')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={end}>
          {t('done')}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => go('result', place)}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
