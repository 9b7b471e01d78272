import { formatClock, formatLastDay } from '@/lib/format'

/** The day a campaign that ends at midnight is on for the last time, as shoppers say it; null for one that ends at another hour. */
export const lastDay = (end: string): string | null =>
  formatClock(end) === '00:00' ? formatLastDay(end) : null
