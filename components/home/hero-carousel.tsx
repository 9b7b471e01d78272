'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

interface HeroCarouselProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** labels of the slides' dots, in order */
  slideLabels: string[]
  /** slides as list items of the full width */
  children: ReactNode
}

/** Dots and arrows for slides in a scrolling row, which works by touch, wheel or Tab on its own. Nothing moves automatically. */
export function HeroCarousel({ label, previousLabel, nextLabel, slideLabels, children }: HeroCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const row = track.current
    if (!row) return
    const slides = [...row.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting)
        if (shown) setCurrent(slides.indexOf(shown.target))
      },
      { root: row, threshold: 0.6 },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [])

  const show = (index: number) =>
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: 'smooth' })
  const last = slideLabels.length - 1

  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative">
      <ul ref={track} className="scroll-row snap-mandatory tablet:rounded-lg">
        {children}
      </ul>
      {last > 0 && (
        <>
          <Arrow
            label={previousLabel}
            side="left-4"
            isDisabled={current === 0}
            onPress={() => show(current - 1)}
          >
            <Icon name="chevron-left" size={24} />
          </Arrow>
          <Arrow
            label={nextLabel}
            side="right-4"
            isDisabled={current === last}
            onPress={() => show(current + 1)}
          >
            <Icon name="chevron-right" size={24} />
          </Arrow>
          <div className="flex justify-center">
            {slideLabels.map((slideLabel, index) => (
              <button
                key={slideLabel}
                type="button"
                aria-label={slideLabel}
                aria-current={index === current}
                onClick={() => show(index)}
                className="group grid size-11 place-items-center"
              >
                <span className="block h-1 w-6 rounded-full bg-ink/20 transition-colors group-hover:bg-ink/50 group-aria-current:bg-accent" />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface ArrowProps {
  label: string
  side: string
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}

function Arrow({ label, side, isDisabled, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className={`absolute top-[calc(50%-2.75rem)] ${side} hidden size-11 place-items-center rounded-full bg-paper/90 text-ink hover:text-accent disabled:opacity-0 desktop:grid`}
    >
      {children}
    </button>
  )
}
