'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { Texts } from '@/components/ui/texts'
import { withInstruction } from '@/lib/client/failure'
import { usePlayer } from '@/lib/client/games/player'
import { useMonth, useProgress } from '@/lib/client/games/progress'
import { formatDate, formatNumber } from '@/lib/format'
import { firstShown } from '@/lib/games/mission-days'
import games from '@/messages/vi/games.json'
import { CalendarTable } from '../calendar/calendar-table'
import { StreakTrack } from '../calendar/streak-track'
import { FailedLine } from '../parts/failed-line'
import type { GamePartProps } from '../parts/member-slot'
import { CheckInOutcome } from './check-in-outcome'
import { useCheckIn } from './use-check-in'

const { retry, calendar, streak, checkIn } = games
const messages = { games: { retry, calendar, streak, checkIn } }

/** The member's calendar with the button of the day (GAM-14, GAM-15). */
export default function CheckInBoard(props: GamePartProps) {
  return (
    <Texts messages={messages}>
      <Board {...props} />
    </Texts>
  )
}

function Board({ game }: GamePartProps) {
  const t = useTranslations('games.checkIn')
  const { memberId, failureOf } = usePlayer()
  const answer = useProgress(memberId, game)
  const { data: progress, mutate } = answer
  const { state, press } = useCheckIn(game, progress, mutate)
  const today = progress?.today ?? null
  const current = firstShown(game.months, today)
  const [chosen, setChosen] = useState<string | null>(null)
  const month = chosen ?? current
  const isOther = progress !== undefined && month !== current
  const other = useMonth(memberId, game, isOther ? month : null)
  const days = isOther ? other.data : (progress?.days ?? game.days)
  const { failure, isAsked, ask } = failureOf(isOther ? other : answer)
  const at = game.months.indexOf(month)

  return (
    <>
      <div className="game-card" aria-busy={progress === undefined && failure === undefined}>
        {game.months.length > 1 && (
          <div className="game-months">
            <MonthButton
              label={t('before')}
              icon="chevron-left"
              to={game.months[at - 1]}
              onChoose={setChosen}
            />
            <MonthButton
              label={t('after')}
              icon="chevron-right"
              to={game.months[at + 1]}
              onChoose={setChosen}
            />
          </div>
        )}
        {days ? (
          <CalendarTable month={month} days={days} period={game} today={today} fresh={state.freshDay} />
        ) : (
          <p role="status" className="game-calendar-loading">
            {failure === undefined && <Spinner />}
            <span className="sr-only">{t('loading')}</span>
          </p>
        )}
        {failure !== undefined && (
          <FailedLine text={withInstruction(t('loadFailed'), failure)} isRetrying={isAsked} onRetry={ask} />
        )}
        <div className="game-act">
          {game.state === 'running' && (
            <Button
              size="lg"
              className="game-button"
              aria-disabled={!progress?.canCheckIn || state.isProcessing}
              onClick={press}
            >
              {state.isProcessing && <Spinner />}
              {progress?.isCheckedIn ? (
                <>
                  <Icon name="check" />
                  {t('done')}
                </>
              ) : (
                t(game.checkInPoints > 0 ? 'button' : 'buttonSpin', {
                  points: formatNumber(game.checkInPoints),
                })
              )}
            </Button>
          )}
          {progress && !progress.canCheckIn && !progress.isCheckedIn && (
            <p className="game-hint">{t(`closed.${game.state}`, { start: formatDate(game.firstDay) })}</p>
          )}
          {progress && <p className="game-hint">{t('total', { points: formatNumber(progress.points) })}</p>}
        </div>
        {state.failure !== null && (
          <FailedLine
            text={withInstruction(t('failed'), state.failure)}
            isRetrying={state.isProcessing}
            onRetry={press}
          />
        )}
        <CheckInOutcome outcome={state.outcome} game={game} />
      </div>
      {game.state !== 'ended' && <StreakTrack bonuses={game.bonuses} streak={progress?.streak ?? null} />}
    </>
  )
}

interface MonthButtonProps {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  to: string | undefined
  onChoose: (month: string) => void
}

const MonthButton = ({ label, icon, to, onChoose }: MonthButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={to === undefined}
    onClick={() => to !== undefined && onChoose(to)}
  >
    <Icon name={icon} size={20} />
  </button>
)
