'use client'

import type { ChangeEvent, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { SHOTS } from '@/domain/photobooth/print'
import { captureFile } from './capture'

interface PickPhotosProps {
  onPicked: (pictures: Blob[]) => void
  /** none of the files is a picture that the browser reads */
  onUnreadable: () => void
  children: ReactNode
}

/** Takes pictures that are on the device instead of new ones. They are read here and sent nowhere. */
export function PickPhotos({ onPicked, onUnreadable, children }: PickPhotosProps) {
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, SHOTS)
    // Reset, so that the same file can be chosen again.
    target.value = ''
    if (files.length === 0) return
    const pictures: Blob[] = []
    // One after the other: a decoded photo of a phone takes 50 MB.
    for (const file of files) {
      const picture = await captureFile(file).catch(() => null)
      if (picture) pictures.push(picture)
    }
    if (pictures.length > 0) onPicked(pictures)
    else onUnreadable()
  }
  return (
    <label className="button button-secondary cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Icon name="image-up" />
      {children}
      <input
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        onChange={(event) => void pick(event)}
      />
    </label>
  )
}
