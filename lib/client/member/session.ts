import { readCookie } from '../browser/cookie'

/**
 * Who is here, as far as the browser may know: the session itself is in a cookie scripts cannot read; beside it stands a mark that
 * somebody is signed in (`nang_member`), and one that the sso broker has been asked on this host (`sso`).
 */
export type SessionState = 'starting' | 'visitor' | 'member'

const POLL_MS = 100
const WAIT_MS = 2_000

let state: SessionState = 'starting'
let start: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Whether somebody is signed in on this host, before anything has been asked. */
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
/** What the server renders: nobody yet. */
export const getServerSession = (): SessionState => 'starting'

/** Looks at the marks again: after login, logout, and when one comes back from another tab. */
export function refreshSession(): void {
  if (isMarkedMember()) set('member')
  // A visitor is one only once the broker has been heard.
  else if (state !== 'starting') set('visitor')
}

async function waitForBroker(): Promise<void> {
  for (let waited = 0; waited < WAIT_MS && readCookie('sso') === null; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  if (readCookie('sso') !== null) return
  const answer = await fetch(`/api/sso/broker?return=${encodeURIComponent(window.location.href)}`)
  const { data } = (await answer.json()) as { data?: { redirect?: string } }
  // Another host of the shop knows whether we are a member there: it sends us straight back here.
  if (data?.redirect) window.location.replace(data.redirect)
}

/** The app's start (AUT-01 to AUT-03): waits for the sso cookie, 2 s at most, else asks the broker; then the member's own data may load. */
export function startSession(): Promise<void> {
  start ??= waitForBroker()
    // Without an answer of the broker one is simply not signed in from elsewhere.
    .catch(() => undefined)
    .then(() => set(isMarkedMember() ? 'member' : 'visitor'))
  return start
}
