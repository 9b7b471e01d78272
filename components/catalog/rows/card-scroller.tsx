'use client'

import { ScrollerRow } from '@/components/ui/scroller-row'
import type { CardItemsProps } from '../card-list/card-items'
import { useCardList } from '../card-list/use-card-list'

interface CardScrollerProps extends CardItemsProps {
  label: string
  /** screen reader labels of the arrows */
  previous: string
  next: string
  /** the slots' width and look, by app/_styles/cards.css */
  slots: 'row' | 'home' | 'sale'
}

/** Cards in a row that scrolls sideways. */
export function CardScroller({ label, previous, next, slots, ...props }: CardScrollerProps) {
  const { key, list, after } = useCardList(props)
  return (
    <>
      <ScrollerRow
        label={label}
        previous={previous}
        next={next}
        listKey={key}
        list={{ ...list, 'data-slots': slots }}
      />
      {after}
    </>
  )
}
