import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { MOST_PHOTOS } from './photo'
import type { PhotoSession, PhotoState } from './photo-session'
import { PhotoTile, TILE } from './photo-tile'
import { RefusedFiles } from './refused-files'

interface PhotoStripProps {
  session: PhotoSession
  state: PhotoState
  onAdd: () => void
  onDescribe: (id: string) => void
}

/** The photos in the step of the text, and a last tile that opens the adding. */
export function PhotoStrip({ session, state, onAdd, onDescribe }: PhotoStripProps) {
  const t = useTranslations('reviewPhotos')
  const { photos, preparing, refused, isRestored } = state
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">
          {t('title')} <span className="font-normal text-muted">({t('optional')})</span>
        </span>
        {photos.length > 0 && (
          <span className="text-muted tabular-nums">
            {t('count', { count: photos.length, most: MOST_PHOTOS })}
          </span>
        )}
      </p>
      {isRestored && photos.length === 0 && (
        <p className="text-sm text-muted">{t('invite', { most: MOST_PHOTOS })}</p>
      )}
      <ul className="grid grid-cols-3 gap-x-2 gap-y-3 tablet:grid-cols-5" aria-busy={!isRestored}>
        {photos.map((photo, at) => (
          <li key={photo.id} data-photo={photo.id} className="min-w-0">
            <PhotoTile
              photo={photo}
              number={at + 1}
              onDescribe={() => onDescribe(photo.id)}
              onRetry={() => session.retry(photo.id)}
            />
          </li>
        ))}
        {Array.from({ length: preparing }, (_, at) => (
          <li key={at} className={`${TILE} animate-pulse bg-sand motion-reduce:animate-none`} />
        ))}
        {photos.length + preparing < MOST_PHOTOS && (
          <li>
            <button
              type="button"
              onClick={onAdd}
              className={`${TILE} place-content-center justify-items-center gap-1 border border-dashed border-line-strong bg-white p-1 text-sm font-semibold hover:border-accent hover:text-accent`}
            >
              <Icon name="camera" size={22} />
              {t('add')}
            </button>
          </li>
        )}
      </ul>
      {photos.length > 0 && (
        <button
          type="button"
          onClick={onAdd}
          className="min-h-11 justify-self-start text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('arrange')}
        </button>
      )}
      <RefusedFiles refused={refused} onClose={session.forgetRefusals} />
    </div>
  )
}
