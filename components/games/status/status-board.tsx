'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Texts } from '@/components/ui/texts'
import { withInstruction } from '@/lib/client/failure'
import { usePlayer } from '@/lib/client/games/player'
import { useProgress } from '@/lib/client/games/progress'
import { formatNumber } from '@/lib/format'
import games from '@/messages/vi/games.json'
import { FailedLine } from '../parts/failed-line'
import type { GamePartProps } from '../parts/member-slot'

const messages = { games: { retry: games.retry, status: games.status } }

/** How far a member is, on a game's first page. */
export default function StatusBoard(props: GamePartProps) {
  return (
    <Texts messages={messages}>
      <Board {...props} />
    </Texts>
  )
}

function Board({ game }: GamePartProps) {
  const t = useTranslations('games.status')
  const { memberId, failureOf } = usePlayer()
  const answer = useProgress(memberId, game)
  const progress = answer.data
  const { failure, isAsked, ask } = failureOf(answer)
  const { checkIn, wheel, history } = game.paths
  const isOver = game.state === 'ended'
  const facts: [label: string, value: string][] = [
    [t('points'), progress ? formatNumber(progress.points) : '–'],
    ...(isOver
      ? []
      : [[t('streak'), progress ? t('days', { days: progress.streak }) : '–'] satisfies [string, string]]),
    ...(game.hasWheel && !isOver
      ? [[t('rights'), progress ? String(progress.rights) : '–'] satisfies [string, string]]
      : []),
  ]
  const isSpin = game.state === 'running' && game.hasWheel && progress !== undefined && progress.rights > 0
  return (
    <>
      <dl className="game-facts" aria-busy={progress === undefined && failure === undefined}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="game-act">
        <Link href={isOver ? history : isSpin ? wheel : checkIn} className="button button-lg game-button">
          {isOver
            ? t('history')
            : isSpin
              ? t('spin', { rights: progress.rights })
              : progress?.isCheckedIn || game.state === 'upcoming'
                ? t('calendar')
                : t('checkIn')}
        </Link>
      </div>
      {failure !== undefined && (
        <FailedLine text={withInstruction(t('failed'), failure)} isRetrying={isAsked} onRetry={ask} />
      )}
    </>
  )
}
