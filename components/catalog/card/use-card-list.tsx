'use client'

import { type CSSProperties, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useCardAdd } from '@/components/bag/add/use-card-add'
import { lazyPart } from '@/components/ui/lazy-part'
import { whenNear } from '@/lib/client/browser/when-near'
import { Card, type CardTexts } from './card'
import type { CardView } from './card-view'
import { useServedHtml } from './served-html'
import { useLinks } from './use-links'

const CardTools = lazyPart(() => import('./card-tools'))

/** Distance from the window at which a list's tools are loaded. */
const NEAR = '400px'

export interface CardListProps {
  cards: readonly CardView[]
  texts: CardTexts
  /** width of a card's slot in CSS pixels */
  width: number
  /** number of cards above the fold: their pictures are preloaded */
  first?: number
}

/**
 * A list of cards: the props of its `<ul>`, and what belongs after it. The cards are served as HTML and never hydrated; the list handles
 * presses of their links and bag buttons. Hearts, quick views and hover pictures are loaded when the list is near the window.
 */
export function useCardList({ cards, texts, width, first = 0 }: CardListProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const isNear = useNear(list)
  const { isServed, served } = useServedHtml(cards)
  const links = useLinks()
  const { isAdding, add } = useCardAdd()

  const press = (event: MouseEvent<HTMLUListElement>) => {
    const button = event.target instanceof Element ? event.target.closest('.card-bag') : null
    if (!button) {
      links.onClick(event)
      return
    }
    const at = [...event.currentTarget.children].findIndex((item) => item.contains(button))
    const card = cards[at]
    if (card) add(button, { productId: card.id, combinationId: card.combination, ask: card.ask })
  }

  return {
    key: isServed ? 'served' : 'rendered',
    list: {
      ...links,
      ref: setList,
      onClick: press,
      ...(isServed
        ? served
        : {
            children: cards.map((card, at) => (
              <CardSlot key={card.id} card={card}>
                <Card card={card} texts={texts} width={width} priority={at < first} />
              </CardSlot>
            )),
          }),
    },
    after: (
      <>
        <p role="status" className="sr-only">
          {isAdding ? texts.adding : ''}
        </p>
        {list && isNear && (
          <Suspense fallback={null}>
            <CardTools key={cards.map(({ id }) => id).join()} {...{ list, cards, texts, width }} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** A card's item in its list, with its rank above and the state of its offer below. */
function CardSlot({ card: { rank, taken, note }, children }: { card: CardView; children: ReactNode }) {
  return (
    <li className="card-slot">
      {rank && (
        <p className="card-rank" role="img" aria-label={rank.spoken}>
          {rank.place}
        </p>
      )}
      {children}
      {taken && (
        <p className="card-taken" style={takenOf(taken.share)}>
          {taken.text}
        </p>
      )}
      {note && <p className="card-note">{note}</p>}
    </li>
  )
}

const takenOf = (share: number): CSSProperties & { '--taken': string } => ({ '--taken': `${share}%` })

/** Whether an element has been near the window. */
function useNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element) return
    return whenNear([element], NEAR, () => setNear(true))
  }, [element])
  return isNear
}
