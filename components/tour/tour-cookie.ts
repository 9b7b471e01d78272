import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { readCookie } from '@/lib/client/browser/cookie'

const COOKIE = 'nang_tour'
const YEAR_SECONDS = 31_536_000

/** Whether this browser was shown around, or did not want to be. */
export const wasShownAround = (): boolean => readCookie(COOKIE) !== null

/**
 * Notes that somebody was shown around or did not want to be (TOU-02 to TOU-04): in this browser for visitors, and at the server for
 * members, whose new state is given. A failure there is silent: this browser knows.
 */
export async function recordTour(user: User | undefined): Promise<User | null> {
  document.cookie = `${COOKIE}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  if (!user || user.coachmark_visited) return null
  return api.account.users[':id']
    .$put({ param: { id: String(user.id) }, json: { coachmark_visited: true } })
    .catch(() => null)
}
