import { getTranslations } from 'next-intl/server'
import type { GameCode } from '@/domain/game/mission'
import { ButtonLink } from '@/components/ui/button'
import { islandGame } from '@/lib/games/island'
import { GAMES, type GameScreen } from '@/lib/games/screens'
import { getGame, type PublicGame } from '@/lib/reads/cached/cached-missions'
import { CheckInSection } from './check-in-section'
import { GameFrame } from './game-frame'
import { GameHead } from './game-head'
import { HistorySection } from './history-section'
import { Intro } from './intro'
import { OddsTable } from './odds-table'
import { Rules } from './rules'
import { ShareSection } from './share-section'
import { WheelSection } from './wheel-section'

interface GamePageProps {
  code: GameCode
  screen: GameScreen
}

/** A screen of a game (RTE-26 to RTE-29). All that is public is in the page; what one member did is loaded by the browser (C-18). */
export async function GamePage({ code, screen }: GamePageProps) {
  const game = await getGame(code)
  if (!game) return <NoGame code={code} screen={screen} />
  const { mission, odds } = game
  return (
    <GameFrame code={code} screen={screen} look={mission.look}>
      <GameHead game={game} code={code} screen={screen} />
      <ScreenParts game={game} code={code} screen={screen} />
      {screen !== 'history' && (
        <div className="game-columns">
          {odds && <OddsTable odds={odds} />}
          <Rules mission={mission} />
        </div>
      )}
    </GameFrame>
  )
}

/** A game without a screen of a kind has that part on the nearest other one. */
function ScreenParts({ game, code, screen }: GamePageProps & { game: PublicGame }) {
  const island = islandGame(code, game.mission, game.odds)
  const { screens } = GAMES[code]
  const { odds } = game
  const hasCheckIn = screen === 'check-in' || (screen === 'wheel' && !screens['check-in'])
  const hasWheel = screen === 'wheel' || (screen === 'check-in' && !screens.wheel)
  if (screen === 'intro') return <Intro game={game} island={island} />
  if (screen === 'history') return <HistorySection game={island} />
  return (
    <>
      {screen === 'wheel' && odds && <WheelSection game={island} odds={odds} />}
      {hasCheckIn && <CheckInSection game={island} isSecond={screen === 'wheel'} />}
      {screen !== 'wheel' && hasWheel && odds && <WheelSection game={island} odds={odds} isSecond />}
      <ShareSection game={island} />
      {!screens.history && <HistorySection game={island} isSecond />}
    </>
  )
}

/** The shop has no mission of this kind now. */
async function NoGame({ code, screen }: GamePageProps) {
  const t = await getTranslations('games.none')
  return (
    <GameFrame code={code} screen={screen}>
      <div className="game-card game-empty">
        <h1 className="game-title">{t('title')}</h1>
        <p>{t('text')}</p>
        <ButtonLink href="/promo">{t('link')}</ButtonLink>
      </div>
    </GameFrame>
  )
}
