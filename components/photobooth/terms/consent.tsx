'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import type { BoothStore } from '@/domain/photobooth/booth-store'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import { boothEntryPath } from '@/lib/pages/booth-address'
import { startOver } from '../frame/start-over'
import { useSteps } from '../frame/use-steps'
import { WithStore } from '../frame/with-store'
import { agreeToTerms, clearBooth } from '../state/booth-state'

/** Consent, by a button that says what it starts. */
export function Consent({ stores }: { stores: readonly BoothStore[] }) {
  const t = useTranslations('photobooth.terms')
  const { go } = useSteps()
  const router = useRouter()
  return (
    <WithStore stores={stores}>
      {({ place }) => (
        <div className="mt-8 grid gap-3 tablet:flex tablet:flex-row-reverse tablet:justify-end">
          <Button
            size="lg"
            onClick={() => {
              agreeToTerms(BOOTH_TERMS.version)
              go('camera', place)
            }}
          >
            {t('agree')}
          </Button>
          <Button
            size="lg"
            variant="quiet"
            onClick={() => {
              clearBooth()
              if (place.isKiosk) startOver(place)
              else router.push(boothEntryPath(place.store))
            }}
          >
            {t('refuse')}
          </Button>
        </div>
      )}
    </WithStore>
  )
}
