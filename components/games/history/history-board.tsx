'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { Texts } from '@/components/ui/texts'
import { withInstruction } from '@/lib/client/failure'
import { HISTORY_STEP, useHistory } from '@/lib/client/games/history'
import { usePlayer } from '@/lib/client/games/player'
import { useProcessing } from '@/lib/client/games/processing'
import { formatNumber } from '@/lib/format'
import games from '@/messages/vi/games.json'
import { FailedLine } from '../parts/failed-line'
import type { GamePartProps } from '../parts/member-slot'
import { HistoryList } from './history-list'

const messages = { games: { retry: games.retry, history: games.history, prize: games.prize } }

/** The history can be asked for again a second after the last call (GAM-23). */
const HOLD_MS = 1_000

/** What a member did in a mission, and what it brought (GAM-14). */
export default function HistoryBoard(props: GamePartProps) {
  return (
    <Texts messages={messages}>
      <Board {...props} />
    </Texts>
  )
}

function Board({ game }: GamePartProps) {
  const t = useTranslations('games.history')
  const { memberId, failureOf } = usePlayer()
  const [count, setCount] = useState(HISTORY_STEP)
  const answer = useHistory(memberId, game, count)
  const { data, isValidating } = answer
  const { failure, ask } = failureOf(answer)
  const { isProcessing, run } = useProcessing(HOLD_MS)
  const reload = () => void run(ask)
  return (
    <div className="game-card">
      {data && (
        <div className="game-history-head">
          <p>
            {t.rich('total', {
              points: formatNumber(data.total_points),
              b: (chunks) => <b>{chunks}</b>,
            })}
          </p>
          <Button variant="quiet" aria-disabled={isProcessing} onClick={reload}>
            {t('reload')}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <FailedLine text={withInstruction(t('failed'), failure)} isRetrying={isProcessing} onRetry={reload} />
      )}
      {data ? (
        data.entries.length > 0 ? (
          <>
            <HistoryList entries={data.entries} />
            {data.entries.length < data.total && (
              <div className="game-act">
                <Button
                  variant="secondary"
                  aria-disabled={isValidating}
                  onClick={() => !isValidating && setCount(data.entries.length + HISTORY_STEP)}
                >
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <p className="game-empty">{t(game.state === 'running' ? 'empty' : 'emptyClosed')}</p>
        )
      ) : (
        failure === undefined && (
          <p role="status" className="game-empty">
            <Spinner />
            <span className="sr-only">{t('loading')}</span>
          </p>
        )
      )}
    </div>
  )
}
