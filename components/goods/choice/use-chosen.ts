'use client'

import { changeAddressQuery, useAddressQuery } from '@/lib/client/browser/address-query'
import type { Choice } from './choice'

const PARAMETER = 'combination'

const writeChoice = (choice: Choice) => changeAddressQuery('replace', { [PARAMETER]: choice.id })

/**
 * The chosen combination of a page. It is part of the address, `?combination=ID`, so that a link shows what its sender saw; `initial` is
 * the server-rendered one, `path` the page's address.
 */
export function useChosen(
  choices: readonly Choice[],
  initial: Choice,
  path: string,
): [Choice, (choice: Choice) => void] {
  const search = useAddressQuery(path)
  const id = search === null ? null : new URLSearchParams(search).get(PARAMETER)
  const chosen = choices.find((choice) => choice.id === id) ?? initial
  return [chosen, writeChoice]
}
