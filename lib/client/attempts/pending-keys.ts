/**
 * Idempotency keys of calls whose outcome is not known yet, on this device: after a closed overlay or tab or a lost connection the same key
 * asks for the same outcome, and the shop acts once. Each is one member's and one thing's.
 */

const PREFIX = 'nang-attempt:'
const KEPT_MS = 86_400_000

export interface Attempt {
  memberId: number
  /** what the call is about: 'reward:12', 'prize:3', 'spin:5' */
  thing: string
}

interface Pending {
  key: string
  /** ms since 1970 */
  at: number
}

/** Where the browser keeps nothing, a key lasts as long as the page. */
const memory = new Map<string, string>()

const nameOf = ({ memberId, thing }: Attempt): string => `${PREFIX}${memberId}:${thing}`

function pendingIn(text: string | null | undefined): Pending | null {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return null
  const { key, at }: Partial<Record<keyof Pending, unknown>> = value
  return typeof key === 'string' && typeof at === 'number' && Date.now() - at < KEPT_MS ? { key, at } : null
}

function read(name: string): Pending | null {
  try {
    // A storage that is full can be read, and has none of what was kept since.
    return pendingIn(localStorage.getItem(name)) ?? pendingIn(memory.get(name))
  } catch {
    // Storage is closed or holds something else.
    return pendingIn(memory.get(name))
  }
}

function remove(name: string): void {
  memory.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is closed: nothing is kept there.
  }
}

/** Removes the keys that are too old, of members who did not come back as well. */
function removeOld(): void {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  for (const name of names) if (name?.startsWith(PREFIX) && !read(name)) remove(name)
}

/** The key of an attempt whose outcome is not known; null for none, and for one older than a day. */
export const readPendingKey = (attempt: Attempt): string | null => read(nameOf(attempt))?.key ?? null

export function keepPendingKey(attempt: Attempt, key: string): void {
  const pending: Pending = { key, at: Date.now() }
  try {
    removeOld()
    localStorage.setItem(nameOf(attempt), JSON.stringify(pending))
  } catch {
    memory.set(nameOf(attempt), JSON.stringify(pending))
  }
}

export const dropPendingKey = (attempt: Attempt): void => remove(nameOf(attempt))
