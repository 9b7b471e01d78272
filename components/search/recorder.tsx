'use client'

import { useEffect } from 'react'

/** The search told of last: coming back to its results is not another one. */
let told: string | null = null

interface SearchRecorderProps {
  keyword: string
  hasResults: boolean
}

/** Tells of a search once its results are on the screen. Draws nothing. */
export function SearchRecorder({ keyword, hasResults }: SearchRecorderProps) {
  useEffect(() => {
    if (told === keyword) return
    told = keyword
    import('./record').then(
      ({ recordSearch }) => recordSearch({ entity_type: 'keyword', keyword, has_results: hasResults }),
      // What people search for is good to know, no more.
      () => undefined,
    )
  }, [keyword, hasResults])
  return null
}
