/** Permits setting a password once: a member's public id and a code. */
export interface Ticket {
  uid: string
  code: string
}

function ticketIn(text: string | null): Ticket | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    if (!('uid' in kept && 'code' in kept)) return null
    const { uid, code } = kept
    return typeof uid === 'string' && typeof code === 'string' ? { uid, code } : null
  } catch {
    // Another script's value under this key is no ticket.
    return null
  }
}

/** Storage for a ticket, in this tab only. */
export const ticketPlace = (key: string) => ({
  keep: ({ uid, code }: Ticket): void => sessionStorage.setItem(key, JSON.stringify({ uid, code })),
  read: (): Ticket | null => ticketIn(sessionStorage.getItem(key)),
  drop: (): void => sessionStorage.removeItem(key),
})
