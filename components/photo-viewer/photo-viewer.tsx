'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useOverlay } from '@/components/overlays/context'
import { closeNextOverlay } from '@/components/overlays/close-next'
import { closeOverlay } from '@/components/overlays/store'
import { Icon } from '@/components/ui/icon'
import { photoViewerOverlay, type PhotoViewerProps } from './overlays'
import { ZoomablePhoto } from './zoomable-photo'

const BUTTON =
  'grid size-11 place-items-center rounded-full bg-paper/90 hover:text-accent disabled:opacity-40'

/** Full-screen photos: swiped or stepped, zoomed by double tap, double click, button or pinch. */
export default function PhotoViewer({ photos, start, title }: PhotoViewerProps) {
  const t = useTranslations('photoViewer')
  const { opener } = useOverlay()
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const [isZoomed, setIsZoomed] = useState(false)

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    if (!node.open) node.showModal()
    row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' })
    return () => {
      node.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opener, start])

  const show = (next: number) => {
    if (next < 0 || next >= photos.length) return
    setIsZoomed(false)
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: 'smooth' })
  }
  const follow = () => {
    const next = row.current ? Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth)) : 0
    if (next === index) return
    setIndex(next)
    setIsZoomed(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isZoomed || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    show(index + (event.key === 'ArrowLeft' ? -1 : 1))
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        closeNextOverlay()
      }}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-paper text-ink"
    >
      <ul
        ref={row}
        onScroll={follow}
        className={`flex size-full snap-x snap-mandatory overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden ${isZoomed ? 'overflow-hidden' : 'overflow-x-auto'}`}
      >
        {photos.map((photo, at) => (
          <li key={photo.url} inert={at !== index} className="size-full shrink-0 snap-center">
            <ZoomablePhoto
              photo={photo}
              isNear={Math.abs(at - index) <= 1}
              isZoomed={isZoomed && at === index}
              onToggle={() => setIsZoomed(!isZoomed)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="absolute top-3 left-4 flex h-11 items-center text-sm tabular-nums">
        <span className="sr-only">{t('position', { number: index + 1, total: photos.length })}</span>
        <span aria-hidden className="rounded-full bg-paper/90 px-2 py-0.5">
          {t('counter', { number: index + 1, total: photos.length })}
        </span>
      </p>
      <div className="absolute top-3 right-3 flex gap-2">
        <button
          type="button"
          aria-label={t(isZoomed ? 'zoomOut' : 'zoomIn')}
          onClick={() => setIsZoomed(!isZoomed)}
          className={BUTTON}
        >
          <Icon name={isZoomed ? 'zoom-out' : 'zoom-in'} size={20} />
        </button>
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => closeOverlay(photoViewerOverlay)}
          className={BUTTON}
        >
          <Icon name="x" size={22} />
        </button>
      </div>
      {photos.length > 1 && (
        <div className="pointer-events-none absolute inset-x-3 top-1/2 hidden -translate-y-1/2 justify-between *:pointer-events-auto tablet:flex">
          <button
            type="button"
            aria-label={t('previous')}
            disabled={index === 0}
            onClick={() => show(index - 1)}
            className={BUTTON}
          >
            <Icon name="chevron-left" size={24} />
          </button>
          <button
            type="button"
            aria-label={t('next')}
            disabled={index === photos.length - 1}
            onClick={() => show(index + 1)}
            className={BUTTON}
          >
            <Icon name="chevron-right" size={24} />
          </button>
        </div>
      )}
    </dialog>
  )
}
