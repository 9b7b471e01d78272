'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Bag } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'

type Shipping = Bag['shipping']

/** Announces a delivery fee that changed by a choice made here. */
export function FeeChange({ shipping: { is_known: isKnown, total } }: { shipping: Shipping }) {
  const t = useTranslations('checkout')
  const [fees, setFees] = useState<{ now: number | null; before: number | null }>({
    now: isKnown ? total : null,
    before: null,
  })
  if (isKnown && total !== fees.now) setFees({ now: total, before: fees.now })
  const text =
    fees.before === null || fees.now === null
      ? ''
      : t('feeChanged', { before: formatMoney(fees.before), now: formatMoney(fees.now) })
  return (
    <p role="status" className="rounded-md bg-gold-soft px-3 py-2 text-sm text-gold-dark empty:hidden">
      {text}
    </p>
  )
}
