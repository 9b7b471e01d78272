import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { type HeldPhoto, MOST_PHOTOS } from './photo'
import type { PhotoSession, PhotoState } from './photo-session'
import { RefusedFiles } from './refused-files'

interface PhotoStripProps {
  session: PhotoSession
  state: PhotoState
  onAdd: () => void
  onDescribe: (id: string) => void
}

const TILE = 'relative grid aspect-square w-full overflow-hidden rounded-md'

/** The photos in the step of the text: each opens its caption, the last tile opens the adding. */
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
            <button
              type="button"
              aria-label={t('describe', { number: at + 1 })}
              onClick={() => onDescribe(photo.id)}
              className="grid w-full gap-1 text-left"
            >
              <span className={`${TILE} bg-sand`}>
                <img src={photo.preview} alt="" className="size-full object-cover" />
                <TileState photo={photo} />
              </span>
              <span className={`truncate text-sm ${photo.description ? '' : 'text-accent'}`}>
                {photo.description || t('noCaption')}
              </span>
            </button>
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

/** What a tile says of its upload: nothing once it is done. */
function TileState({ photo: { state, progress, trouble } }: { photo: HeldPhoto }) {
  const t = useTranslations('reviewPhotos.state')
  if (state === 'done') return null
  const isFailed = state === 'failed'
  return (
    <span
      className={`absolute inset-x-0 bottom-0 grid gap-1 px-1.5 py-1 text-xs ${isFailed ? 'bg-sale text-white' : 'bg-paper/90'}`}
    >
      {isFailed
        ? t('retry')
        : trouble === 'offline' || state === 'ready'
          ? t('waiting')
          : t('uploading', { percent: Math.round(progress * 100) })}
    </span>
  )
}
