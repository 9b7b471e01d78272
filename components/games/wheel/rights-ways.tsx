'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { RightsFrom } from '@/domain/game/prize'
import { formatMoney } from '@/lib/format'
import type { IslandGame } from '@/lib/games/island'

interface RightsWaysProps {
  ways: readonly RightsFrom[]
  game: IslandGame
}

/** How to get a spin, with the figures that act. */
export function RightsWays({ ways, game }: RightsWaysProps) {
  const t = useTranslations('games.rights')
  return (
    <ul className="game-ways">
      {ways.map(({ way, every, min_amount: amount }) => (
        <li key={way}>
          {way === 'check-in' ? (
            <Link href={game.paths.checkIn} className="game-link">
              {t('check-in', { every: every ?? 1 })}
            </Link>
          ) : way === 'order' ? (
            <Link href="/categories" prefetch={false} className="game-link">
              {amount === null ? t('anyOrder') : t('order', { amount: formatMoney(amount) })}
            </Link>
          ) : (
            t(way)
          )}
        </li>
      ))}
    </ul>
  )
}
