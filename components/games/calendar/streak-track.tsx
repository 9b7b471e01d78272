import { useTranslations } from 'next-intl'
import type { StreakBonus } from '@/domain/game/calendar-day'
import { Icon } from '@/components/ui/icon'
import { nextBonus } from '@/lib/games/calendar'
import { formatNumber } from '@/lib/format'

interface StreakTrackProps {
  bonuses: readonly StreakBonus[]
  /** days in a row; null while the member is not known */
  streak: number | null
}

/** The bonuses of a streak, and how far the member is. */
export function StreakTrack({ bonuses, streak }: StreakTrackProps) {
  const t = useTranslations('games.streak')
  if (bonuses.length === 0) return null
  const steps = bonuses.toSorted((a, b) => a.days - b.days)
  const next = nextBonus(bonuses, streak ?? 0)
  const longest = steps.at(-1)?.days ?? 1
  return (
    <section aria-label={t('title')} className="game-card game-streak">
      <h2 className="game-card-title">{streak ? t('now', { days: streak }) : t('title')}</h2>
      <p className="game-hint">
        {!next
          ? t('allReached')
          : streak === null
            ? t('how')
            : t('left', { left: next.left, points: formatNumber(next.points) })}
      </p>
      <div className="game-streak-bar" aria-hidden>
        <span style={{ transform: `scaleX(${Math.min(1, (streak ?? 0) / longest)})` }} />
      </div>
      <ol>
        {steps.map(({ days, points }) => (
          <li key={days} data-reached={streak !== null && streak >= days ? '' : undefined}>
            <span className="game-streak-mark">
              <Icon name={streak !== null && streak >= days ? 'check' : 'gift'} size={16} />
            </span>
            <b>{t('days', { days })}</b>
            <span>{t('gain', { points: formatNumber(points) })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
