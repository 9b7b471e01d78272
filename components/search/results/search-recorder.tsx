'use client'

import { useEffect } from 'react'

/** The search told of last: coming back to its results is not another one. */
let lastRecorded: string | null = null

interface SearchRecorderProps {
  keyword: string
  hasResults: boolean
  /** false where one only turned a page of a search or narrowed it */
  isSearch: boolean
}

/** Tells of a search once its results are on the screen, and which of them is chosen. Draws nothing. */
export function SearchRecorder({ keyword, hasResults, isSearch }: SearchRecorderProps) {
  useEffect(() => {
    if (!isSearch || lastRecorded === keyword) return
    lastRecorded = keyword
    import('./record-search').then(
      ({ recordSearch }) => recordSearch({ entity_type: 'keyword', keyword, has_results: hasResults }),
      // What people search for is good to know, no more.
      () => undefined,
    )
  }, [keyword, hasResults, isSearch])
  useEffect(() => {
    if (!hasResults) return
    const watching = import('./record-choices').then(
      ({ recordChoices }) => recordChoices(keyword),
      () => undefined,
    )
    return () => void watching.then((stop) => stop?.())
  }, [keyword, hasResults])
  return null
}
