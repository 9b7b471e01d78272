import { getTranslations } from 'next-intl/server'
import type { PublishedOdds } from '@/domain/game/prize'
import type { IslandGame } from '@/lib/games/island'
import { WheelHub } from '../wheel/wheel-hub'
import { WheelFace } from '../wheel/wheel-face'
import { WheelSlot } from '../wheel/wheel-slot'
import { slotTexts } from './slot-texts'

interface WheelSectionProps {
  game: IslandGame
  odds: PublishedOdds
  /** below the calendar, with a title of its own */
  isSecond?: boolean
}

/** The wheel at rest for everyone; a member's own takes its place. */
export async function WheelSection({ game, odds, isSecond = false }: WheelSectionProps) {
  const t = await getTranslations('games.head')
  return (
    <section aria-label={t('wheel')} className="game-section game-spin">
      {isSecond && <h2 className="section-title text-center">{t('wheel')}</h2>}
      <WheelSlot game={game} texts={await slotTexts(game, 'wheel', isSecond)}>
        <div className="game-stage">
          <WheelFace segments={odds.segments} />
          <WheelHub />
        </div>
      </WheelSlot>
    </section>
  )
}
