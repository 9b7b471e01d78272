'use client'

import { useEffect } from 'react'

/** The last recorded search: coming back to its results is not another one. */
let lastRecorded: string | null = null

interface SearchRecorderProps {
  keyword: string
  hasResults: boolean
  /** false after paging or narrowing */
  isSearch: boolean
}

/** Records a search once its results are shown, and the chosen result. Renders nothing. */
export function SearchRecorder({ keyword, hasResults, isSearch }: SearchRecorderProps) {
  useEffect(() => {
    if (!isSearch || lastRecorded === keyword) return
    lastRecorded = keyword
    import('./record-search').then(
      ({ recordSearch }) => recordSearch({ entity_type: 'keyword', keyword, has_results: hasResults }),
      // Search statistics are optional.
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
