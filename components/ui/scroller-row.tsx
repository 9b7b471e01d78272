'use client'

import { Children, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

interface ScrollerRowProps {
  label: string
  /** screen reader labels of the arrows */
  previous: string
  next: string
  /** each is a list item */
  children?: ReactNode
  /** props of the list, with its items, in place of `children` */
  list?: ComponentProps<'ul'> & { 'data-slots'?: string }
  /** another key is another list */
  listKey?: string
}

const ARROW =
  'absolute top-1/2 z-10 hidden size-11 -translate-y-1/2 place-items-center rounded-full border border-line-strong bg-paper ' +
  'transition-opacity hover:border-ink disabled:pointer-events-none disabled:opacity-0 desktop:grid'

/** The client part of `Scroller`. Where there is a mouse it gets arrows, each while there is more on its side. */
export function ScrollerRow({ label, previous, next, children, list: ownList, listKey }: ScrollerRowProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  const isScrollable = more.before || more.after
  // A finger and a page without scripts have no use for arrows: they are not in the HTML.
  const hasArrows = isScrollable && window.matchMedia('(hover: hover)').matches

  useEffect(() => {
    const list = frame.current?.firstElementChild
    if (!list) return
    const look = () => {
      const before = list.scrollLeft > 8
      const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 8
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [listKey])

  const arrow = (direction: 1 | -1, isShown: boolean, label: string, side: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={!isShown}
      onClick={() => {
        const list = frame.current?.firstElementChild
        list?.scrollBy({ left: direction * list.clientWidth * 0.85, behavior: 'smooth' })
      }}
      className={`${ARROW} ${side}`}
    >
      <Icon name={direction < 0 ? 'chevron-left' : 'chevron-right'} size={20} />
    </button>
  )

  return (
    <div ref={frame} className="relative">
      <ul
        key={listKey}
        aria-label={label}
        tabIndex={isScrollable ? 0 : undefined}
        className="scroll-row -mx-4 gap-3 px-4 tablet:-mx-6 tablet:gap-5 tablet:px-6 desktop:mx-0 desktop:px-0"
        {...(ownList ?? {
          children: Children.map(children, (child) => <li className="shrink-0 snap-start">{child}</li>),
        })}
      />
      {hasArrows && (
        <>
          {arrow(-1, more.before, previous, '-left-5')}
          {arrow(1, more.after, next, '-right-5')}
        </>
      )}
    </div>
  )
}
