'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Choice } from '@/components/product-choice/choice'
import type { ChoiceTexts } from '@/components/product-choice/texts'
import { changeSearch, useSearch } from '@/lib/client/search'

const PARAMETER = 'combination'

interface ChoiceState {
  choices: readonly Choice[]
  chosen: Choice
  choose: (choice: Choice) => void
  texts: ChoiceTexts
}

const ChoiceContext = createContext<ChoiceState | null>(null)

interface ChoiceProviderProps {
  choices: readonly Choice[]
  /** what the page opens with, as the server rendered it */
  initial: Choice
  /** address of the page */
  path: string
  texts: ChoiceTexts
  children: ReactNode
}

/** The chosen combination of a product page. It lives in the address, `?combination=ID`, so that a link shows what its sender saw. */
export function ChoiceProvider({ choices, initial, path, texts, children }: ChoiceProviderProps) {
  const search = useSearch(path)
  const id = search === null ? null : new URLSearchParams(search).get(PARAMETER)
  const chosen = choices.find((choice) => choice.id === id) ?? initial
  const state = useMemo(
    () => ({
      choices,
      chosen,
      choose: (choice: Choice) => changeSearch('replace', { [PARAMETER]: choice.id }),
      texts,
    }),
    [choices, chosen, texts],
  )
  return <ChoiceContext value={state}>{children}</ChoiceContext>
}

/** @throws outside a ChoiceProvider */
export function useChoice(): ChoiceState {
  const state = use(ChoiceContext)
  if (!state) throw new Error('useChoice needs a ChoiceProvider')
  return state
}
