import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { HistoryKeyword } from '@/domain/search/history'
import { getData, send } from '@/lib/client/api'
import { useMember } from '@/lib/client/member'
import {
  forgetSearch,
  forgetSearches,
  recentSearches,
  serverRecentSearches,
  subscribeRecentSearches,
} from '@/lib/client/recent-searches'

const PATH = '/api/public/search-history-keywords'
const NONE: HistoryKeyword[] = []

/**
 * The last five searches: a member's from the shop, a visitor's from this browser. Removing shows at once; `forget` and `forgetAll` fail
 * when the shop could not, and what was removed is back.
 */
export function useRecentSearches() {
  const { status, user } = useMember()
  const local = useSyncExternalStore(subscribeRecentSearches, recentSearches, serverRecentSearches)
  // By member, so that nobody sees another one's.
  const { data = NONE, mutate } = useSWR<HistoryKeyword[], unknown>(
    user ? [PATH, user.id] : null,
    () => getData<HistoryKeyword[]>(PATH),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (status !== 'member') {
    return {
      searches: local.map((keyword): HistoryKeyword => ({ _id: keyword, keyword })),
      forget: async ({ keyword }: HistoryKeyword) => forgetSearch(keyword),
      forgetAll: async () => forgetSearches(),
    }
  }
  const change = async (path: string, left: HistoryKeyword[]) => {
    const remove = async () => {
      await send('DELETE', path)
      return left
    }
    await mutate(remove(), { optimisticData: left, rollbackOnError: true, revalidate: true })
  }
  return {
    searches: data,
    forget: ({ _id }: HistoryKeyword) =>
      change(
        `${PATH}/${_id}`,
        data.filter((search) => search._id !== _id),
      ),
    forgetAll: () => change(`${PATH}-clear`, NONE),
  }
}
