import { getTranslations } from 'next-intl/server'
import { formatNumber } from '@/lib/format'
import type { IslandGame } from '@/lib/games/island'
import { textTemplate } from '@/lib/text-template'
import { GameShareButton } from '../share/game-share-button'

/** What a day's first share brings; null for nothing but company. */
export function shareGain({ state, share, spinWays }: IslandGame): 'points' | 'spin' | 'both' | null {
  if (state === 'ended') return null
  const isSpin = spinWays.includes('share')
  if (share.points > 0) return isSpin ? 'both' : 'points'
  return isSpin ? 'spin' : null
}

/** The share of a game's link, with what a day's first share brings; of a mission that has ended there is nothing to share. */
export async function ShareSection({ game }: { game: IslandGame }) {
  if (game.state === 'ended') return null
  const t = await getTranslations('games.share')
  const gain = shareGain(game)
  const { points, text } = game.share
  return (
    <section aria-label={t('title')} className="game-card game-share">
      <div>
        <h2 className="game-card-title">{t('title')}</h2>
        <p className="game-hint">
          {gain === null ? text : t(`gain.${gain}`, { points: formatNumber(points) })}
        </p>
      </div>
      <GameShareButton
        game={game}
        texts={{
          button: t('button'),
          copied: t('copied'),
          copyFailed: t('copyFailed'),
          counted: textTemplate(t.raw(`counted.${gain ?? 'none'}`)),
          again: t('again'),
          closed: t('closed'),
          failed: t('failed'),
        }}
      />
    </section>
  )
}
