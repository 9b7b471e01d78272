import { getTranslations } from 'next-intl/server'
import { formatNumber } from '@/lib/format'
import type { IslandGame } from '@/lib/games/island'
import { textTemplate } from '@/lib/text-template'
import { ShareButton } from '../share/share-button'

/** The share of a game's link, with what a day's first share brings. */
export async function ShareSection({ game }: { game: IslandGame }) {
  const t = await getTranslations('games.share')
  const { points, text } = game.share
  return (
    <section aria-label={t('title')} className="game-card game-share">
      <div>
        <h2 className="game-card-title">{t('title')}</h2>
        <p className="game-hint">{points > 0 ? t('gain', { points: formatNumber(points) }) : text}</p>
      </div>
      <ShareButton
        game={game}
        texts={{
          button: t('button'),
          copied: t('copied'),
          copyFailed: t('copyFailed'),
          counted: textTemplate(t.raw('counted')),
          again: t('again'),
          failed: t('failed'),
        }}
      />
    </section>
  )
}
