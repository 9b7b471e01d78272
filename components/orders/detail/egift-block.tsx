'use client'

import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { EgiftInfo } from '@/domain/bag/egift'
import { formatDate } from '@/lib/format'
import { Fact } from './block'

/** To whom an electronic gift card goes, as the buyer gave it. */
export function EgiftBlock({ egift }: { egift: EgiftInfo }) {
  const t = useTranslations('orders.egift')
  return (
    <div className="mt-2 rounded-md bg-accent-soft px-3 py-2">
      <p className="flex items-center gap-2 text-sm font-semibold text-accent-dark">
        <Gift aria-hidden size={16} strokeWidth={1.5} />
        {t('title')}
      </p>
      <dl>
        <Fact name={t('from')}>{egift.sender_name}</Fact>
        <Fact name={t('to')}>{egift.recipient_name}</Fact>
        <Fact name={t('email')}>{egift.recipient_email}</Fact>
        <Fact name={t('date')}>{formatDate(egift.delivery_date)}</Fact>
        {egift.message && (
          <div className="py-1 text-sm">
            <dt className="text-muted">{t('message')}</dt>
            <dd className="break-words whitespace-pre-line">{egift.message}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
