import { isUuid } from '@/domain/ids'
import { type Ticket, ticketPlace } from './password-ticket'

const LONGEST_CODE = 100

const kept = ticketPlace('shop:password-link')

/** The uid and code /set-password was opened with, or those of this tab's visit before a reload; null for a broken link, and without any. */
export function readPasswordLink(query: URLSearchParams): Ticket | null {
  if (!query.has('uid') && !query.has('code')) return kept.read()
  const [uid, code] = [query.get('uid') ?? '', query.get('code') ?? '']
  return isUuid(uid) && code !== '' && code.length <= LONGEST_CODE ? { uid, code } : null
}

/** Removes the link's secret from the address bar and the history; a reload still finds it. */
export function hidePasswordLink(link: Ticket): void {
  kept.keep(link)
  // Next.js adds its own state to this entry, and takes the new address over.
  window.history.replaceState(null, '', window.location.pathname)
}

export const dropPasswordLink = kept.drop
