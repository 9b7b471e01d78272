'use client'

import { type RefObject, startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { quickViewOverlay } from '@/components/catalog/quick-view/overlays'
import { openOverlay } from '@/components/overlays/store'
import { fillText } from '@/components/ui/fill-text'
import Heart from '@/components/wishlist/heart'
import { savesData } from '@/lib/client/browser/data-saver'
import { whenNear } from '@/lib/client/browser/when-near'
import type { CardItemsProps } from './card-items'
import type { CardView } from '../card/card-view'
import { ProductPicture } from '@/components/goods/picture'

interface CardToolsProps extends Pick<CardItemsProps, 'cards' | 'texts' | 'width'> {
  /** its cards are in the order of `cards` */
  list: RefObject<HTMLUListElement | null>
}

interface Place {
  card: CardView
  /** the card's own element */
  element: Element
}

/** Distance from the window at which a card gets its tools. */
const NEAR = '50%'

/** A page that is shown again observes its cards again. */
const withoutRepeats = (places: readonly Place[]) => [
  ...new Map(places.map((place) => [place.element, place])).values(),
]

/** Hover pictures are for pointers, and for networks that are not to be spared. */
const hasPointer = () => window.matchMedia('(hover: hover)').matches && !savesData(navigator)

/**
 * The heart, the quick view and the hover picture of each card that is near the window. They need JavaScript and a page holds dozens of
 * cards, so they are neither in its HTML nor in its first code. Nothing moves when they appear.
 */
export default function CardTools({ list, cards, texts, width }: CardToolsProps) {
  const [near, setNear] = useState<readonly Place[]>([])
  const [hovered, setHovered] = useState<Element | null>(null)

  useEffect(() => {
    if (!list.current) return
    const places = new Map<Element, Place>()
    list.current.querySelectorAll('.card').forEach((element, at) => {
      const card = cards[at]
      if (!card) return
      places.set(element, { card, element })
      element
        .querySelector('.card-bag')
        ?.setAttribute('aria-label', fillText(texts.addNamed, { name: card.name }))
    })
    return whenNear(places.keys(), NEAR, (elements) => {
      const added = elements.flatMap((element) => places.get(element) ?? [])
      startTransition(() => setNear((before) => withoutRepeats([...before, ...added])))
    })
  }, [list, cards, texts])

  useEffect(() => {
    const element = list.current
    if (!element || !hasPointer()) return
    const hover = ({ target }: Event) =>
      setHovered(target instanceof Element ? target.closest('.card') : null)
    element.addEventListener('pointerover', hover)
    return () => element.removeEventListener('pointerover', hover)
  }, [list])

  return near.map(({ card, element }) =>
    createPortal(
      <>
        {card.second && hovered === element && (
          <ProductPicture image={{ url: card.second }} alt="" sizes={width} className="card-second" />
        )}
        <Heart
          productId={card.id}
          combinationId={card.combination}
          label={fillText(texts.wish, { name: card.name })}
          className="card-heart"
        />
        <button
          type="button"
          className="card-look"
          aria-label={fillText(texts.look, { name: card.name })}
          aria-haspopup="dialog"
          onClick={() => openOverlay(quickViewOverlay, { productId: card.id })}
        />
      </>,
      element,
      card.id,
    ),
  )
}
