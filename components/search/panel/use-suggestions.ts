import { useEffect, useState } from 'react'
import type { Suggestions } from '@/domain/catalog/suggestions'
import { plainKeyword } from '@/domain/search/keyword'
import { api, getData } from '@/lib/client/api'

const DEBOUNCE_MS = 250
/** Phone keyboards compose every word: suggestions wait for a pause in it. */
const COMPOSING_REST_MS = 900

const NOTHING: Suggestions = { corrected: null, products: [], brands: [], categories: [], tags: [] }

const fetchSuggestions = (keyword: string, signal: AbortSignal): Promise<Suggestions> =>
  getData(api.catalog.v3.search.suggestions.$path({ query: { keyword } }), signal)

interface Found {
  /** the keyword they belong to */
  keyword: string
  suggestions: Suggestions
}

/**
 * Suggestions for the box's text: null before the first answer, then the latest until newer ones arrive. Late answers are dropped; a
 * failure empties the list (SRC-22).
 */
export function useSuggestions(text: string, isComposing: boolean): Suggestions | null {
  const [found, setFound] = useState<Found | null>(null)
  const keyword = plainKeyword(text)
  const isThere = found?.keyword === keyword

  useEffect(() => {
    if (keyword === '' || isThere) return
    const call = new AbortController()
    const show = (suggestions: Suggestions) => {
      if (!call.signal.aborted) setFound({ keyword, suggestions })
    }
    const timer = setTimeout(
      () => {
        fetchSuggestions(keyword, call.signal).then(show, () => show(NOTHING))
      },
      isComposing ? COMPOSING_REST_MS : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [keyword, isComposing, isThere])

  return keyword === '' ? null : (found?.suggestions ?? null)
}
