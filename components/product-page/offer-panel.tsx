'use client'

import { Chooser } from '@/components/product-choice/chooser'
import { ChoicePrice, ChoiceState } from '@/components/product-choice/offer'
import { useChoice } from './choice-context'

interface OfferPanelProps {
  /** 'Các loại từ … đến …' where prices differ */
  range: string | null
}

/** Price, choices and state of what is chosen. */
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
    </div>
  )
}
