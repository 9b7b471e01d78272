import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { MOST_PHOTOS } from './photo'
import { PhotoRow } from './photo-row'
import type { PhotoSession, PhotoState } from './photo-session'
import { PickFiles } from './pick-files'
import { RefusedFiles } from './refused-files'
import { useDragOrder } from './use-drag-order'

interface AddPhotosProps {
  session: PhotoSession
  state: PhotoState
  /** files are dragged over the dialog */
  isOver: boolean
  onCrop: (id: string) => void
  onDone: () => void
}

/** The sub-mode that adds photos, and orders, crops and removes those that are there. */
export function AddPhotos({ session, state, isOver, onCrop, onDone }: AddPhotosProps) {
  const t = useTranslations('reviewPhotos')
  const { photos, preparing, refused, removed } = state
  const list = useRef<HTMLOListElement>(null)
  const [movedId, setMovedId] = useState<string | null>(null)
  const { dragged, startDrag } = useDragOrder(list, (id, to) => {
    setMovedId(id)
    session.move(id, to)
  })
  const place = photos.findIndex(({ id }) => id === movedId)

  const keepFocus = useKeptFocus()
  const move = (id: string, to: number) => {
    keepFocus()
    setMovedId(id)
    session.move(id, to)
  }

  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 tabIndex={-1} className="font-display text-xl outline-none">
        {t('adding.title')}
      </h3>
      {photos.length + preparing < MOST_PHOTOS ? (
        <PickFiles isOver={isOver} onFiles={(files) => void session.add(files)} />
      ) : (
        <p className="text-sm text-muted">{t('adding.full', { most: MOST_PHOTOS })}</p>
      )}
      <RefusedFiles refused={refused} onClose={session.forgetRefusals} />
      {preparing > 0 && (
        <p role="status" className="flex items-center gap-3 text-sm text-muted">
          <span aria-hidden className="size-16 animate-pulse rounded-md bg-sand motion-reduce:animate-none" />
          {t('preparing', { count: preparing })}
        </p>
      )}
      <ol ref={list} aria-label={t('adding.list')} className="grid divide-y divide-line empty:hidden">
        {photos.map((photo, at) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            number={at + 1}
            total={photos.length}
            isDragged={dragged === photo.id}
            onDragStart={(event) => startDrag(photo.id, event)}
            onMove={(by) => move(photo.id, at + by)}
            onCrop={() => onCrop(photo.id)}
            onRemove={() => session.remove(photo.id)}
            onRetry={() => session.retry(photo.id)}
            onStop={() => session.stop(photo.id)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {place >= 0 && t('adding.moved', { number: place + 1, total: photos.length })}
      </p>
      {removed && <Removed number={removed.at + 1} onUndo={session.undoRemoval} />}
      <div className="sticky bottom-0 -my-3 grid bg-paper py-3">
        <Button size="lg" onClick={onDone}>
          {t('adding.done')}
        </Button>
      </div>
    </section>
  )
}

/** A row that is moved in the document loses the focus: it is given back to the pressed button, or another of its row. */
function useKeptFocus(): () => void {
  const pressed = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const button = pressed.current
    pressed.current = null
    if (!(button instanceof HTMLButtonElement)) return
    const kept = button.disabled
      ? button.closest('li')?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
      : button
    kept?.focus()
  })
  return () => {
    pressed.current = document.activeElement
  }
}

function Removed({ number, onUndo }: { number: number; onUndo: () => void }) {
  const t = useTranslations('reviewPhotos.adding')
  const undo = useRef<HTMLButtonElement>(null)
  // The removed row held the focus.
  useLayoutEffect(() => undo.current?.focus(), [number])
  return (
    <p className="flex items-center justify-between gap-3 rounded-md bg-sand py-1 pr-1 pl-4 text-sm">
      <span role="status">{t('removed', { number })}</span>
      <button
        ref={undo}
        type="button"
        onClick={onUndo}
        className="min-h-11 shrink-0 px-3 font-semibold text-accent underline-offset-4 hover:underline"
      >
        {t('undo')}
      </button>
    </p>
  )
}
