'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

const SECOND = 1_000
/** Screen readers announce the time at these steps only. */
const SPOKEN = [30, 10, 0]

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts down, then offers another code. Pass a new key to restart. */
export function Resend({ seconds, onResend }: { seconds: number; onResend: () => void }) {
  const t = useTranslations('otp')
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    // Computed from the clock: timers are paused while the phone shows the message with the code.
    const until = Date.now() + seconds * SECOND
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / SECOND))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, SECOND)
    return () => clearInterval(timer)
  }, [seconds])

  return (
    <div className="grid min-h-11 place-items-center text-sm">
      {left > 0 ? (
        <p className="text-muted tabular-nums">{t('resendIn', { time: clock(left) })}</p>
      ) : (
        <button
          type="button"
          onClick={onResend}
          className="min-h-11 px-4 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('resend')}
        </button>
      )}
      <p role="status" className="sr-only">
        {SPOKEN.includes(left) && left < seconds ? t('spoken', { left }) : ''}
      </p>
    </div>
  )
}
