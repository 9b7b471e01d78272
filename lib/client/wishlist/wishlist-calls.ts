import { api } from '../api'
import { onIdentityChange } from '../member/personal-state'
import { getSession, isMarkedMember } from '../member/session'
import { showWish, showWishes } from './wishlist-store'

/** Calls of the wishlist: loaded once a page, changed one by one. */

/** The combination whose heart was pressed. */
export interface Wish {
  productId: number
  combinationId: string
}

/** Incremented at sign-in and sign-out; an answer that the previous user asked for is discarded. */
let identity = 0

/** The last answer was a refusal, or there was none: an immediate retry would fail again. */
let isRefused = false

/** Hearts with a request under way, and the state last wanted. */
const underway = new Map<string, { wanted: boolean }>()

/** For each list being loaded, the changes made meanwhile: the list may predate them. */
const concurrentChanges = new Set<Map<string, boolean>>()

/** Loads the member's hearts. A failure is silent: hearts stay empty, and adding one twice does no harm. */
export async function loadWishes(): Promise<void> {
  const asking = identity
  const changed = new Map<string, boolean>()
  concurrentChanges.add(changed)
  const ids = await api.catalog.v3.users.me.wishlists.ids.$get().catch(() => null)
  concurrentChanges.delete(changed)
  isRefused = ids === null
  if (!ids || asking !== identity) return
  const wished = new Set(ids.map(({ combination_id }) => combination_id))
  for (const [id, { wanted }] of underway) changed.set(id, wanted)
  for (const [id, isOn] of changed) {
    if (isOn) wished.add(id)
    else wished.delete(id)
  }
  showWishes(wished)
}

onIdentityChange(() => {
  identity += 1
  underway.clear()
  showWishes(new Set())
  // One member followed another: the session state stays 'member', so no other code loads the new member's hearts.
  setTimeout(() => {
    if (!isRefused && getSession() === 'member' && isMarkedMember()) void loadWishes()
  })
})

const sendWish = ({ productId, combinationId }: Wish, is_wishlisted: boolean) =>
  api.catalog.v3.users.me.wishlists.$post({
    json: { product_id: productId, product_combination_id: combinationId, is_wishlisted },
  })

/**
 * Adds or removes a heart: shown at once, reverted on failure. Presses meanwhile are sent in turn, the last one counts.
 * Gives the final state; null for a press that a running request covers, or when the user has changed.
 * @throws DomainError of the call, TypeError without a connection
 */
export async function setWish(wish: Wish, wanted: boolean): Promise<boolean | null> {
  const { combinationId } = wish
  showWish(combinationId, wanted)
  const running = underway.get(combinationId)
  if (running) {
    running.wanted = wanted
    return null
  }
  const asking = identity
  const run = { wanted }
  underway.set(combinationId, run)
  let confirmed = !wanted
  try {
    let sent: boolean
    do {
      sent = run.wanted
      confirmed = (await sendWish(wish, sent)).is_wishlisted
    } while (run.wanted !== sent && asking === identity)
  } finally {
    if (asking === identity) {
      underway.delete(combinationId)
      showWish(combinationId, confirmed)
      for (const changed of concurrentChanges) changed.set(combinationId, confirmed)
    }
  }
  return asking === identity ? confirmed : null
}
