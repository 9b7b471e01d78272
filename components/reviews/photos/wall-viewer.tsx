'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { closeNextOverlay } from '@/components/overlays/close-next'
import { useOverlay } from '@/components/overlays/context'
import { closeOverlay } from '@/components/overlays/store'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { type WallViewerProps, reviewPhotoOverlay } from './overlays'
import { useWallPhotos } from './use-wall-photos'
import { WallSlide } from './wall-slide'

/** So many photos before the end the next page is loaded. */
const AHEAD = 4

/** Photos of reviews on the whole screen, swiped or stepped, each with its review. */
export default function WallViewer({ product, start }: WallViewerProps) {
  const t = useTranslations('reviewWall')
  const { opener } = useOverlay()
  const { photos, total, isLoading, more } = useWallPhotos(product.id)
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const count = total ?? photos.length
  const hasPhotos = photos.length > 0

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    if (!node.open) node.showModal()
    node.querySelector('ul')?.focus({ preventScroll: true })
    return () => {
      node.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opener])
  useLayoutEffect(() => {
    if (hasPhotos) row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' })
  }, [start, hasPhotos])

  const loadMore = useEffectEvent(() => {
    if (!isLoading && photos.length < count) more()
  })
  // The former slide is inert now: a focus inside it would be lost, and the arrow keys with it.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[inert]'))
      row.current?.focus({ preventScroll: true })
  }, [index])

  const isNearEnd = index >= photos.length - AHEAD
  useEffect(() => {
    if (isNearEnd) loadMore()
  }, [isNearEnd, photos.length])

  const show = (next: number) => {
    if (next < 0 || next >= photos.length) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollTo({
      left: next * row.current.clientWidth,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }
  const follow = () => {
    if (row.current) setIndex(Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    show(index + (event.key === 'ArrowLeft' ? -1 : 1))
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        closeNextOverlay()
      }}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-paper text-ink"
    >
      <ul
        ref={row}
        tabIndex={-1}
        onScroll={follow}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-none [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {photos.map((photo, at) => (
          <li
            key={`${photo.review._id}-${photo.url}`}
            inert={at !== index}
            className="size-full shrink-0 snap-center"
          >
            {Math.abs(at - index) <= 1 && <WallSlide photo={photo} product={product} />}
          </li>
        ))}
      </ul>
      <p role="status" className="absolute top-3 left-4 flex h-11 items-center text-sm tabular-nums">
        <span className="sr-only">{t('position', { number: index + 1, total: count })}</span>
        <span aria-hidden className="rounded-full bg-paper/90 px-2 py-0.5">
          {t('counter', { number: index + 1, total: count })}
        </span>
      </p>
      <div className="absolute top-3 right-3">
        <RoundButton icon="x" label={t('close')} onClick={() => closeOverlay(reviewPhotoOverlay)} />
      </div>
      {photos.length > 1 && (
        <div className="pointer-events-none absolute inset-x-3 top-[38dvh] hidden justify-between *:pointer-events-auto tablet:flex desktop:right-[25rem]">
          <RoundButton
            icon="chevron-left"
            label={t('previous')}
            isDisabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <RoundButton
            icon="chevron-right"
            label={t('next')}
            isDisabled={index >= photos.length - 1}
            onClick={() => show(index + 1)}
          />
        </div>
      )}
    </dialog>
  )
}

interface RoundButtonProps {
  icon: IconName
  label: string
  isDisabled?: boolean
  onClick: () => void
}

function RoundButton({ icon, label, isDisabled = false, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full bg-paper/90 hover:text-accent aria-disabled:opacity-40"
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
