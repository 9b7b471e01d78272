/**
 * Between the right code of a quick sign-up and the account's password: the uid and code that set it, kept for this tab alone.
 * Its presence is also what tells that the code was sent and proved (spec 1 §4).
 */
export interface SignUpTicket {
  uid: string
  code: string
}

const KEY = 'shop:sign-up-ticket'

export function keepTicket({ uid, code }: SignUpTicket): void {
  sessionStorage.setItem(KEY, JSON.stringify({ uid, code }))
}

export function readTicket(): SignUpTicket | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    if (!('uid' in kept && 'code' in kept)) return null
    const { uid, code } = kept
    return typeof uid === 'string' && typeof code === 'string' ? { uid, code } : null
  } catch {
    // Whatever somebody else wrote there is no ticket.
    return null
  }
}

export const dropTicket = (): void => sessionStorage.removeItem(KEY)
