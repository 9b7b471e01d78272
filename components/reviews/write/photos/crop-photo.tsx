import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Crop, fitCrop, START } from '@/components/photo-crop/crop'
import { CropArea } from '@/components/photo-crop/crop-area'
import { drawSquare, readPhoto } from '@/components/photo-crop/draw-square'
import { Button } from '@/components/ui/button'
import type { HeldPhoto } from './photo'
import { preparePhoto } from './prepare/prepare-photo'

interface CropPhotoProps {
  photo: HeldPhoto
  number: number
  /** receives the crop and its picture; null is the whole photo */
  onCrop: (crop: Crop | null, picture: Blob) => void
  onCancel: () => void
}

/** What a crop starts from: on the device, or for a photo of an earlier review the uploaded one. */
const sourceOf = async ({ source, preview }: HeldPhoto): Promise<Blob> =>
  source ?? (await fetch(preview)).blob()

/** The sub-mode that crops a photo to a square. */
export function CropPhoto({ photo, number, onCrop, onCancel }: CropPhotoProps) {
  const t = useTranslations('reviewPhotos.crop')
  const [crop, setCrop] = useState<Crop>(photo.crop ?? START)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const open = useEffectEvent(() => sourceOf(photo))
  useEffect(() => {
    let isWanted = true
    open()
      .then(readPhoto)
      .then(
        (read) => (isWanted ? setPicture(read) : read.close()),
        () => setFailed(true),
      )
    return () => {
      isWanted = false
    }
  }, [])

  const finish = (made: Promise<Blob>, placed: Crop | null) => {
    setBusy(true)
    made.then(
      (square) => onCrop(placed, square),
      () => {
        setBusy(false)
        setFailed(true)
      },
    )
  }
  const wholePhoto = async () => (await preparePhoto(await sourceOf(photo))).picture

  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 tabIndex={-1} className="font-display text-xl outline-none">
        {t('title', { number })}
      </h3>
      <p className="text-sm text-muted">{t('hint')}</p>
      {picture ? (
        <CropArea
          photo={picture}
          crop={crop}
          onCrop={setCrop}
          shape="square"
          texts={{ area: t('area'), zoom: t('zoom'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
        />
      ) : (
        !isFailed && (
          <p
            role="status"
            aria-label={t('loading')}
            className="mx-auto aspect-square w-full max-w-80 animate-pulse rounded-md bg-sand motion-reduce:animate-none"
          />
        )
      )}
      <div role="alert">{isFailed && <p className="text-sm text-sale">{t('failed')}</p>}</div>
      {photo.crop && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => finish(wholePhoto(), null)}
          className="min-h-11 justify-self-center px-3 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('whole')}
        </button>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          size="lg"
          disabled={!picture || isBusy}
          onClick={() => picture && finish(drawSquare(picture, crop), fitCrop(picture, crop))}
        >
          {t('use')}
        </Button>
      </div>
    </section>
  )
}
