'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { AddButton } from '@/components/bag/add/add-button'
import { Stepper, tooManyText } from '@/components/bag/line/stepper'
import { NotifyButton } from '@/components/goods/notify-me/notify-button'
import { Chooser } from '@/components/goods/choice/chooser'
import { ChoicePrice, ChoiceState } from '@/components/goods/choice/offer'
import { useChoice } from './choice-context'

/** Server-rendered, hydrated a moment after the page. */
const Heart = lazyPart(() => import('@/components/wishlist/heart'))

interface OfferPanelProps {
  /** 'Các loại từ … đến …' where prices differ */
  range: string | null
}

/** Price, choices and state of the chosen combination, with the bag button. */
export function OfferPanel({ range }: OfferPanelProps) {
  const { choices, chosen, choose, texts } = useChoice()
  return (
    <div className="grid gap-5">
      <div className="grid gap-1" aria-live="polite">
        <ChoicePrice choice={chosen} texts={texts} />
        {range && <p className="text-sm text-muted">{range}</p>}
        <ChoiceState choice={chosen} />
      </div>
      <Chooser choices={choices} chosen={chosen} onChoose={choose} texts={texts} name="choice" />
      <Buy />
    </div>
  )
}

/** Quantity and bag button, or the back-in-stock button; and the heart of the chosen combination. */
function Buy() {
  const { chosen, buying, quantity, setQuantity } = useChoice()
  const { productId, name, ask, texts } = buying
  const goods = { productId, combinationId: chosen.id }
  return (
    <div className="buy-row flex flex-wrap items-center gap-x-3 gap-y-2">
      {chosen.isBuyable && ask !== 'gift' && (
        <Stepper
          value={quantity}
          max={chosen.most}
          onChange={setQuantity}
          texts={{ ...texts, tooMany: tooManyText(chosen.most, texts) }}
        />
      )}
      {chosen.isBuyable ? (
        <AddButton
          {...goods}
          seen={{ name, price: chosen.now }}
          quantity={ask === 'gift' ? 1 : quantity}
          ask={ask}
          label={chosen.state.kind === 'pre_order' ? texts.preorder : texts.add}
          busyLabel={texts.adding}
          className="min-w-0 grow basis-32 px-4!"
        />
      ) : (
        chosen.isAwaitable && (
          <NotifyButton
            goods={{ ...goods, name, kind: chosen.name }}
            label={texts.notify}
            className="min-w-0 grow basis-32 px-4!"
          />
        )
      )}
      <Suspense fallback={<span className="size-13 shrink-0" />}>
        <Heart {...goods} label={texts.wish} className="size-13! shrink-0 border border-line-strong" />
      </Suspense>
    </div>
  )
}
