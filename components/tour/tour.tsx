'use client'

import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useOverlay } from '@/components/overlays/context'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useMember } from '@/lib/client/member/member'
import { tourOverlay, type TourProps } from './overlays'
import { type Place, placeBubble } from './bubble-place'
import { recordTour } from './tour-cookie'
import { findAnchor, TOURS } from './tours'

/** The guided tour (TOU-01, TOU-02): a bubble beside each step's anchor. However it ends, it is recorded and not offered again. */
export default function Tour({ tour, from }: TourProps) {
  const t = useTranslations('tour')
  const { opener: pressed, isLeaving } = useOverlay()
  const opener = from ?? pressed
  const { user, update } = useMember()
  const steps: readonly string[] = TOURS[tour]
  const [index, setIndex] = useState(0)
  const [place, setPlace] = useState<Place | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const step = steps[index] ?? ''
  const isLast = index === steps.length - 1

  useLayoutEffect(() => {
    const node = dialog.current
    if (node && !node.open) node.showModal()
    return () => {
      node?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opener])

  useLayoutEffect(() => {
    const anchor = findAnchor(step)
    anchor?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const put = () => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = bubble.current ?? {}
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      setPlace(placeBubble(anchor?.getBoundingClientRect() ?? null, { width, height }, view))
    }
    put()
    title.current?.focus({ preventScroll: true })
    window.addEventListener('resize', put)
    return () => window.removeEventListener('resize', put)
  }, [step])

  const record = useEffectEvent(async () => {
    const changed = await recordTour(user)
    if (changed) await update(changed)
  })
  useEffect(() => {
    if (isLeaving) void record()
  }, [isLeaving])

  const end = () => closeOverlay(tourOverlay)
  const go = (by: number) => setIndex(Math.max(0, Math.min(index + by, steps.length - 1)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        end()
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden border-0 bg-transparent p-0 text-ink backdrop:bg-transparent"
    >
      {place?.spot ? (
        // The spot's shadow dims everything else.
        <div
          aria-hidden
          className="absolute rounded-md outline-[200vmax] outline-scrim outline-solid"
          style={place.spot}
        />
      ) : (
        <div aria-hidden className="absolute inset-0 bg-scrim" />
      )}
      <div
        ref={bubble}
        className="absolute w-[min(22rem,calc(100vw-1.5rem))] rounded-lg bg-paper p-5 shadow-float"
        style={place ? { top: place.top, left: place.left } : { visibility: 'hidden' }}
      >
        {place?.spot && (
          <span
            aria-hidden
            className={`absolute size-3.5 -translate-x-1/2 rotate-45 bg-paper ${place.side === 'below' ? '-top-1.5' : '-bottom-1.5'}`}
            style={{ left: place.arrow }}
          />
        )}
        <div className="flex items-start gap-3">
          <h2 ref={title} id={titleId} tabIndex={-1} className="flex-1 font-display text-lg outline-none">
            {t(`${tour}.${step}.title`)}
          </h2>
          <button
            type="button"
            aria-label={t('skip')}
            onClick={end}
            className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <Icon name="x" size={20} />
          </button>
        </div>
        <p className="mt-1" aria-live="polite">
          {t(`${tour}.${step}.text`)}
        </p>
        <div className="mt-4 flex items-center gap-2">
          <p className="flex-1 text-sm text-muted tabular-nums">
            <span aria-hidden>{`${index + 1}/${steps.length}`}</span>
            <span className="sr-only">{t('progress', { step: index + 1, steps: steps.length })}</span>
          </p>
          {index > 0 && (
            <Button variant="quiet" className="px-3!" onClick={() => go(-1)}>
              {t('back')}
            </Button>
          )}
          <Button onClick={isLast ? end : () => go(1)}>{isLast ? t('finish') : t('next')}</Button>
        </div>
      </div>
    </dialog>
  )
}
