import type { DeliveryEstimate } from '@/domain/shipping/estimate'
import { formatDate } from '@/lib/format'

/** Days of one year: '2026-11-24' → '24/11'. */
const short = (day: string) => formatDate(day).slice(0, 5)

/** '24/11 – 26/11', or one day when both are the same. */
export const formatEstimate = ({ from, to }: DeliveryEstimate): string =>
  from === to ? short(from) : `${short(from)} – ${short(to)}`
