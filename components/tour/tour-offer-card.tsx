'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { type FocusEvent, useRef, useState, useSyncExternalStore } from 'react'
import { getOverlays, getServerOverlays, openOverlay, subscribeOverlays } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Texts } from '@/components/ui/texts'
import { useMember } from '@/lib/client/member/member'
import tour from '@/messages/vi/tour.json'
import { tourOverlay } from './overlays'
import { recordTour, wasShownAround } from './tour-cookie'

/** 'Lần đầu ghé Nàng?': a card beside the page, never over an overlay. */
export function TourOfferCard() {
  return (
    <Texts messages={{ tour }}>
      <OfferCard />
    </Texts>
  )
}

function OfferCard() {
  const t = useTranslations('tour.offer')
  const { user, status, update } = useMember()
  const isHome = usePathname() === '/'
  const isBusy = useSyncExternalStore(subscribeOverlays, getOverlays, getServerOverlays).length > 0
  const [isAnswered, setAnswered] = useState(wasShownAround)
  /** the element focused before this card */
  const before = useRef<HTMLElement>(null)
  const isUnknown = status === 'starting' || (status === 'member' && !user)
  if (isAnswered || isBusy || isUnknown || !isHome || user?.coachmark_visited) return null

  const keepBefore = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget
  }
  // The card closes, and the tour restores the focus to where it was.
  const answer = () => {
    before.current?.focus({ preventScroll: true })
    setAnswered(true)
  }
  const start = () => {
    answer()
    openOverlay(tourOverlay, { tour: 'home' })
  }
  const decline = async () => {
    answer()
    const changed = await recordTour(user)
    if (changed) await update(changed)
  }

  return (
    <aside
      aria-label={t('title')}
      onFocus={keepBefore}
      className="toast fixed inset-x-4 bottom-[calc(var(--menu-height)+var(--campaigns-height)+1rem)] z-20 rounded-lg border border-line bg-paper p-4 pr-12 shadow-float tablet:right-auto tablet:left-6 tablet:w-88"
    >
      <p className="font-display text-lg">{t('title')}</p>
      <p className="mt-1 text-sm text-muted">{t('text')}</p>
      <div className="mt-3 flex gap-2">
        <Button onClick={start}>{t('start')}</Button>
        <Button variant="quiet" className="px-3!" onClick={() => void decline()}>
          {t('later')}
        </Button>
      </div>
      <button
        type="button"
        aria-label={t('close')}
        onClick={() => void decline()}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon name="x" />
      </button>
    </aside>
  )
}
