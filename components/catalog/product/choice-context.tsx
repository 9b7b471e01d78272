'use client'

import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { AddRequest } from '@/components/bag/add/add-request'
import type { StepperTexts } from '@/components/bag/line/stepper'
import type { Choice } from '@/components/goods/choice/choice'
import type { ChoiceTexts } from '@/components/goods/choice/texts'
import { useChosen } from '@/components/goods/choice/use-chosen'

/** What the bag buttons need to add the product. */
export interface BuyContext {
  productId: number
  name: string
  ask?: AddRequest['ask']
  texts: Omit<StepperTexts, 'tooMany'> &
    Record<'add' | 'preorder' | 'adding' | 'most' | 'fewLeft' | 'wish' | 'notify', string>
}

interface ChoiceState {
  choices: readonly Choice[]
  chosen: Choice
  choose: (choice: Choice) => void
  texts: ChoiceTexts
  buying: BuyContext
  /** wanted quantity, shared by panel and bar */
  quantity: number
  setQuantity: (quantity: number) => void
}

const ChoiceContext = createContext<ChoiceState | null>(null)

interface ChoiceProviderProps {
  choices: readonly Choice[]
  /** the initial combination, as rendered by the server */
  initial: Choice
  /** address of the page */
  path: string
  texts: ChoiceTexts
  buying: BuyContext
  children: ReactNode
}

/** The chosen combination of a product page. */
export function ChoiceProvider({ choices, initial, path, texts, buying, children }: ChoiceProviderProps) {
  const [chosen, choose] = useChosen(choices, initial, path)
  const [wanted, setQuantity] = useState(1)
  const quantity = Math.max(1, Math.min(wanted, chosen.most))
  const state = useMemo(
    () => ({
      choices,
      chosen,
      choose,
      texts,
      buying,
      quantity,
      setQuantity,
    }),
    [choices, chosen, choose, texts, buying, quantity],
  )
  return <ChoiceContext value={state}>{children}</ChoiceContext>
}

/** @throws outside a ChoiceProvider */
export function useChoice(): ChoiceState {
  const state = use(ChoiceContext)
  if (!state) throw new Error('useChoice needs a ChoiceProvider')
  return state
}
