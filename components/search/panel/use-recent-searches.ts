import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { HistoryKeyword } from '@/domain/search/history'
import { api, getData } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import {
  forgetSearch,
  forgetSearches,
  recentSearches,
  serverRecentSearches,
  subscribeRecentSearches,
} from '@/lib/client/recent-searches'

const RECENT = api.public['search-history-keywords'].$path()
const NONE: HistoryKeyword[] = []

/**
 * The last five searches: a member's from the server, a visitor's from this browser. Removal shows at once; `forget` and `forgetAll` reject
 * when the server fails, and the removed ones are back.
 */
export function useRecentSearches() {
  const { status, user } = useMember()
  const local = useSyncExternalStore(subscribeRecentSearches, recentSearches, serverRecentSearches)
  // Keyed by member, so that no member sees another's searches.
  const { data = NONE, mutate } = useSWR<HistoryKeyword[], unknown>(
    user ? [RECENT, user.id] : null,
    () => getData(RECENT),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (status !== 'member') {
    return {
      searches: local.map((keyword): HistoryKeyword => ({ _id: keyword, keyword })),
      forget: async ({ keyword }: HistoryKeyword) => forgetSearch(keyword),
      forgetAll: async () => forgetSearches(),
    }
  }
  const change = async (call: () => Promise<unknown>, left: HistoryKeyword[]) => {
    const remove = async () => {
      await call()
      return left
    }
    await mutate(remove(), { optimisticData: left, rollbackOnError: true, revalidate: true })
  }
  return {
    searches: data,
    forget: ({ _id }: HistoryKeyword) =>
      change(
        () => api.public['search-history-keywords'][':id'].$delete({ param: { id: _id } }),
        data.filter((search) => search._id !== _id),
      ),
    forgetAll: () => change(() => api.public['search-history-keywords-clear'].$delete(), NONE),
  }
}
