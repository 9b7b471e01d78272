import { readCookie } from '../browser/cookie'

/**
 * The session's state as far as scripts may know it: the session itself is in a cookie they cannot read. Two readable marks stand beside it:
 * a member is signed in (`nang_member`), and the SSO broker has been asked on this host (`sso`).
 */
export type SessionState = 'starting' | 'visitor' | 'member'

const POLL_MS = 100
const WAIT_MS = 2_000

let state: SessionState = 'starting'
let start: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Whether the cookie says that a member is signed in on this host; sends no request. */
export const isMarkedMember = () => readCookie('nang_member') !== null

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

/** Reads the marks again: after sign-in, sign-out, and on return from another tab. */
export function refreshSession(): void {
  if (isMarkedMember()) set('member')
  // Without the mark the user counts as a visitor only after the broker has answered.
  else if (state !== 'starting') set('visitor')
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
    .then(() => set(isMarkedMember() ? 'member' : 'visitor'))
  return start
}
