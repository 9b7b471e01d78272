'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_POINTS } from '@/lib/pages/help/topics'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { BEAUTY_POINT_BASE, POINT_VALUE } from '@/domain/bag/pricing/points'
import type { Bag } from '@/domain/bag/view'
import { api } from '@/lib/client/api'
import { changeBag } from '@/lib/client/bag/bag'
import { formatMoney, formatNumber } from '@/lib/format'
import { showBagFailure } from '../show-failure'
import { usePhoneVerification } from '../use-phone-verification'

const REST_MS = 450

/** Paying with points: a slider up to the usable maximum, sent after a pause. */
export default function Points({ points }: { points: Bag['points'] }) {
  const t = useTranslations('bag')
  const verified = usePhoneVerification()
  /** the value set here, until the server has answered */
  const [wish, setWish] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = async (wanted: number) => {
    const turn = ++sending.current
    await verified(
      () => changeBag(() => api.cart.carts.me.points.$put({ json: { points: wanted } })),
      (failure) => void showBagFailure(failure, t),
    )
    if (turn === sending.current) setWish(null)
  }
  const set = (wanted: number, isAtOnce = false) => {
    setWish(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(wanted), isAtOnce ? 0 : REST_MS)
  }

  const { balance, usable } = points
  const shown = wish ?? points.used
  const values = { points: formatNumber(shown), amount: formatMoney(shown * POINT_VALUE) }
  return (
    <section aria-labelledby="points-title">
      <div className="flex items-center gap-3">
        <h2 id="points-title" className="flex items-center gap-2 text-base">
          <Icon name="coins" size={20} className="text-gold-dark" />
          {t('points.title')}
          {wish !== null && <Spinner className="size-4 text-muted" />}
        </h2>
        <HelpLink href={HELP_POINTS} label={t('points.help')} />
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('points.balance', { points: formatNumber(balance), value: formatMoney(POINT_VALUE) })}
      </p>
      {usable > 0 ? (
        <>
          <input
            type="range"
            min={0}
            max={usable}
            step={1}
            value={shown}
            aria-label={t('points.label')}
            aria-valuetext={t('points.used', values)}
            onChange={(event) => set(Number(event.target.value))}
            className="mt-1 h-11 w-full cursor-pointer accent-accent"
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <p>{shown > 0 ? t('points.used', values) : t('points.none')}</p>
            <button
              type="button"
              onClick={() => set(shown < usable ? usable : 0, true)}
              className="min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
            >
              {shown < usable ? t('points.max', { points: formatNumber(usable) }) : t('points.clear')}
            </button>
          </div>
        </>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {balance > 0
            ? t('points.tooLittle', { amount: formatMoney(BEAUTY_POINT_BASE) })
            : t('points.empty')}
        </p>
      )}
    </section>
  )
}
