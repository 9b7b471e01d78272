import { getTranslations } from 'next-intl/server'
import type { Mission } from '@/domain/game/mission'
import { formatDate, formatLastDay } from '@/lib/format'

/** The mission's terms, in its own words, with its dates. */
export async function Rules({ mission }: { mission: Mission }) {
  const t = await getTranslations('games.rules')
  const paragraphs = mission.tnc.split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <section aria-label={t('title')} className="game-card game-rules" id="the-le">
      <h2 className="game-card-title">{t('title')}</h2>
      <ul>
        <li>
          {t('dates', {
            start: formatDate(mission.start_date),
            end: formatLastDay(mission.end_date),
          })}
        </li>
        {paragraphs.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
