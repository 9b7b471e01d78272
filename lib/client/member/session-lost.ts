import { DomainError } from '@/domain/error'
import { endFormerSession } from './session'

const EVENT = 'shop:session-lost'

/** The call that was answered 401: an act of the shopper, or what a page reads by itself. */
export type LostBy = 'act' | 'read'

/** Reports that a call was answered 401: session-start.tsx ends the session, and asks to sign in where an act needs it (AUT-33). */
export const reportSessionLost = (by: LostBy) => window.dispatchEvent(new CustomEvent(EVENT, { detail: by }))

/** Calls back on a lost session. Returns the function that stops it. */
export function onSessionLost(callback: (by: LostBy) => void): () => void {
  const onLost = (event: Event) =>
    callback(event instanceof CustomEvent && event.detail === 'read' ? 'read' : 'act')
  window.addEventListener(EVENT, onLost)
  return () => window.removeEventListener(EVENT, onLost)
}

/**
 * To be asked before an act that a visitor may do as well, such as a change of the bag: where another tab has signed out, it would be done as that
 * visitor. @throws DomainError UNAUTHENTICATED, which is reported as the answer of a service is
 */
export function refuseAsFormerMember(): void {
  if (!endFormerSession()) return
  reportSessionLost('act')
  throw new DomainError('UNAUTHENTICATED', 401, 'signed out in another tab')
}
