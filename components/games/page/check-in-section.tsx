import { getTranslations } from 'next-intl/server'
import type { IslandGame } from '@/lib/games/island'
import { CalendarTable } from '../calendar/calendar-table'
import { StreakTrack } from '../calendar/streak-track'
import { CheckInSlot } from '../parts/slots'
import { slotTexts } from './slot-texts'

interface CheckInSectionProps {
  game: IslandGame
  /** below the wheel, with a title of its own */
  isSecond?: boolean
}

/** The calendar as everyone sees it; a member's own takes its place. */
export async function CheckInSection({ game, isSecond = false }: CheckInSectionProps) {
  const t = await getTranslations('games.head')
  return (
    <section aria-label={t('check-in')} className="game-section game-check-in">
      {isSecond && <h2 className="section-title text-center">{t('check-in')}</h2>}
      <CheckInSlot
        game={game}
        texts={await slotTexts(game, 'check-in', isSecond)}
        after={game.state !== 'ended' && <StreakTrack bonuses={game.bonuses} streak={null} />}
      >
        <div className="game-card">
          <CalendarTable month={game.month} days={game.days} period={game} today={null} />
        </div>
      </CheckInSlot>
    </section>
  )
}
