/**
 * The vote or report a visitor pressed, kept until sign-in: it survives the redirect to a sign-in provider, not the tab. Its name lacks the
 * prefix of personal state, because it is meant for the user who signs in next.
 */
const ENTRY = 'nang_pending_review_act'

/** A sign-in later than this no longer carries it out. */
const LIFETIME_MS = 15 * 60_000

export interface ReviewAct {
  kind: 'like' | 'report'
  reviewId: string
}

export function storePendingAct({ kind, reviewId }: ReviewAct): void {
  try {
    window.sessionStorage.setItem(ENTRY, [kind, reviewId, Date.now() + LIFETIME_MS].join(' '))
  } catch {
    // Storage is disabled: the button has to be pressed again.
  }
}

/** Takes the pending act out of storage: the caller carries it out, once. */
export function takePendingAct(): ReviewAct | null {
  try {
    const [kind, reviewId, expiresAt] = window.sessionStorage.getItem(ENTRY)?.split(' ') ?? []
    window.sessionStorage.removeItem(ENTRY)
    if ((kind !== 'like' && kind !== 'report') || !reviewId || !(Number(expiresAt) > Date.now())) return null
    return { kind, reviewId }
  } catch {
    return null
  }
}
