import type { FlashSalePage } from '@/lib/pages/promo-pages'
import { formatDate } from '@/lib/format'

/** Whether the session on show is one of this day: a daily sale whose session is over has its next one tomorrow. A page without any is about today. */
export const isOfToday = ({ shown, today }: Pick<FlashSalePage, 'shown' | 'today'>): boolean =>
  shown?.state !== 'upcoming' || formatDate(shown.starts_at) === today
