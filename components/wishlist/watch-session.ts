import { getSession, subscribeSession } from '@/lib/client/member/session'
import { subscribeWishes } from '@/lib/client/wishlist/wishlist-store'

let isWatching = false

/** Loaded for members only; hearts stay empty without it. */
function loadAfterSignIn() {
  if (getSession() !== 'member') return
  import('./after-sign-in').then(
    (code) => code.restoreWishes(),
    () => undefined,
  )
}

/** Calls back when a heart changes. The first heart of a page also watches the session. */
export function watchWishes(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true
    subscribeSession(loadAfterSignIn)
    loadAfterSignIn()
  }
  return subscribeWishes(listener)
}
