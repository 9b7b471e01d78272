'use client'

import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SCROLL_TO_TOP_PX } from '@/domain/constants'

/** Appears after 340 px of scrolling (spec 1 §2). */
export function ScrollToTop({ label }: { label: string }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > SCROLL_TO_TOP_PX)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  if (!isShown) return null
  return (
    <button
      type="button"
      data-scroll-to-top
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className="fixed right-4 bottom-20 z-20 grid size-11 place-items-center rounded-full border border-line bg-paper text-ink shadow-float hover:text-accent desktop:right-6 desktop:bottom-6"
    >
      <ArrowUp aria-hidden size={20} strokeWidth={1.5} />
    </button>
  )
}
