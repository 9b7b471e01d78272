import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'
import { formatNumber } from '@/lib/format'
import { api } from '@/lib/client/api'
import { whenNear } from '@/lib/client/browser/when-near'
import { withCause } from '@/lib/client/failure'
import { getSession, isMarkedMember, startSession } from '@/lib/client/member/session'
import reviewVotes from '@/messages/vi/reviewVotes.json'
import { reviewReportOverlay } from './overlays'
import { type ReviewAct, storePendingAct, takePendingAct } from './pending-act'

/**
 * Votes of the member who is signed in, painted on the buttons of a list. The page is the same for all visitors, and its reviews are never
 * hydrated: a button says by `data-like` which review it is about.
 */

// Plain texts: the formatter of texts, which a member's product page would load for them alone, is not needed.
const { own, gone, voteFailed } = reviewVotes

/** Ids that one call takes. */
const MOST_IDS = 100

/** The member's votes as far as they are known, by id of the review. */
const liked = new Map<string, boolean>()
/** Number of votes after the member's own, by id of the review. */
const totals = new Map<string, number>()
const places = new Set<HTMLElement>()

const buttonsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLButtonElement>('button[data-like]')]
const idOf = (button: HTMLButtonElement) => button.dataset.like ?? ''

function paint(button: HTMLButtonElement): void {
  const id = idOf(button)
  const pressed = String(liked.get(id) ?? false)
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed)
  const total = totals.get(id)
  const count = button.querySelector('span')
  if (total === undefined || !count) return
  const text = total > 0 ? `(${formatNumber(total)})` : ''
  if (count.textContent !== text) count.textContent = text
}

function paintAll(): void {
  for (const place of places) buttonsIn(place).forEach(paint)
}

async function loadVotes(place: HTMLElement): Promise<void> {
  const unknown = [...new Set(buttonsIn(place).map(idOf))].filter((id) => !liked.has(id)).slice(0, MOST_IDS)
  if (unknown.length === 0) return
  for (const id of unknown) liked.set(id, false)
  try {
    const ids = await api.public.reviews.liked.$get({ query: { ids: unknown.join(',') } })
    for (const id of ids) liked.set(id, true)
  } catch {
    // Optional: without an answer no vote is painted, and they are asked for with the next list.
    for (const id of unknown) liked.delete(id)
  }
}

async function refresh(place: HTMLElement): Promise<void> {
  await loadVotes(place)
  paintAll()
}

/** Distance at which the member's votes are loaded. */
const AHEAD = '300px 0px'

/**
 * Paints the member's votes in a list that comes near the window, as it is and as it changes, and does what was pressed before the sign-in.
 * Returns the function that stops it.
 */
export function watchVotes(place: HTMLElement): () => void {
  places.add(place)
  const observer = new MutationObserver(() => void refresh(place))
  const stopWaiting = whenNear([place], AHEAD, () => {
    const pending = takePendingAct()
    void refresh(place).then(() => pending && actAsMember(pending, true))
    observer.observe(place, { childList: true, subtree: true })
  })
  return () => {
    stopWaiting()
    observer.disconnect()
    places.delete(place)
    liked.clear()
    buttonsIn(place).forEach(paint)
  }
}

/** The number a button shows. */
function shownTotal(id: string): number {
  const known = totals.get(id)
  if (known !== undefined) return known
  for (const place of places) {
    const button = buttonsIn(place).find((each) => idOf(each) === id)
    if (button) return Number(button.dataset.total)
  }
  return 0
}

function failed(failure: unknown, act: ReviewAct): void {
  const code = failure instanceof DomainError ? failure.code : null
  // The session has ended: the login is open already, and the vote waits for it.
  if (failure instanceof DomainError && failure.status === 401) storePendingAct(act)
  else if (code === 'OWN_REVIEW') toast.notif(own)
  else if (code === 'NOT_FOUND') toast.notif(gone)
  else toast.error(withCause(voteFailed, failure))
}

async function vote(id: string, wanted: boolean): Promise<void> {
  const before = { isLiked: liked.get(id) ?? false, total: shownTotal(id) }
  if (before.isLiked === wanted) return
  liked.set(id, wanted)
  totals.set(id, Math.max(0, before.total + (wanted ? 1 : -1)))
  paintAll()
  try {
    const votes = await (wanted
      ? api.public.reviews[':id'].likes.$put({ param: { id } })
      : api.public.reviews[':id'].likes.$delete({ param: { id } }))
    liked.set(id, votes.is_liked)
    totals.set(id, votes.total_likes)
  } catch (failure) {
    liked.set(id, before.isLiked)
    totals.set(id, before.total)
    failed(failure, { kind: 'like', reviewId: id })
  }
  paintAll()
}

function actAsMember({ kind, reviewId }: ReviewAct, wanted: boolean): void {
  if (kind === 'report') openOverlay(reviewReportOverlay, { reviewId })
  else void vote(reviewId, wanted)
}

/** Votes for a review or takes the vote back, or opens its report; a visitor signs in first and has it done then (REV-28). */
export async function act({ kind, reviewId }: ReviewAct): Promise<void> {
  // The session may not be known yet, right after the start of a visit.
  if (!isMarkedMember()) await startSession()
  if (isMarkedMember() || getSession() === 'member') {
    actAsMember({ kind, reviewId }, !liked.get(reviewId))
    return
  }
  storePendingAct({ kind, reviewId })
  openOverlay(loginOverlay, { view: 'login', reason: 'needed' })
}
