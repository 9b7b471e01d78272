import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { troubleText } from './trouble-text'
import type { HeldPhoto } from './photo'

/** Shape of a tile of the strip. */
export const TILE = 'relative grid aspect-square w-full overflow-hidden rounded-md'

interface PhotoTileProps {
  photo: HeldPhoto
  number: number
  onDescribe: () => void
  onRetry: () => void
}

/** A photo of the strip. It opens its caption; one that failed shows why below itself and is uploaded again instead. */
export function PhotoTile({ photo, number, onDescribe, onRetry }: PhotoTileProps) {
  const t = useTranslations('reviewPhotos')
  const id = useId()
  const isFailed = photo.state === 'failed'
  return (
    <>
      <button
        type="button"
        aria-label={isFailed ? t('state.retryOf', { number }) : t('describe', { number })}
        aria-describedby={isFailed ? id : undefined}
        onClick={isFailed ? onRetry : onDescribe}
        className="grid w-full gap-1 text-left"
      >
        <span className={`${TILE} bg-sand`}>
          <img src={photo.preview} alt="" className="size-full object-cover" />
          {isFailed ? <Retry text={t('state.retry')} /> : <TileState photo={photo} />}
        </span>
        {!isFailed && (
          <span className={`truncate text-sm ${photo.description ? '' : 'text-accent'}`}>
            {photo.description || t('noCaption')}
          </span>
        )}
      </button>
      {isFailed && (
        <p id={id} className="mt-1 text-xs text-sale">
          {t(`state.${troubleText(photo.trouble)}`)}
        </p>
      )}
    </>
  )
}

const Retry = ({ text }: { text: string }) => (
  <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-ink/75 text-sm font-semibold text-white">
    <Icon name="rotate-ccw" size={22} />
    {text}
  </span>
)

/** What a tile says of its upload: nothing once it is done. */
function TileState({ photo: { state, progress, trouble } }: { photo: HeldPhoto }) {
  const t = useTranslations('reviewPhotos.state')
  if (state === 'done') return null
  return (
    <span className="absolute inset-x-0 bottom-0 bg-paper/90 px-1.5 py-1 text-xs">
      {trouble === 'offline' || state === 'ready'
        ? t('waiting')
        : t('uploading', { percent: Math.round(progress * 100) })}
    </span>
  )
}
