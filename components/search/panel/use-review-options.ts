import { useEffect, useState, useSyncExternalStore } from 'react'
import { plainKeyword } from '@/domain/search/keyword'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import type { OptionGroup } from './options'

/** Typing rests so long before members are offered products to review, which come after all other suggestions. */
const DEBOUNCE_MS = 500

interface Found {
  /** the keyword it belongs to */
  keyword: string
  group: OptionGroup | null
}

/**
 * Products to review for the box's text: the group add-review of the global search, for members (REV-29). Null for visitors, and as long as
 * it is not known; a failure offers none. Its code is loaded when a member types.
 */
export function useReviewOptions(text: string): OptionGroup | null {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [found, setFound] = useState<Found | null>(null)
  const keyword = session === 'member' ? plainKeyword(text) : ''

  useEffect(() => {
    if (keyword === '') return
    const call = new AbortController()
    const show = (group: OptionGroup | null) => {
      if (!call.signal.aborted) setFound({ keyword, group })
    }
    const timer = setTimeout(() => {
      import('./review-options')
        .then(({ findReviewOptions }) => findReviewOptions(keyword, call.signal))
        .then(show, () => show(null))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [keyword])

  return keyword !== '' && found?.keyword === keyword ? found.group : null
}
