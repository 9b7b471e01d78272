'use client'

import { useTranslations } from 'next-intl'
import type { HeldPhoto } from '@/components/reviews/write/photos/photo'
import type { PhotoSession } from '@/components/reviews/write/photos/photo-session'
import { troubleText } from '@/components/reviews/write/photos/trouble-text'
import { Icon } from '@/components/ui/icon'

interface ContactPhotoProps {
  photo: HeldPhoto
  number: number
  session: PhotoSession
}

/** A photo of a message with its upload. */
export function ContactPhoto({ photo, number, session }: ContactPhotoProps) {
  const t = useTranslations('reviewPhotos')
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border border-line bg-white p-2">
      <img src={photo.preview} alt="" className="size-16 rounded-sm bg-sand object-cover" />
      <div className="min-w-0 text-sm">
        <Upload photo={photo} number={number} />
        {photo.state === 'failed' && (
          <button
            type="button"
            aria-label={t('state.retryOf', { number })}
            onClick={() => session.retry(photo.id)}
            className="min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {t('state.retry')}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('adding.removeOf', { number })}
        onClick={() => session.remove(photo.id)}
        className="grid size-11 place-items-center rounded-full hover:bg-sand"
      >
        <Icon name="x" />
      </button>
    </li>
  )
}

function Upload({ photo: { state, progress, trouble }, number }: { photo: HeldPhoto; number: number }) {
  const t = useTranslations('reviewPhotos.state')
  if (state === 'done') {
    return (
      <p className="flex items-center gap-1.5 text-success">
        <Icon name="circle-check" size={16} />
        {t('done')}
      </p>
    )
  }
  if (state === 'failed') return <p className="text-sale">{t(troubleText(trouble))}</p>
  if (state === 'ready')
    return <p className="text-muted">{t(trouble === 'offline' ? 'offline' : 'waiting')}</p>
  const percent = Math.round(progress * 100)
  return (
    <>
      <p className="text-muted tabular-nums">{t('uploading', { percent })}</p>
      <progress
        max={100}
        value={percent}
        aria-label={t('progressOf', { number })}
        className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
      />
    </>
  )
}
