'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { formatCountdown, formatOrderTime } from '@/lib/format'
import { useSecondsLeft } from './use-seconds-left'

/** The job that ends unpaid orders runs once a minute. */
const AGAIN_MS = 60_000

interface DueTimeProps {
  at: string
  /** reloads the order: when the deadline passes, and each minute after until it has ended */
  onOver?: () => void
}

/** Payment deadline of an order with the time left; the server renders a blank of the same size. */
export function DueTime({ at, onOver }: DueTimeProps) {
  const t = useTranslations('orders.due')
  const left = useSecondsLeft(at)
  const isOver = left === 0
  const over = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (!isOver) return
    over()
    const timer = setInterval(over, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOver])

  if (isOver) return <p className="rounded-md bg-accent-soft px-3.5 py-2.5 text-sm text-sale">{t('over')}</p>
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-gold-soft px-3.5 py-2.5 text-sm text-gold-dark">
      <span>{t('until', { time: formatOrderTime(at) })}</span>
      <time role="timer" dateTime={at} className="font-semibold tabular-nums">
        {left === null ? '––:––:––' : formatCountdown(left)}
      </time>
    </p>
  )
}
