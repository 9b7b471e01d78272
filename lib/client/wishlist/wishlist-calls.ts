import { api } from '../api'
import { onPersonGone } from '../member/personal-state'
import { getSession, isMarkedMember } from '../member/session'
import { showWish, showWishes } from './wishlist-store'

/** The member's hearts: asked for once a page, changed one by one. */

/** What somebody pressed a heart on. */
export interface Wish {
  productId: number
  combinationId: string
}

/** Counts the people this page has seen: an answer to one that has gone is nobody's any more. */
let person = 0

/** The last answer was a refusal, or none: asking again at once would be refused again. */
let isRefused = false

/** Hearts whose change is under way, with how they are wanted by now. */
const underway = new Map<string, { wanted: boolean }>()

/** For each list that is asked for, the changes made meanwhile: it may have been read before them. */
const changedMeanwhile = new Set<Map<string, boolean>>()

/** Asks for the member's hearts. A failure is silent: they stay empty, and giving one that is given already does no harm. */
export async function loadWishes(): Promise<void> {
  const asking = person
  const changed = new Map<string, boolean>()
  changedMeanwhile.add(changed)
  const ids = await api.catalog.v3.users.me.wishlists.ids.$get().catch(() => null)
  changedMeanwhile.delete(changed)
  isRefused = ids === null
  if (!ids || asking !== person) return
  const wished = new Set(ids.map(({ combination_id }) => combination_id))
  for (const [id, { wanted }] of underway) changed.set(id, wanted)
  for (const [id, isOn] of changed) {
    if (isOn) wished.add(id)
    else wished.delete(id)
  }
  showWishes(wished)
}

onPersonGone(() => {
  person += 1
  underway.clear()
  showWishes(new Set())
  // Another member in the place of the one before: nobody else notices, as somebody is signed in all along.
  setTimeout(() => {
    if (!isRefused && getSession() === 'member' && isMarkedMember()) void loadWishes()
  })
})

const tell = ({ productId, combinationId }: Wish, is_wishlisted: boolean) =>
  api.catalog.v3.users.me.wishlists.$post({
    json: { product_id: productId, product_combination_id: combinationId, is_wishlisted },
  })

/**
 * Gives a heart or takes it back: shown at once, put back when it fails. Presses meanwhile are told in turn, the last one counts.
 * Gives how it stands in the end; null for a press another one speaks for, or when whoever pressed has gone.
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
  const asking = person
  const run = { wanted }
  underway.set(combinationId, run)
  let standing = !wanted
  try {
    let told: boolean
    do {
      told = run.wanted
      standing = (await tell(wish, told)).is_wishlisted
    } while (run.wanted !== told && asking === person)
  } finally {
    if (asking === person) {
      underway.delete(combinationId)
      showWish(combinationId, standing)
      for (const changed of changedMeanwhile) changed.set(combinationId, standing)
    }
  }
  return asking === person ? standing : null
}
