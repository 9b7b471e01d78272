import { getTranslations } from 'next-intl/server'
import type { IslandGame } from '@/lib/games/island'
import { HistorySlot } from '../parts/slots'
import { slotTexts } from './slot-texts'

interface HistorySectionProps {
  game: IslandGame
  /** below the calendar, with a title of its own */
  isSecond?: boolean
}

/** A member's history; visitors read what it holds. */
export async function HistorySection({ game, isSecond = false }: HistorySectionProps) {
  const t = await getTranslations('games')
  return (
    <section aria-label={t('head.history')} className="game-section">
      {isSecond && <h2 className="section-title text-center">{t('head.history')}</h2>}
      <HistorySlot game={game} texts={await slotTexts(game, 'history', isSecond)}>
        <p className="game-hint text-center">{t('historyNeeded')}</p>
      </HistorySlot>
    </section>
  )
}
