import { formatDate } from '@/lib/format'

/** Whether the shopper has closed the floating banners for today, by Vietnam's calendar. */

const KEY = 'nang_campaigns_closed'

export function areCampaignsClosed(now = new Date()): boolean {
  try {
    return window.localStorage.getItem(KEY) === formatDate(now)
  } catch {
    // Storage is switched off: they can be closed on this page only.
    return false
  }
}

/** Remembers that they were closed until the end of the day. */
export function closeCampaigns(now = new Date()): void {
  try {
    window.localStorage.setItem(KEY, formatDate(now))
  } catch {
    // Storage is switched off, or full: the next page shows them again.
  }
}
