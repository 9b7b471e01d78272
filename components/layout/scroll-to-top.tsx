'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { SCROLL_TO_TOP_PX } from '@/domain/constants'

/** The page counts as still after this time. */
const REST_MS = 150
/** For so long it may lie over a text. */
const OVER_TEXT_MS = 3_000

/** Appears after 340 px of scrolling (LAY-10). Hidden while the page moves or grows, and shown where it covers no control and no text. */
export function ScrollToTop({ label }: { label: string }) {
  const [isShown, setShown] = useState(false)
  const [lift, setLift] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const rest = () =>
      void import('./lift-over-controls').then(
        ({ liftOverControls }) => {
          if (!button.current) return
          const place = liftOverControls(button.current)
          setLift(place.lift)
          if (place.isOverText) timer = setTimeout(setLift, OVER_TEXT_MS, null)
        },
        // Without the code it stays at the bottom.
        () => setLift(0),
      )
    const onScroll = () => {
      clearTimeout(timer)
      setLift(null)
      const isFar = window.scrollY > SCROLL_TO_TOP_PX
      setShown(isFar)
      if (isFar) timer = setTimeout(rest, REST_MS)
    }
    // Calls at once, and again whenever what is pressed or arrives moves the page.
    const size = new ResizeObserver(onScroll)
    size.observe(document.body)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      size.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  if (!isShown) return null
  return (
    <button
      ref={button}
      type="button"
      data-scroll-to-top
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      style={{ translate: `0 ${-(lift ?? 0)}px` }}
      className={`fixed left-4 z-20 grid size-[44px] place-items-center rounded-full border border-line-strong bg-paper text-ink shadow-float transition-opacity hover:text-accent focus-visible:opacity-100 desktop:right-6 desktop:left-auto ${lift === null ? 'opacity-0' : ''}`}
    >
      <Icon name="arrow-up" size={20} />
    </button>
  )
}
