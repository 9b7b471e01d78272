'use client'

import { useEffect, useState } from 'react'
import { AddButton } from '@/components/bag/add/add-button'
import { NotifyButton } from '@/components/goods/notify-me/notify-button'
import { ProductPicture } from '@/components/goods/picture'
import { useChoice } from './choice-context'

export interface StickyOfferProps {
  /** id of the element that the bar replaces while it is out of view */
  targetId: string
  name: string
  image: string | null
  /** text and address of the link for a combination that can neither be bought nor awaited, or beside one that can be bought */
  label: string
  href: string
}

/** On the phone: the chosen combination, its price and the bag button, once the buy panel is scrolled out of view. */
export function StickyOffer({ targetId, name, image, label, href }: StickyOfferProps) {
  const { choices, chosen, buying, quantity } = useChoice()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const target = document.getElementById(targetId)
    if (!target || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsShown(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [targetId])

  const url = chosen.images[0] ?? image
  const isAwaited = chosen.isAwaitable && !choices.some(({ isBuyable }) => isBuyable)
  return (
    <div
      inert={!isShown}
      className={`bottom-bar transition-transform tablet:hidden [@media(height<30em)]:hidden ${isShown ? '' : 'translate-y-full'}`}
    >
      <div className="flex items-center gap-3">
        <ProductPicture
          image={url ? { url } : undefined}
          alt=""
          sizes={48}
          className="size-12 shrink-0 rounded-md"
        />
        <div className="min-w-0 grow">
          <p className="truncate text-xs text-muted">{chosen.name || name}</p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            {chosen.state.kind !== 'gift_only' && (
              <span className={`font-semibold ${chosen.before ? 'text-sale' : ''}`}>{chosen.now}</span>
            )}
            <span className="truncate text-xs text-muted">{chosen.state.text}</span>
          </p>
        </div>
        {chosen.isBuyable ? (
          <AddButton
            productId={buying.productId}
            combinationId={chosen.id}
            seen={{ name, price: chosen.now }}
            quantity={buying.ask === 'gift' ? 1 : quantity}
            ask={buying.ask}
            size="md"
            label={chosen.state.kind === 'pre_order' ? buying.texts.preorder : buying.texts.add}
            busyLabel={buying.texts.adding}
            className="shrink-0 px-4!"
          />
        ) : isAwaited ? (
          <NotifyButton
            goods={{ productId: buying.productId, combinationId: chosen.id, name, kind: chosen.name }}
            size="md"
            label={buying.texts.notify}
            className="shrink-0 px-4!"
          />
        ) : (
          <a
            href={href}
            className="grid min-h-11 shrink-0 place-items-center rounded-full border border-ink px-4 text-sm font-semibold"
          >
            {label}
          </a>
        )}
      </div>
    </div>
  )
}
