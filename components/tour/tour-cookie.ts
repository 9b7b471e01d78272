import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { readCookie } from '@/lib/client/browser/cookie'

const COOKIE = 'nang_tour'
const YEAR_SECONDS = 31_536_000

/** Whether this browser has finished or declined the tour. */
export const wasShownAround = (): boolean => readCookie(COOKIE) !== null

/**
 * Records that the tour was finished or declined (TOU-02 to TOU-04): in this browser for visitors, and on the server for members; `tours`
 * is the member's new state. A server failure is silent: this browser remembers.
 */
export async function recordTour(user: User | undefined): Promise<User | null> {
  document.cookie = `${COOKIE}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  if (!user || user.coachmark_visited) return null
  return api.account.users[':id']
    .$put({ param: { id: String(user.id) }, json: { coachmark_visited: true } })
    .catch(() => null)
}
