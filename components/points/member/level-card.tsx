'use client'

import { useTranslations } from 'next-intl'
import { openOverlay } from '@/components/overlays/store'
import { POINT_VALUE } from '@/domain/bag/pricing/points'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import type { LevelView } from '@/domain/loyalty/levels'
import { formatDate, formatMoney, formatNumber } from '@/lib/format'
import { pointsDetailOverlay } from '../overlays'
import { LevelFlower } from '../page/level-flower'

interface LevelCardProps {
  balance: number
  level: LevelView
  /** of all levels, the lowest first */
  stages: readonly string[]
}

/** The card of the member's level: balance, progress to the next level, and the way to the details. */
export function LevelCard({ balance, level, stages }: LevelCardProps) {
  const t = useTranslations('points.card')
  const rank = Math.max(0, stages.indexOf(level.current.stage))
  return (
    <section
      aria-label={t('label')}
      className="level-card grid gap-5 p-6 tablet:p-8"
      data-rank={Math.min(rank, 3)}
    >
      <LevelFlower rank={rank} />
      <div className="flex flex-wrap items-start gap-x-14 gap-y-4">
        <div>
          <p className="level-quiet text-sm">{t('balance')}</p>
          <p className="font-display text-4xl tabular-nums">{formatNumber(balance)}</p>
          <p className="level-quiet text-sm">
            {balance < 0
              ? t('owed', { count: formatNumber(-balance) })
              : t('worth', { amount: formatMoney(balance * POINT_VALUE) })}
          </p>
        </div>
        <div>
          <p className="level-quiet text-sm">{t('level')}</p>
          <p className="font-display text-2xl">{level.current.name}</p>
          {level.keep_until !== null && (
            <p className="level-quiet text-sm">{t('keep', { day: formatDate(level.keep_until) })}</p>
          )}
        </div>
      </div>
      <div className="grid max-w-xl gap-2">
        <Progress level={level} />
        <p>
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-11 text-sm"
            onClick={() => openOverlay(pointsDetailOverlay, { level })}
          >
            {t('detail')}
          </button>
        </p>
      </div>
    </section>
  )
}

/** How far it is to the next level. */
function Progress({ level: { next, spent, needed } }: { level: LevelView }) {
  const t = useTranslations('points.card')
  if (!next)
    return (
      <p>
        {t('highest')}{' '}
        <span className="level-quiet">
          {t('spent', { amount: formatMoney(spent), months: LEVEL_MONTHS })}
        </span>
      </p>
    )
  const done = next.threshold - needed
  const value = t('progressValue', {
    spent: formatMoney(done),
    threshold: formatMoney(next.threshold),
    months: LEVEL_MONTHS,
  })
  return (
    <>
      <p>{t('needed', { amount: formatMoney(needed), level: next.name })}</p>
      <div
        role="progressbar"
        aria-label={t('progress', { level: next.name })}
        aria-valuemin={0}
        aria-valuemax={next.threshold}
        aria-valuenow={done}
        aria-valuetext={value}
        className="level-track"
      >
        <span style={{ width: `${(100 * done) / next.threshold}%` }} />
      </div>
      <p className="level-quiet text-sm" aria-hidden="true">
        {value}
      </p>
    </>
  )
}
