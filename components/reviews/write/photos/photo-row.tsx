import { useTranslations } from 'next-intl'
import type { PointerEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import type { HeldPhoto } from './photo'
import { troubleText } from './trouble-text'

interface PhotoRowProps {
  photo: HeldPhoto
  number: number
  total: number
  isDragged: boolean
  onDragStart: (event: PointerEvent) => void
  /** -1: before the previous one */
  onMove: (by: -1 | 1) => void
  onCrop: () => void
  onRemove: () => void
  onRetry: () => void
  onStop: () => void
}

const ICON_BUTTON =
  'grid size-11 place-items-center rounded-full hover:bg-sand disabled:opacity-30 disabled:hover:bg-transparent'
const TEXT_BUTTON = 'min-h-11 px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline'

/** A photo in the list of the adding: its upload, and what can be done with it. */
export function PhotoRow({ photo, number, total, isDragged, onDragStart, ...on }: PhotoRowProps) {
  const t = useTranslations('reviewPhotos')
  return (
    <li
      data-photo={photo.id}
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3 ${isDragged ? 'relative rounded-md bg-accent-soft' : ''}`}
    >
      <span className="relative size-20 overflow-hidden rounded-md bg-sand">
        <img src={photo.preview} alt="" draggable={false} className="size-full object-cover" />
        <span
          aria-hidden
          className="absolute top-1 left-1 grid size-5 place-items-center rounded-full bg-paper/90 text-xs font-semibold tabular-nums"
        >
          {number}
        </span>
      </span>
      <div className="grid min-w-0 gap-1">
        <UploadState photo={photo} number={number} onStop={on.onStop} />
        <div className="-ml-2 flex flex-wrap">
          {photo.state === 'failed' && (
            <button
              type="button"
              aria-label={t('state.retryOf', { number })}
              onClick={on.onRetry}
              className={TEXT_BUTTON}
            >
              {t('state.retry')}
            </button>
          )}
          <button
            type="button"
            aria-label={t('adding.cropOf', { number })}
            onClick={on.onCrop}
            className={TEXT_BUTTON}
          >
            {t('adding.crop')}
          </button>
          <button
            type="button"
            aria-label={t('adding.removeOf', { number })}
            onClick={on.onRemove}
            className={TEXT_BUTTON}
          >
            {t('adding.remove')}
          </button>
        </div>
      </div>
      {total > 1 && (
        <div className="flex flex-col items-center tablet:flex-row">
          <button
            type="button"
            data-move
            aria-label={t('adding.up', { number })}
            disabled={number === 1}
            onClick={() => on.onMove(-1)}
            className={ICON_BUTTON}
          >
            <Icon name="arrow-up" />
          </button>
          <span
            title={t('adding.drag')}
            aria-hidden
            onPointerDown={onDragStart}
            className="hidden size-11 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing tablet:grid"
          >
            <Icon name="grip" />
          </span>
          <button
            type="button"
            data-move
            aria-label={t('adding.down', { number })}
            disabled={number === total}
            onClick={() => on.onMove(1)}
            className={ICON_BUTTON}
          >
            <Icon name="arrow-up" className="rotate-180" />
          </button>
        </div>
      )}
    </li>
  )
}

interface UploadStateProps {
  photo: HeldPhoto
  number: number
  onStop: () => void
}

function UploadState({ photo, number, onStop }: UploadStateProps) {
  const t = useTranslations('reviewPhotos.state')
  const { state, progress, trouble } = photo
  if (state === 'done') {
    return (
      <p className="flex items-center gap-1.5 text-sm text-success">
        <Icon name="circle-check" size={16} />
        {t('done')}
      </p>
    )
  }
  if (state === 'failed') return <p className="text-sm text-sale">{t(troubleText(trouble))}</p>
  if (state === 'ready')
    return <p className="text-sm text-muted">{t(trouble === 'offline' ? 'offline' : 'waiting')}</p>
  const percent = Math.round(progress * 100)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 text-sm">
      <span className="text-muted tabular-nums">{t('uploading', { percent })}</span>
      <button
        type="button"
        aria-label={t('stopOf', { number })}
        onClick={onStop}
        className="min-h-11 px-2 font-semibold underline-offset-4 hover:underline"
      >
        {t('stop')}
      </button>
      <progress
        max={100}
        value={percent}
        aria-label={t('progressOf', { number })}
        className="col-span-2 h-1.5 w-full overflow-hidden rounded-full accent-accent"
      />
    </div>
  )
}
