'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { Choice } from '@/components/goods/choice/choice'
import { Chooser } from '@/components/goods/choice/chooser'
import { ChoiceState } from '@/components/goods/choice/offer'
import type { ChoiceTexts } from '@/components/goods/choice/texts'
import { useChosen } from '@/components/goods/choice/use-chosen'
import type { EgiftInfo } from '@/domain/bag/egift'
import { GiftCardPreview } from './gift-card-preview'
import type { GiftCardTexts } from './texts'

/** Validates a date from today on, so it cannot be part of a static page. */
const GiftCardForm = dynamic(() => import('./gift-card-form'), { ssr: false, loading: FormPlace })

/** As high as the form, so that nothing moves when it loads. */
function FormPlace() {
  return <div className="h-[43rem] animate-pulse rounded-md bg-sand/60" />
}

export interface GiftCardMakerProps {
  productId: number
  name: string
  image: string | null
  path: string
  choices: readonly Choice[]
  initial: Choice
  choiceTexts: ChoiceTexts
  texts: GiftCardTexts
  /** content below the card, above the amounts and below the form */
  designs: ReactNode
  heading: ReactNode
  promises: ReactNode
}

/** The gift card editor: preview and choices. */
export default function GiftCardEditor(props: GiftCardMakerProps) {
  const { productId, name, image, path, choices, initial, choiceTexts, texts } = props
  const [chosen, choose] = useChosen(choices, initial, path)
  const [words, setWords] = useState<EgiftInfo | null>(null)
  return (
    <div className="grid gap-6 tablet:grid-cols-2 tablet:gap-8 desktop:gap-14">
      <div className="grid gap-5 self-start tablet:sticky tablet:top-20">
        <GiftCardPreview
          name={name}
          image={chosen.images[0] ?? image}
          amount={chosen.now}
          words={words}
          texts={texts}
        />
        {props.designs}
      </div>
      <div className="grid content-start gap-6">
        {props.heading}
        <Chooser choices={choices} chosen={chosen} onChoose={choose} texts={choiceTexts} name="amount" />
        {chosen.isBuyable ? (
          <GiftCardForm productId={productId} combinationId={chosen.id} onWords={setWords} />
        ) : (
          <ChoiceState choice={chosen} />
        )}
        {props.promises}
      </div>
    </div>
  )
}
