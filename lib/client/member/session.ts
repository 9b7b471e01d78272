import { readCookie } from '../browser/cookie'

/**
 * The session's state as far as scripts may know it: the session itself is in a cookie they cannot read. Two readable marks stand beside it:
 * a member is signed in (`nang_member`), and the SSO broker has been asked on this host (`sso`).
 */
export type SessionState = 'starting' | 'visitor' | 'member'

const POLL_MS = 100
const WAIT_MS = 2_000

let state: SessionState = 'starting'
/** the mark of the member whose data this page holds: another tab may sign out, and another member in */
let heldMark: string | null = null
let start: Promise<void> | null = null
const listeners = new Set<() => void>()

/** What the cookie says of who is signed in on this host: another value for each member, null without one; sends no request. */
export const memberMark = () => readCookie('nang_member')

/** Whether a member is signed in on this host, as the cookie says it; sends no request. */
export const isMarkedMember = () => memberMark() !== null

/** The mark of the member whose data this page holds; null for none. */
export const getHeldMark = () => heldMark

function set(next: SessionState) {
  if (state === next) return
  state = next
  listeners.forEach((listener) => listener())
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const getSession = () => state
/** The server renders no session. */
export const getServerSession = (): SessionState => 'starting'

function readMarks(): void {
  heldMark = memberMark()
  set(heldMark === null ? 'visitor' : 'member')
}

/** Reads the marks again: after sign-in, sign-out, and on return from another tab. */
export function refreshSession(): void {
  // Without the mark the user counts as a visitor only after the broker has answered.
  if (state !== 'starting' || isMarkedMember()) readMarks()
}

/**
 * Whether the member whose data this page holds was signed out in another tab, where another member may have signed in. Then it is a visitor's
 * page until that data is removed (change-member.ts).
 */
export function endFormerSession(): boolean {
  if (heldMark === null || heldMark === memberMark()) return false
  set('visitor')
  return true
}

async function waitForBroker(): Promise<void> {
  for (let waited = 0; waited < WAIT_MS && readCookie('sso') === null; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  if (readCookie('sso') !== null) return
  const answer = await fetch(`/api/sso/broker?return=${encodeURIComponent(window.location.href)}`)
  const { data } = (await answer.json()) as { data?: { redirect?: string } }
  // The broker's host knows whether this visitor is a member: it redirects straight back here.
  if (data?.redirect) window.location.replace(data.redirect)
}

/** The app's start (AUT-01 to AUT-03): waits for the sso cookie, 2 s at most, else asks the broker; then the member's own data may load. */
export function startSession(): Promise<void> {
  start ??= waitForBroker()
    // Without the broker's answer there is no sign-in from another host.
    .catch(() => undefined)
    .then(readMarks)
  return start
}
