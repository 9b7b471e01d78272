'use client'

import { Suspense } from 'react'
import type { ReviewPhoto } from '@/components/reviews/write/photos/photo'
import { lazyPart } from '@/components/ui/lazy-part'

const ContactPhotos = lazyPart(() => import('./contact-photos'))

interface PhotosSlotProps {
  draftKey: string
  /** null until the draft is read */
  messageKey: string | null
  onChange: (photos: ReviewPhoto[]) => void
}

/** The place of a message's photos, in its final height; their code is loaded after the form's. */
export function PhotosSlot({ messageKey, ...props }: PhotosSlotProps) {
  return (
    <div className="contact-photos">
      {messageKey !== null && (
        <Suspense>
          <ContactPhotos key={messageKey} messageKey={messageKey} {...props} />
        </Suspense>
      )}
    </div>
  )
}
