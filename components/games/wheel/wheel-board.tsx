'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { Spin, Wheel } from '@/domain/game/prize'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { Texts } from '@/components/ui/texts'
import { DomainError } from '@/domain/error'
import { reloadAnswers } from '@/lib/client/answers/answer-store'
import { withInstruction } from '@/lib/client/failure'
import { isGameHistory } from '@/lib/client/games/history'
import { usePlayer } from '@/lib/client/games/player'
import { useWheel } from '@/lib/client/games/spins'
import games from '@/messages/vi/games.json'
import { FailedLine } from '../parts/failed-line'
import type { GamePartProps } from '../parts/member-slot'
import { ResultCard } from './result-card'
import { RightsWays } from './rights-ways'
import { segmentOf, useSpin } from './use-spin'
import { useSound } from './use-sound'
import { useWheelTurn } from './use-wheel-turn'
import { WheelFace } from './wheel-face'

const { retry, wheel, result, rights, prize } = games
const messages = { games: { retry, wheel, result, rights, prize } }

/** The member's wheel: one press, one spin, its outcome by the server alone (GAM-14). */
export default function WheelBoard({ game }: GamePartProps) {
  return (
    <Texts messages={messages}>
      <LoadedWheel game={game} />
    </Texts>
  )
}

function LoadedWheel({ game }: GamePartProps) {
  const t = useTranslations('games.wheel')
  const { memberId, failureOf } = usePlayer()
  const answer = useWheel(memberId, game)
  const { data, mutate } = answer
  const { failure, isAsked, ask } = failureOf(answer)
  if (!data)
    return failure === undefined ? (
      <p role="status" className="game-wheel game-wheel-loading">
        <Spinner />
        <span className="sr-only">{t('loading')}</span>
      </p>
    ) : (
      <FailedLine text={withInstruction(t('loadFailed'), failure)} isRetrying={isAsked} onRetry={ask} />
    )
  return (
    <>
      <Stage
        game={game}
        memberId={memberId}
        wheel={data}
        onSpun={({ rights_left: left }) => {
          void mutate({ ...data, rights: left }, { revalidate: false })
          reloadAnswers((key) => key.startsWith('game-progress:') || isGameHistory(key))
        }}
      />
      {failure !== undefined && (
        <FailedLine text={withInstruction(t('loadFailed'), failure)} isRetrying={isAsked} onRetry={ask} />
      )}
    </>
  )
}

interface StageProps extends GamePartProps {
  memberId: number | undefined
  wheel: Wheel
  onSpun: (spin: Spin) => void
}

function Stage({
  game,
  memberId,
  wheel: { state, segments, rights: left, rights_from: ways },
  onSpun,
}: StageProps) {
  const t = useTranslations('games.wheel')
  const button = useRef<HTMLButtonElement>(null)
  const { box, wait, stopAt, stop } = useWheelTurn()
  const { sound, isOn, toggle } = useSound()
  const {
    isSpinning,
    result: shown,
    failure,
    press,
    close,
  } = useSpin({
    game,
    memberId,
    turning: {
      wait,
      stop,
      stopAt: (spin) =>
        stopAt(segmentOf(spin, segments), segments.length, (from, to, duration) =>
          sound.current?.turn(from, to, duration, segments.length),
        ),
    },
    onSpun: (spin) => {
      if (spin.prize.kind === 'none') sound.current?.over()
      else sound.current?.won()
      onSpun(spin)
    },
  })
  const canSpin = state === 'running' && left > 0 && !isSpinning
  const isRefused = failure instanceof DomainError && failure.code === 'NO_SPIN_LEFT'
  const isClosed =
    failure instanceof DomainError && ['MISSION_NOT_STARTED', 'MISSION_OVER'].includes(failure.code)
  const said = isSpinning ? t('spinning') : shown ? t('outcome', { name: shown.spin.prize.name }) : ''
  return (
    <>
      <div className="game-stage">
        <WheelFace ref={box} segments={segments} />
        <button
          ref={button}
          type="button"
          className="game-wheel-hub"
          aria-disabled={!canSpin}
          aria-describedby="luot-quay"
          onClick={() => canSpin && press()}
        >
          {isSpinning ? <span className="sr-only">{t('spinning')}</span> : t('spin')}
          {isSpinning && <Spinner className="size-7" />}
        </button>
        {shown && (
          <ResultCard
            {...shown}
            historyPath={game.paths.history}
            onClose={() => {
              close()
              button.current?.focus()
            }}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="game-rights">
        <p id="luot-quay">
          {game.state !== 'running'
            ? t(`closed.${game.state}`)
            : left > 0
              ? t('rights', { rights: left })
              : t('noRights')}
        </p>
        {game.state === 'running' && (
          <Button variant="quiet" onClick={toggle}>
            {isOn ? t('soundOff') : t('soundOn')}
          </Button>
        )}
      </div>
      {failure !== null && !isRefused && !isClosed && (
        <FailedLine text={withInstruction(t('failed'), failure)} isRetrying={isSpinning} onRetry={press} />
      )}
      {(isRefused || isClosed) && (
        <p role="alert" className="game-failed">
          {isRefused ? t('refused') : withInstruction('', failure)}
        </p>
      )}
      {game.state !== 'ended' && (
        <details className="game-fold" open={left === 0}>
          <summary>{t('howToGet')}</summary>
          <RightsWays ways={ways} game={game} />
        </details>
      )}
    </>
  )
}
