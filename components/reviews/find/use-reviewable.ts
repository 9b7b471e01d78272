import { useEffect, useState } from 'react'
import { findReviewable, type Reviewable } from './reviewable'

const DEBOUNCE_MS = 250
const LIMIT = 10

/** Products that one can review and brands, by a keyword; the latest answer stays until the next one is there. */
export function useReviewable(keyword: string): { found: Reviewable | null; hasFailed: boolean } {
  const [state, setState] = useState<{ found: Reviewable | null; hasFailed: boolean }>({
    found: null,
    hasFailed: false,
  })
  useEffect(() => {
    if (keyword === '') return
    const call = new AbortController()
    const timer = setTimeout(() => {
      findReviewable(keyword, LIMIT, call.signal).then(
        (found) => {
          if (!call.signal.aborted) setState({ found, hasFailed: false })
        },
        () => {
          if (!call.signal.aborted) setState(({ found }) => ({ found, hasFailed: true }))
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [keyword])
  return keyword === '' ? { found: null, hasFailed: false } : state
}
