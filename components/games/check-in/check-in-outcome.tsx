'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { IslandGame } from '@/lib/games/island'
import { formatNumber } from '@/lib/format'
import type { Outcome } from './use-check-in'

interface CheckInOutcomeProps {
  outcome: Outcome | null
  game: IslandGame
}

/** What the check-in brought, also for screen readers. */
export function CheckInOutcome({ outcome, game }: CheckInOutcomeProps) {
  const t = useTranslations('games.checkIn')
  const answer = outcome?.is === 'received' ? outcome.answer : null
  return (
    <div role="status" className="game-outcome">
      {outcome?.is === 'already' && <p>{t('already')}</p>}
      {answer && (
        <>
          <p className="game-outcome-gain">
            <Icon name="sparkles" />
            {answer.day.points > 0 ? t('gain', { points: formatNumber(answer.day.points) }) : t('noted')}
          </p>
          {answer.bonus && (
            <p>{t('bonus', { days: answer.bonus.days, points: formatNumber(answer.bonus.points) })}</p>
          )}
          {game.hasWheel && answer.rights > 0 && (
            <p>
              {t('rights', { rights: answer.rights })}{' '}
              <Link href={game.paths.wheel} className="game-link">
                {t('toWheel')}
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  )
}
