import { formatClock, formatDate } from '@/lib/format'

/** The day a campaign that ends at midnight is on for the last time, as shoppers say it; null for one that ends at another hour. */
export function lastDay(end: string): string | null {
  return formatClock(end) === '00:00' ? formatDate(new Date(Date.parse(end) - 1)) : null
}

/** The day up to which something lasts that ends at this instant. */
export const dayOfEnd = (end: string): string => lastDay(end) ?? formatDate(end)
