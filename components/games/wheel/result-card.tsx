'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Spin } from '@/domain/game/prize'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { formatNumber } from '@/lib/format'
import { PrizeFacts } from '../parts/prize-facts'
import { scatterPetals } from './petals'
import { isMotionReduced } from './use-wheel-turn'

const ICONS: Readonly<Record<Spin['prize']['kind'], IconName>> = {
  points: 'coins',
  voucher: 'ticket-percent',
  gift: 'gift',
  token: 'gem',
  none: 'heart',
}

interface ResultCardProps {
  spin: Spin
  /** the spin was begun before this page was opened */
  isEarlier: boolean
  historyPath: string
  onClose: () => void
}

/** The outcome over the wheel. It takes the focus; closing gives it back to the wheel's button. */
export function ResultCard({ spin: { prize }, isEarlier, historyPath, onClose }: ResultCardProps) {
  const t = useTranslations('games.result')
  const card = useRef<HTMLDivElement>(null)
  const isWon = prize.kind !== 'none'
  useEffect(() => {
    const box = card.current
    if (!box) return
    box.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'auto' : 'smooth' })
    if (isWon && !isMotionReduced()) scatterPetals(box)
  }, [isWon])
  const title = isWon ? t(isEarlier ? 'earlier' : 'won') : t('nothing')
  return (
    <div
      ref={card}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="game-result"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <span className="game-result-mark">
        <Icon name={ICONS[prize.kind]} size={30} />
      </span>
      <p className="game-result-title">{title}</p>
      <p className="game-result-prize">{prize.name}</p>
      {prize.points !== null && prize.kind === 'points' && (
        <p className="game-hint">{t('points', { points: formatNumber(prize.points) })}</p>
      )}
      {prize.description !== '' && <p className="game-hint">{prize.description}</p>}
      <PrizeFacts prize={prize} />
      <div className="game-result-ways">
        <Button className="game-button" onClick={onClose}>
          {t('close')}
        </Button>
        <Link href={historyPath} prefetch={false} className="game-link">
          {t('history')}
        </Link>
      </div>
    </div>
  )
}
