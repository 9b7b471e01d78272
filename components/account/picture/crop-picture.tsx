'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { type Crop, START } from '@/components/photo-crop/crop'
import { CropArea } from '@/components/photo-crop/crop-area'
import { drawSquare } from '@/components/photo-crop/draw-square'
import { Button } from '@/components/ui/button'
import { type CropPictureProps, photoCropOverlay } from '../profile/overlays'

/** Crops a photo to the square of the member's picture. */
export default function CropPicture({ photo, onCrop, onFail }: CropPictureProps) {
  const t = useTranslations('profile.picture')
  const [crop, setCrop] = useState<Crop>(START)
  const use = () =>
    drawSquare(photo, crop)
      .then(onCrop, onFail)
      .finally(() => closeOverlay(photoCropOverlay))

  return (
    <OverlayFrame title={t('cropTitle')}>
      <div className="grid gap-4 p-5">
        <p className="text-sm text-muted">{t('cropHint')}</p>
        <CropArea
          photo={photo}
          crop={crop}
          onCrop={setCrop}
          shape="circle"
          texts={{ area: t('cropArea'), zoom: t('zoom'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" variant="secondary" onClick={() => closeOverlay(photoCropOverlay)}>
            {t('cropCancel')}
          </Button>
          <Button size="lg" onClick={() => void use()}>
            {t('cropUse')}
          </Button>
        </div>
      </div>
    </OverlayFrame>
  )
}
