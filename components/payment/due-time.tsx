'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { formatCountdown, formatOrderTime } from '@/lib/format'

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

/** Until when the order is to be paid, and how long that is; the server's page leaves a blank of the same size. */
export function DueTime({ at, onOver }: { at: string; onOver?: () => void }) {
  const t = useTranslations('payment.due')
  const left = useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1000)),
    () => null,
  )
  const isOver = left === 0
  const over = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (isOver) over()
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
