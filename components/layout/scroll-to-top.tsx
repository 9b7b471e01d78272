'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { SCROLL_TO_TOP_PX } from '@/domain/constants'

/** The page counts as still after this time. */
const REST_MS = 150

/** Appears after 340 px of scrolling (LAY-10). Hidden while the page moves, and shown where it covers no control. */
export function ScrollToTop({ label }: { label: string }) {
  const [isShown, setShown] = useState(false)
  const [lift, setLift] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const rest = () =>
      void import('./lift-over-controls').then(
        ({ liftOverControls }) => button.current && setLift(liftOverControls(button.current)),
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
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
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
