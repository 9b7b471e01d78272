import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { CSSProperties, ReactNode } from 'react'
import { FrameHead } from '@/components/layout/frame-head'
import { SiteLogo } from '@/components/layout/header/site-logo'
import { Icon } from '@/components/ui/icon'
import type { GameCode, Look } from '@/domain/game/mission'
import { type GameScreen, screensOf } from '@/lib/games/screens'

/** The mission's colours, for games.css; without a mission those of the shop apply. */
function paletteStyle(look: Look | undefined): CSSProperties & Record<`--game-${string}`, string> {
  if (!look) return {}
  const { background, surface, accent, on_accent: onAccent, soft, text } = look.palette
  return {
    '--game-background': background,
    '--game-surface': surface,
    '--game-accent': accent,
    '--game-on-accent': onAccent,
    '--game-soft': soft,
    '--game-text': text,
  }
}

interface GameFrameProps {
  code: GameCode
  screen: GameScreen
  look?: Look
  children: ReactNode
}

/** A game's page: its colours, the way back to the shop, and its screens. */
export async function GameFrame({ code, screen, look, children }: GameFrameProps) {
  const t = await getTranslations('games')
  // Without a mission its screens all say the same.
  const screens = look ? screensOf(code) : []
  const contentId = `noi-dung-${code.replaceAll('_', '-')}-${screen}`
  return (
    <div className="game" style={paletteStyle(look)}>
      <FrameHead contentId={contentId} />
      <header className="game-bar">
        <Link href="/" prefetch={false} className="game-back">
          <Icon name="arrow-left" />
          {t('bar.back')}
        </Link>
        <SiteLogo className="text-2xl" />
      </header>
      {screens.length > 1 && (
        <nav aria-label={t('bar.screens')} className="game-nav scroll-row">
          {screens.map(({ screen: name, path }) => (
            <Link key={name} href={path} aria-current={name === screen ? 'page' : undefined}>
              {t(`bar.${name}`)}
            </Link>
          ))}
        </nav>
      )}
      <main id={contentId} tabIndex={-1} className="game-main outline-none">
        {children}
      </main>
    </div>
  )
}
