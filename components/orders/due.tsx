'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { formatCountdown, formatOrderTime } from '@/lib/format'
import { useTime } from './use-time'

const SECOND_MS = 1000
/** The clock that ends unpaid orders goes once a minute. */
const EXPIRY_MS = 60_000

/** Until when an order is to be paid, and how long that is. Once it is over, the order is asked for again. */
export function Due({ at, onOver }: { at: string; onOver: () => void }) {
  const t = useTranslations('orders.payment')
  const end = Date.parse(at)
  const left = Math.max(0, end - useTime(end))
  const isOver = left === 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(over, EXPIRY_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  if (isOver) return <p className="text-sm text-sale">{t('over')}</p>
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-gold-soft px-3 py-2 text-sm text-gold-dark">
      <span>{t('dueAt', { time: formatOrderTime(at) })}</span>
      <span>
        {t('left')}{' '}
        <time role="timer" dateTime={at} className="font-semibold tabular-nums">
          {formatCountdown(left / SECOND_MS)}
        </time>
      </span>
    </p>
  )
}
