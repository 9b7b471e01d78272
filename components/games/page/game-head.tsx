import { getTranslations } from 'next-intl/server'
import type { GameCode } from '@/domain/game/mission'
import { formatDate, formatLastDay } from '@/lib/format'
import { GAMES, type GameScreen } from '@/lib/games/screens'
import type { PublicGame } from '@/lib/reads/cached/cached-missions'
import { GameArt } from './game-art'

interface GameHeadProps {
  game: PublicGame
  code: GameCode
  screen: GameScreen
}

/** Name and dates of the mission; large with a picture on the game's first page. Says when the mission has not begun or is over. */
export async function GameHead({ game, code, screen }: GameHeadProps) {
  const t = await getTranslations('games')
  const { name, description, start_date: start, end_date: end, state } = game.mission
  const isFirst = screen === 'intro' || !GAMES[code].screens.intro
  const days = { start: formatDate(start), end: formatLastDay(end) }
  const dates = t('head.dates', days)
  return (
    <div className={isFirst ? 'game-head game-head-large' : 'game-head'}>
      <div>
        <p className="game-eyebrow">{isFirst ? dates : name}</p>
        <h1 className="game-title">{isFirst ? name : t(`head.${screen}`)}</h1>
        <p className="game-lead">{isFirst ? description : dates}</p>
        {state !== 'running' && <p className="game-state">{t(`state.${state}`, days)}</p>}
      </div>
      {isFirst && <GameArt game={game} />}
    </div>
  )
}
