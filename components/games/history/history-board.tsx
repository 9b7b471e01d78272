'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { WindowList } from '@/components/ui/late/window-list'
import { Spinner } from '@/components/ui/spinner'
import { Texts } from '@/components/ui/texts'
import { reloadAnswers } from '@/lib/client/answers/answer-store'
import { withInstruction } from '@/lib/client/failure'
import {
  gamePointsAddress,
  HISTORY_PAGE_SIZE,
  historyAddress,
  isGameHistory,
} from '@/lib/client/games/history'
import { usePlayer } from '@/lib/client/games/player'
import { useProcessing } from '@/lib/client/games/processing'
import { useData, usePage } from '@/lib/client/use-data'
import { formatNumber } from '@/lib/format'
import games from '@/messages/vi/games.json'
import { FailedLine } from '../parts/failed-line'
import type { GamePartProps } from '../parts/member-slot'
import { HistoryEntries } from './history-entries'

const messages = { games: { retry: games.retry, history: games.history, prize: games.prize } }

/** The history can be asked for again a second after the last call (GAM-23). */
const HOLD_MS = 1_000

const FIRST = { skip: '0', limit: String(HISTORY_PAGE_SIZE) }

/** What a member did in a mission, and what it brought (GAM-14). */
export default function HistoryBoard(props: GamePartProps) {
  return (
    <Texts messages={messages}>
      <Board {...props} />
    </Texts>
  )
}

function Board({ game }: GamePartProps) {
  const t = useTranslations('games')
  const { memberId, failureOf } = usePlayer()
  const isKnown = memberId !== undefined
  const points = useData(isKnown ? gamePointsAddress(game) : null, { shouldRetryOnError: false })
  // The list's first window: asked for once for both.
  const firstAddress = historyAddress(game, FIRST)
  const first = usePage(isKnown ? firstAddress : null, { shouldRetryOnError: false })
  const { isProcessing, run } = useProcessing(HOLD_MS)
  const { failure, ask } = failureOf({
    error: first.error ?? points.error,
    isValidating: first.isValidating || points.isValidating,
    mutate: async () => {
      reloadAnswers((key) => isGameHistory(key) && key !== firstAddress && key !== gamePointsAddress(game))
      await Promise.all([first.mutate(), points.mutate()])
    },
  })
  const reload = () => void run(ask)
  return (
    <div className="game-card">
      {first.data && (
        <div className="game-history-head">
          <p>
            {points.data &&
              t.rich('history.total', {
                points: formatNumber(points.data.total_points),
                b: (chunks) => <b>{chunks}</b>,
              })}
          </p>
          <Button variant="quiet" aria-disabled={isProcessing} onClick={reload}>
            {t('history.reload')}
          </Button>
        </div>
      )}
      {failure !== undefined && (first.data !== undefined || !isKnown) && (
        <FailedLine
          text={withInstruction(t('history.failed'), failure)}
          isRetrying={isProcessing}
          onRetry={reload}
        />
      )}
      {!isKnown && failure === undefined && (
        <p role="status" className="game-empty">
          <Spinner />
          <span className="sr-only">{t('history.loading')}</span>
        </p>
      )}
      {isKnown && (
        <WindowList
          addressOf={(window) => historyAddress(game, window)}
          limit={HISTORY_PAGE_SIZE}
          texts={{
            loading: t('history.loading'),
            failed: t('history.failed'),
            retry: t('retry'),
            more: t('history.more'),
          }}
          empty={
            <p className="game-empty">
              {t(game.state === 'running' ? 'history.empty' : 'history.emptyClosed')}
            </p>
          }
          render={(entries) => <HistoryEntries entries={entries} />}
          className="mt-2"
        />
      )}
    </div>
  )
}
