/**
 * The spin whose outcome was not shown yet, on this device: after a closed tab or a lost connection its key asks for the same outcome again,
 * and never for a second spin.
 */

const NAME = 'nang-spin'
const KEPT_MS = 86_400_000

interface PendingSpin {
  memberId: number
  missionId: string
  key: string
  /** ms since 1970 */
  at: number
}

function isPendingSpin(value: unknown): value is PendingSpin {
  if (typeof value !== 'object' || value === null) return false
  const { memberId, missionId, key, at }: Partial<Record<keyof PendingSpin, unknown>> = value
  return (
    typeof memberId === 'number' &&
    typeof missionId === 'string' &&
    typeof key === 'string' &&
    typeof at === 'number'
  )
}

/** The key of this member's pending spin of a mission; null for none, one of another member, or one older than a day. */
export function readPendingSpin(memberId: number, missionId: string): string | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    if (!isPendingSpin(value) || value.memberId !== memberId || value.missionId !== missionId) return null
    return Date.now() - value.at < KEPT_MS ? value.key : null
  } catch {
    // Storage is closed or holds something else: the history has the outcome.
    return null
  }
}

export function keepPendingSpin(memberId: number, missionId: string, key: string): void {
  try {
    const pending: PendingSpin = { memberId, missionId, key, at: Date.now() }
    localStorage.setItem(NAME, JSON.stringify(pending))
  } catch {
    // Storage is full or closed: the history has the outcome.
  }
}

export function dropPendingSpin(): void {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // as above
  }
}
