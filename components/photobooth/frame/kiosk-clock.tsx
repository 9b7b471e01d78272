'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { entrySegment, isBoothStep } from '@/lib/pages/booth-address'
import { clearBooth, subscribeBooth, useBooth } from '../state/booth-state'
import { startOver } from './start-over'
import { usePlace } from './use-place'

/** Seconds without a touch after which a tablet in the store begins again. */
export const KIOSK_SECONDS = 60
/** From here on it warns. */
const WARN_SECONDS = 20

const ACTIVITY = ['pointerdown', 'keydown'] as const

/**
 * On a tablet in the store: goes back to the start when nothing was touched for a minute, and says so. On a shopper's own device it does
 * nothing.
 */
export function KioskClock() {
  const place = usePlace()
  const pathname = usePathname()
  const { link } = useBooth()
  useFreshDocument(place?.isKiosk ?? false)
  if (!place?.isKiosk || place.store === '' || entrySegment(pathname) !== null) return null
  const isPhotoSent = link !== null && isBoothStep(pathname, 'scan')
  return <Countdown key={pathname} isPhotoSent={isPhotoSent} onEnd={() => startOver(place)} />
}

/** A document that Back takes out of the browser's memory may hold the last visitor: it is emptied and loaded again. */
function useFreshDocument(isKiosk: boolean) {
  useEffect(() => {
    if (!isKiosk) return
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      clearBooth()
      window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isKiosk])
}

interface CountdownProps {
  /** the photo is kept behind the code on show, and stays there */
  isPhotoSent: boolean
  onEnd: () => void
}

function Countdown({ isPhotoSent, onEnd }: CountdownProps) {
  const t = useTranslations(isPhotoSent ? 'photobooth.kiosk.sent' : 'photobooth.kiosk.unsent')
  const shared = useTranslations('photobooth.kiosk')
  const [left, setLeft] = useState(KIOSK_SECONDS)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    // By the clock, as timers of a dozing tablet are late.
    let until = Date.now() + KIOSK_SECONDS * 1_000
    const stay = () => {
      until = Date.now() + KIOSK_SECONDS * 1_000
      setLeft(KIOSK_SECONDS)
    }
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000)
      setLeft(Math.max(0, seconds))
      if (seconds > 0) return
      clearInterval(timer)
      end()
    }, 250)
    ACTIVITY.forEach((type) => window.addEventListener(type, stay))
    const stop = subscribeBooth(stay)
    return () => {
      clearInterval(timer)
      ACTIVITY.forEach((type) => window.removeEventListener(type, stay))
      stop()
    }
  }, [])

  const isWarning = left <= WARN_SECONDS
  return (
    <aside
      aria-label={shared('label')}
      className={`fixed inset-x-0 bottom-0 z-40 border-t ${isWarning ? 'border-accent bg-accent-soft' : 'border-line bg-white'}`}
    >
      <div className="container-page flex min-h-16 items-center justify-between gap-4 py-2">
        <p className="text-sm tabular-nums">{t(isWarning ? 'warn' : 'left', { seconds: left })}</p>
        {/* Any touch keeps the visitor here; the button is the place to aim at. */}
        <Button variant={isWarning ? 'primary' : 'secondary'} className="shrink-0">
          {shared('stay')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isWarning && t('warn', { seconds: WARN_SECONDS })}
      </p>
    </aside>
  )
}
