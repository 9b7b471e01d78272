'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MOST_PHOTOS, type ReviewPhoto } from '@/components/reviews/write/photos/photo'
import { PickFiles } from '@/components/reviews/write/photos/pick-files'
import { RefusedFiles } from '@/components/reviews/write/photos/refused-files'
import { usePhotoSession } from '@/components/reviews/write/photos/use-photo-session'
import { Texts } from '@/components/ui/texts'
import { api } from '@/lib/client/api'
import contact from '@/messages/vi/contact.json'
import reviewPhotos from '@/messages/vi/reviewPhotos.json'
import { ContactPhoto } from './contact-photo'

const { many, twice } = contact.photos
const texts = {
  contact: { photos: contact.photos },
  reviewPhotos: { ...reviewPhotos, refused: { ...reviewPhotos.refused, many, twice } },
}

const NONE: readonly ReviewPhoto[] = []

interface ContactPhotosProps {
  draftKey: string
  /** idempotency key of the message the photos belong to */
  messageKey: string
  onChange: (photos: ReviewPhoto[]) => void
}

/** The photos of a message: chosen, uploaded at once, kept in the draft. */
export default function ContactPhotos(props: ContactPhotosProps) {
  return (
    <Texts messages={texts}>
      <Photos {...props} />
    </Texts>
  )
}

function Photos({ draftKey, messageKey, onChange }: ContactPhotosProps) {
  const t = useTranslations('contact.photos')
  const [isOver, setOver] = useState(false)
  const { session, state } = usePhotoSession(draftKey, NONE, onChange, () =>
    api.content.contact['pre-signed-url'].$get({
      query: { message: messageKey, fileName: 'anh.jpg', contentType: 'image/jpeg' },
    }),
  )
  const { photos, preparing, refused } = state
  const add = (files: readonly File[]) => void session.add(files)
  return (
    <section
      aria-label={t('title')}
      className="grid gap-3"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      }}
    >
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">
          {t('title')} <span className="font-normal text-muted">{t('optional')}</span>
        </span>
        {photos.length > 0 && (
          <span className="text-muted tabular-nums">
            {t('count', { count: photos.length, most: MOST_PHOTOS })}
          </span>
        )}
      </p>
      {photos.length + preparing > 0 && (
        <ul aria-label={t('list')} className="grid gap-2">
          {photos.map((photo, at) => (
            <ContactPhoto key={photo.id} photo={photo} number={at + 1} session={session} />
          ))}
          {Array.from({ length: preparing }, (_, at) => (
            <li key={at} className="h-20 animate-pulse rounded-md bg-sand motion-reduce:animate-none" />
          ))}
        </ul>
      )}
      {photos.length + preparing < MOST_PHOTOS && <PickFiles isOver={isOver} onFiles={add} />}
      <RefusedFiles refused={refused} onClose={session.forgetRefusals} />
    </section>
  )
}
