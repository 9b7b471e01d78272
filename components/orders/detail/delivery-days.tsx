'use client'

import { useTranslations } from 'next-intl'
import type { DeliveryEstimate } from '@/domain/shipping/estimate'
import { formatDate } from '@/lib/format'

/** The expected delivery days. */
export function DeliveryDays({ estimate: { from, to } }: { estimate: DeliveryEstimate }) {
  const t = useTranslations('orders.shipping')
  return from === to ? formatDate(from) : t('estimateRange', { from: formatDate(from), to: formatDate(to) })
}
