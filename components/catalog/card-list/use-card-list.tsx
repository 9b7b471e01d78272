'use client'

import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useCardAdd } from '@/components/bag/add/use-card-add'
import { lazyPart } from '@/components/ui/lazy-part'
import { whenNear } from '@/lib/client/browser/when-near'
import { CardItems, type CardItemsProps } from './card-items'
import { useServedHtml } from './served-html'
import { useLinks } from './use-links'

const CardTools = lazyPart(() => import('./card-tools'))

/** Distance from the window at which a list's tools are loaded. */
const NEAR = '400px'

/**
 * A list of cards: the props of its `<ul>`, and what belongs after it. The cards are served as HTML and never hydrated; the list handles
 * presses of their links and bag buttons. Hearts, quick views and hover pictures are loaded when the list is near the window.
 */
export function useCardList({ cards, texts, width, first }: CardItemsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  const { isServed, served } = useServedHtml(cards)
  const key = isServed ? 'served' : 'rendered'
  const links = useLinks()
  const { isAdding, add } = useCardAdd()

  useEffect(() => {
    if (!list.current) return
    return whenNear([list.current], NEAR, () => setNear(true))
  }, [key])

  const press = (event: MouseEvent<HTMLUListElement>) => {
    const button = event.target instanceof Element ? event.target.closest('.card-bag') : null
    if (!button) {
      links.onClick(event)
      return
    }
    const at = [...event.currentTarget.children].findIndex((item) => item.contains(button))
    const card = cards[at]
    if (!card) return
    const { id: productId, combination: combinationId, ask, name, price } = card
    const seen = { name, ...(typeof price.now === 'string' && { price: price.now }) }
    add(button, { productId, combinationId, ask, seen })
  }

  return {
    key,
    list: {
      ...links,
      ref: list,
      onClick: press,
      ...(isServed ? served : { children: <CardItems {...{ cards, texts, width, first }} /> }),
    },
    after: (
      <>
        <p role="status" className="sr-only">
          {isAdding ? texts.adding : ''}
        </p>
        {isNear && (
          <Suspense fallback={null}>
            <CardTools
              key={`${key} ${cards.map(({ id }) => id).join()}`}
              {...{ list, cards, texts, width }}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
