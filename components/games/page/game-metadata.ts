import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { GameCode } from '@/domain/game/mission'
import { type GameScreen, screenPath } from '@/lib/games/screens'
import { getGame } from '@/lib/reads/cached/cached-missions'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** Metadata of a game's screen. Search engines list screens of missions that run or will run, but no member's history. */
export async function gameMetadata(code: GameCode, screen: GameScreen): Promise<Metadata> {
  const [game, t] = await Promise.all([getGame(code), getTranslations('games.meta')])
  const name = game?.mission.name ?? t('none')
  return pageMetadata({
    title: screen === 'intro' ? name : t(`title.${screen}`, { name }),
    description: game?.mission.description ?? t('noneDescription', { site: site.name }),
    path: screenPath(code, screen),
    noindex: screen === 'history' || !game || game.mission.state === 'ended',
  })
}
