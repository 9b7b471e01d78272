'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from '@/components/forms/fields/field-frame'
import { openOverlay } from '@/components/overlays/store'
import { Icon } from '@/components/ui/icon'
import { Avatar } from './avatar'
import { readPhoto } from '@/components/photo-crop/draw-square'
import { photoCropOverlay } from '../profile/overlays'
import { faultAfter, faultOf, type UploadFault, uploadPicture } from './upload-picture'

interface PictureFieldProps {
  name: string
  onBusy: (isBusy: boolean) => void
}

/** The member's picture: choosing crops and uploads it at once; saving the form applies it. `image` of the form. */
export function PictureField({ name, onBusy }: PictureFieldProps) {
  const t = useTranslations('profile.picture')
  const id = useId()
  const { field } = useController<{ image: string | null }, 'image'>({ name: 'image' })
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<UploadFault | null>(null)

  const upload = async (picture: Blob) => {
    setProgress(0)
    onBusy(true)
    try {
      field.onChange(await uploadPicture(picture, setProgress))
    } catch (failure) {
      setFault(faultAfter(failure))
    }
    onBusy(false)
    setProgress(null)
  }

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Reset, so that the same file can be chosen again after a failure.
    target.value = ''
    if (!file) return
    const found = faultOf(file)
    setFault(found)
    if (found) return
    try {
      openOverlay(photoCropOverlay, {
        photo: await readPhoto(file),
        onCrop: (picture) => void upload(picture),
        onFail: (failure) => setFault(faultAfter(failure)),
      })
    } catch (failure) {
      setFault(faultAfter(failure))
    }
  }

  return (
    <div className="grid justify-items-center gap-2">
      <Avatar name={name} image={field.value} size={96} />
      <div className="flex flex-wrap justify-center gap-2">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-5 text-sm font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <Icon name="camera" />
          {field.value ? t('change') : t('add')}
          <input
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            aria-describedby={fault ? `${id}-error` : undefined}
            disabled={progress !== null}
            onChange={(event) => void choose(event)}
          />
        </label>
        {field.value && progress === null && (
          <button
            type="button"
            onClick={() => field.onChange(null)}
            className="min-h-11 px-3 text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {t('remove')}
          </button>
        )}
      </div>
      {progress !== null && (
        <progress
          max={1}
          value={progress}
          aria-label={t('sending')}
          className="h-1.5 w-40 overflow-hidden rounded-full accent-accent"
        />
      )}
      <div role="alert">
        <FieldError id={id} error={fault ? t(fault) : undefined} />
      </div>
    </div>
  )
}
